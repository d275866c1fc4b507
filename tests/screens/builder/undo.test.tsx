import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { BuilderTeam } from '../../../openapi/schema.d.ts';
import '../../../src/features/builder/BuilderPage.tsx';
import { copy } from '../../../src/mocks/panel/copy.ts';
import { address, names, participantsOf } from '../../support/screens/participantsPage.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { memberRows, readTeam, rowOf } from '../../support/screens/teamPage.ts';

const product = useTestApp();
const { renderApp, rememberClub, rememberParticipant, applyScenarios, faults, backend } = product;
const { open: openParticipants, readParticipants } = participantsOf(product);

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const findButton = (name: string) => screen.findByRole('button', { name });
const confirmWith = async (user: User, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const undo = () => findButton('Urungkan');
const noUndo = () => expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull();

describe('a deleted team', () => {
  async function deleteTeam() {
    const token = await rememberClub();
    const { user } = await renderApp('/schoolclub/team');
    await user.click(await findButton('Hapus Arek Servo'));
    await confirmWith(user, 'Hapus');
    await screen.findByText('Tim "Arek Servo" berhasil dihapus!');
    return { user, token };
  }
  const isListed = () => screen.queryByRole('button', { name: 'Hapus Arek Servo' }) !== null;

  it('comes back from the toast', async () => {
    const { user } = await deleteTeam();
    expect(isListed()).toBe(false);
    await user.click(await undo());
    expect(await screen.findByText('Tim "Arek Servo" dikembalikan.')).toBeVisible();
    await waitFor(() => expect(isListed()).toBe(true));
    await waitFor(noUndo);
  });

  it('stays deleted if the server cannot restore it, which the toast says', async () => {
    const { user } = await deleteTeam();
    await applyScenarios('server-500:restoreTeam');
    await user.click(await undo());
    expect(await screen.findByText(copy.responses.serverError)).toBeVisible();
    expect(isListed()).toBe(false);
  });
});

it('offers nothing to undo if the server does not say that a removal is restorable', async () => {
  faults(
    http.delete('*/api/gh/teamsclub/:id', () =>
      HttpResponse.json({ success: true, message: 'Dihapus.' }),
    ),
  );
  await rememberClub();
  const { user } = await renderApp('/schoolclub/team');
  await user.click(await findButton('Hapus Garuda Lintas'));
  await confirmWith(user, 'Hapus');
  await screen.findByText('Tim "Garuda Lintas" berhasil dihapus!');
  expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull();
});

describe('a renamed team', () => {
  async function rename(name: string) {
    const token = await rememberClub();
    const { user } = await renderApp('/schoolclub/team');
    await user.click(await findButton('Ubah Garuda Lintas'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText(/^Nama tim/));
    await user.paste(name);
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await dialog.findByRole('listbox');
    await user.click(dialog.getByRole('button', { name: 'Update Team' }));
    await screen.findByText(`Tim "${name}" berhasil diperbarui!`);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    /** As another manager of the club does it. */
    const renameElsewhere = async (next: string) => {
      const path = '/api/gh/teamsclub/1';
      const { data } = (await backend.request('GET', path, { token })).body as {
        data: BuilderTeam;
      };
      const participant_ids = data.members.map(({ id }) => id);
      const body = { team_name: next, category_id: data.category_id, participant_ids };
      return backend.request('PUT', path, { token, body });
    };
    return { user, renameElsewhere };
  }
  const nameOf = async () => (await readTeam(backend, 1)).name;

  it('gets its name back, by Ctrl+Z too', async () => {
    const { user } = await rename('Garuda Malam');
    await undo();
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Tim "Garuda Lintas" kembali seperti semula.')).toBeVisible();
    expect(await findButton('Hapus Garuda Lintas')).toBeInTheDocument();
    expect(await nameOf()).toBe('Garuda Lintas');
  });

  it('keeps the name that another manager has given it since', async () => {
    const { user, renameElsewhere } = await rename('Garuda Pagi');
    await renameElsewhere('Garuda Siang');
    await user.click(await undo());
    expect(
      await screen.findByText('Tim "Garuda Siang" sudah diubah lagi sejak itu.'),
    ).toBeVisible();
    expect(await nameOf()).toBe('Garuda Siang');
    await renameElsewhere('Garuda Lintas');
  });

  it('keeps that name also if it comes while the change is being undone', async () => {
    const { user, renameElsewhere } = await rename('Garuda Sore');
    faults(
      http.get('*/api/gh/teamsclub/1', async ({ request }) => {
        const response = await backend.app.fetch(request);
        await renameElsewhere('Garuda Siang');
        return response;
      }),
    );
    await user.click(await undo());
    expect(
      await screen.findByText(
        'Tim ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
      ),
    ).toBeVisible();
    expect(await nameOf()).toBe('Garuda Siang');
    await renameElsewhere('Garuda Lintas');
  });
});

describe('a removed participant', () => {
  it('is named by the toast, and comes back with their teams', async () => {
    const before = await readParticipants();
    const { members } = await readTeam(backend, 1);
    const member = members.at(-1);
    if (!member) throw new Error('The team has no member');
    const { user } = await openParticipants(`${address}?search=${member.name}`);
    await user.click(await findButton(`Keluarkan ${member.name}`));
    await confirmWith(user, 'Keluarkan');
    expect(await screen.findByText('Removed!')).toBeVisible();
    expect(screen.getByText(`${member.name} dikeluarkan dari klub.`)).toBeVisible();
    await user.click(await undo());
    expect(await screen.findByText(`${member.name} kembali ke klub.`)).toBeVisible();
    await waitFor(() => expect(names()).toContain(member.name));
    expect(await readParticipants()).toEqual(before);
    expect((await readTeam(backend, 1)).members).toEqual(members);
  });

  it('gets a changed name back', async () => {
    const [first] = await readParticipants();
    if (!first) throw new Error('The club has no participant');
    const { user } = await openParticipants();
    await user.click(await findButton(`Ubah ${first.name}`));
    await user.clear(screen.getByLabelText('Name'));
    await user.paste('Nama Keliru');
    await user.keyboard('{Enter}');
    await user.click(await undo());
    expect(await screen.findByText(`Data ${first.name} kembali seperti semula.`)).toBeVisible();
    await waitFor(() => expect(names()).toContain(first.name));
    expect(await readParticipants()).toContainEqual(first);
  });

  it('keeps the name that somebody else has given them since', async () => {
    const [first] = await readParticipants();
    if (!first) throw new Error('The club has no participant');
    const { user } = await openParticipants();
    const rename = async (name: string) =>
      backend.request('PUT', `/api/participants/${first.id}`, {
        token: await backend.signIn('club'),
        body: { name, email: first.email },
      });
    await user.click(await findButton(`Ubah ${first.name}`));
    await user.clear(screen.getByLabelText('Name'));
    await user.paste('Nama Keliru');
    await user.keyboard('{Enter}');
    await undo();
    await rename('Nama Baru');
    await user.click(await undo());
    expect(await screen.findByText('Data Nama Baru sudah diubah lagi sejak itu.')).toBeVisible();
    expect(await readParticipants()).toContainEqual({ ...first, name: 'Nama Baru' });
    await rename(first.name);
  });
});

it('takes a leader’s removal of a member back', async () => {
  await rememberParticipant('leader');
  const { user } = await renderApp('/teams/1');
  await screen.findByText('Kirana Larasati');
  const before = (await readTeam(backend, 1)).members;
  await user.click(await within(rowOf('Kirana Larasati')).findByRole('button', { name: 'Remove' }));
  await confirmWith(user, 'Yes, Remove');
  await user.click(await undo());
  expect(await screen.findByText('Kirana Larasati kembali ke tim.')).toBeVisible();
  await waitFor(() => expect(memberRows()).toHaveLength(before.length));
  expect((await readTeam(backend, 1)).members).toEqual(before);
});

describe('a membership that a participant ended', () => {
  async function leaveClub() {
    await rememberParticipant('member');
    const { user } = await renderApp('/profile');
    await user.click(await findButton('Keluar dari klub'));
    await confirmWith(user, 'Keluar');
    await screen.findByText('Anda telah keluar dari SMA Negeri 3 (Malang).');
    expect(await screen.findByRole('form', { name: 'Bergabung dengan school club' })).toBeVisible();
    return user;
  }
  const clubLink = () => screen.findByRole('link', { name: 'SMA Negeri 3 (Malang)' });

  it('comes back from the toast, with the teams', async () => {
    const user = await leaveClub();
    await screen.findByText('You are not part of any team.');
    await user.click(await undo());
    expect(await screen.findByText('Anda kembali ke SMA Negeri 3 (Malang).')).toBeVisible();
    expect(await clubLink()).toBeVisible();
    await waitFor(() => expect(screen.queryByText('You are not part of any team.')).toBeNull());
  });

  it('stays ended if the server cannot restore it, which the toast says', async () => {
    const user = await leaveClub();
    await applyScenarios('html-error-page:rejoinClub');
    await user.click(await undo());
    expect(
      await screen.findByText('Keanggotaan belum dapat dikembalikan. Coba lagi.'),
    ).toBeVisible();
  });
});
