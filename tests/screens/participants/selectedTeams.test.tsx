import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { BuilderTeam, ClubParticipant } from '../../../openapi/schema.d.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { button, many, participantsOf } from '../../support/screens/participantsPage.ts';

const product = useTestApp();
const { backend, faults } = product;
const { open, openWith, readParticipants } = participantsOf(product);

type User = Awaited<ReturnType<typeof open>>['user'];

const label = (place: number) => `Nama tim ke-${place}`;
const nameField = (place: number) => screen.getByLabelText(label(place));
const membersOf = (place: number) =>
  within(screen.getByRole('list', { name: `Anggota tim ke-${place}` }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const selectAll = (count: number) => screen.getByRole('button', { name: `Pilih semua ${count}` });

async function listTeams(): Promise<BuilderTeam[]> {
  const token = await backend.signIn('club');
  const { body } = await backend.request('GET', '/api/gh/teamsclub', { token });
  return (body as { data: BuilderTeam[] }).data;
}

/** Answers who is free in the category, and makes everybody in the grid so. */
const everybodyIsFree = (people: readonly ClubParticipant[]) =>
  faults(
    http.get('*/api/gh/available-participants', () =>
      HttpResponse.json({ success: true, data: people }),
    ),
  );

async function openDialog(user: User) {
  await user.click(button('Buat tim dari pilihan'));
  await screen.findByRole('dialog', { name: 'Buat tim dari pilihan' });
  await screen.findByRole('option', { name: 'Sumo Robot' });
}

async function preview(
  user: User,
  { size, byClass = false }: { size?: string; byClass?: boolean },
) {
  await user.selectOptions(screen.getByLabelText('Kategori'), 'Sumo Robot');
  if (size) await user.selectOptions(screen.getByLabelText('Anggota per tim'), size);
  if (byClass) await user.click(screen.getByRole('radio', { name: /^Per kelas/ }));
  await user.click(button('Lanjut'));
  await screen.findByRole('group', { name: 'Periksa tim' });
}

describe('teams from the selection', () => {
  it('are shown, renamed and created at once; who has a team of the category is left out', async () => {
    const before = await listTeams();
    const inCategory = new Set(
      before
        .filter(({ category_name: name }) => name === 'Sumo Robot')
        .flatMap(({ members }) => members.map(({ id }) => id)),
    );
    const all = await readParticipants();
    const free = all.filter(({ id }) => !inCategory.has(id));
    const count = Math.ceil(free.length / 3);
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: `Pilih ${all[0]?.name}` }));
    await user.click(selectAll(24));
    await openDialog(user);
    await user.click(button('Lanjut'));
    expect(await screen.findByText('Pilih kategori dulu.')).toBeVisible();
    await preview(user, {});
    expect(await screen.findByLabelText(label(count))).toBeVisible();
    expect(screen.queryByLabelText(label(count + 1))).not.toBeInTheDocument();
    expect(
      screen.getByText(`${inCategory.size} peserta tidak ikut: sudah punya tim di kategori ini.`),
    ).toBeVisible();
    await user.clear(nameField(1));
    await user.click(button(`Buat ${count} tim`));
    expect(await screen.findByText('Isi nama tim ini.')).toBeVisible();
    expect(nameField(1)).toHaveFocus();
    expect(await listTeams()).toHaveLength(before.length);
    await user.type(nameField(1), 'Elang Muda');
    await user.click(button(`Buat ${count} tim`));
    expect(await screen.findByText(`${count} tim dibuat.`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(/dipilih$/)).not.toBeInTheDocument();
    const created = (await listTeams()).slice(before.length);
    expect(created).toHaveLength(count);
    expect(created[0]?.name).toBe('Elang Muda');
    expect(created.flatMap(({ members }) => members.map(({ id }) => id))).toEqual(
      free.map(({ id }) => id),
    );
  });

  it('do not mix classes if that is wanted, and say who stays over', async () => {
    const classes = ['8A', '7B', '8A', '8A'];
    const people = many(4).map((each, place) => ({ ...each, class: classes[place] ?? '' }));
    everybodyIsFree(people);
    const { user } = await openWith(people);
    await user.click(screen.getByRole('checkbox', { name: 'Pilih Anggota 001' }));
    await user.click(selectAll(4));
    await openDialog(user);
    await preview(user, { size: '2', byClass: true });
    expect(await screen.findByLabelText(label(3))).toHaveValue('Sumo Robot 8A 2');
    expect(nameField(1)).toHaveValue('Sumo Robot 7B 1');
    expect(membersOf(2)).toEqual(['Anggota 001 (8A)', 'Anggota 003 (8A)']);
    expect(membersOf(3)).toEqual(['Anggota 004 (8A)']);
    expect(screen.getAllByText('Sisa pembagian: 1 anggota.')).toHaveLength(2);
    await user.clear(nameField(1));
    await user.type(nameField(1), 'sumo robot 8a 2');
    await user.click(button('Buat 3 tim'));
    expect(await screen.findAllByText('Nama ini sudah dipakai tim lain di sini.')).toHaveLength(2);
  });

  it('keep what was typed if they are refused, and none is created', async () => {
    const all = await readParticipants();
    const before = await listTeams();
    everybodyIsFree(all);
    const taken = before.find(({ category_name: name }) => name === 'Sumo Robot')?.members[0];
    const people = [...all.filter(({ id }) => id !== taken?.id).slice(0, 1), taken].flatMap(
      (each) => all.filter(({ id }) => id === each?.id),
    );
    const { user } = await openWith(people);
    await user.click(screen.getByRole('checkbox', { name: `Pilih ${people[0]?.name}` }));
    await user.click(screen.getByRole('checkbox', { name: `Pilih ${taken?.name}` }));
    await openDialog(user);
    await preview(user, {});
    await user.clear(await screen.findByLabelText(label(1)));
    await user.type(nameField(1), 'Elang Ditolak');
    await user.click(button('Buat 1 tim'));
    expect(
      await screen.findByText(/^Tim ke-1 "Elang Ditolak": .+ sudah tergabung dalam tim lain/),
    ).toBeVisible();
    expect(screen.getByText(/^Belum ada tim yang dibuat\./)).toBeVisible();
    expect(nameField(1)).toHaveValue('Elang Ditolak');
    expect(await listTeams()).toHaveLength(before.length);
  });

  it('keep what was typed for the same groups after going back', async () => {
    const people = many(4);
    everybodyIsFree(people);
    const { user } = await openWith(people);
    await user.click(screen.getByRole('checkbox', { name: 'Pilih Anggota 001' }));
    await user.click(selectAll(4));
    await openDialog(user);
    const again = async (size: string) => {
      await user.click(button('Kembali'));
      await preview(user, { size });
      return screen.findByLabelText(label(2));
    };
    await preview(user, { size: '2' });
    await user.clear(await screen.findByLabelText(label(2)));
    await user.type(nameField(2), 'Elang Muda');
    expect(await again('2')).toHaveValue('Elang Muda');
    expect(await again('3')).not.toHaveValue('Elang Muda');
    expect(await again('2')).toHaveValue('Elang Muda');
    expect(nameField(1)).not.toHaveValue('Elang Muda');
  });

  it('are made with the keyboard alone', async () => {
    const people = many(2);
    everybodyIsFree(people);
    const { user } = await openWith(people);
    await user.click(screen.getByRole('checkbox', { name: 'Pilih Anggota 001' }));
    act(() => button('Buat tim dari pilihan').focus());
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Buat tim dari pilihan' });
    await waitFor(() => expect(within(dialog).getByLabelText('Kategori')).toHaveFocus());
    await screen.findByRole('option', { name: 'Sumo Robot' });
    await user.selectOptions(screen.getByLabelText('Kategori'), 'Sumo Robot');
    act(() => button('Lanjut').focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Periksa tim' })).toHaveFocus());
    await screen.findByLabelText(label(1));
    await user.tab();
    expect(nameField(1)).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button('Buat tim dari pilihan')).toHaveFocus());
  });
});
