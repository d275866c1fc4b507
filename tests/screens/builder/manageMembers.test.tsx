import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { BuilderTeam } from '../../../openapi/schema.d.ts';
import { copy } from '../../../src/mocks/panel/copy.ts';
import type { ScenarioText } from '../../../src/mocks/scenarios/scenarioSelection.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import {
  adders,
  button,
  dialog,
  isCount,
  nameOn,
  removers,
  shownNames,
  useManageMembers,
} from '../../support/screens/manageMembers.ts';

const {
  renderApp,
  faults,
  applyScenarios,
  clearScenarios,
  data,
  team,
  firstIds,
  memberIds,
  setMembers,
  open,
  openWith,
  openChanges,
  watchUpdates,
} = useManageMembers();
const words = copy.responses;

const listCall = '*/api/gh/teamsclub';
const names = (ids: number[]) =>
  ids.map((id) => team().members.find((member) => member.id === id)?.name ?? '');

describe('managing the members of a team', () => {
  it('shows the memberships with the leader first, and twelve available people a page', async () => {
    const { user } = await open();
    const current = await isCount(4);
    expect(shownNames()).toEqual(names(firstIds(4)));
    const rows = within(current).getAllByRole('listitem');
    expect(rows.map((row) => within(row).queryByText(/^(Leader|Anggota)$/)?.textContent)).toEqual([
      'Leader',
      'Anggota',
      'Anggota',
      'Anggota',
    ]);
    expect(adders()).toHaveLength(12);
    await expectAccessible();
    await user.click(button('Next'));
    const [onSecond] = adders().map(nameOn);
    await user.click(within(dialog()).getByPlaceholderText('Cari nama atau email'));
    await user.paste((onSecond ?? '').toUpperCase());
    await waitFor(() => expect(adders().map(nameOn)).toEqual([onSecond]));
    await user.paste('xyz');
    expect(within(dialog()).getByText('Tidak ada peserta yang cocok.')).toBeVisible();
    await user.click(button('Done'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const opener = screen.getByRole('button', { name: 'Atur anggota Lentera Semeru' });
    expect(opener).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(adders()).toHaveLength(12));
    expect(within(dialog()).getByPlaceholderText('Cari nama atau email')).toHaveValue('');
    expect(within(dialog()).getByText(/^Page 1 of/)).toBeVisible();
  });

  it('adds everybody who is pressed in quick succession, one call at a time, and no sixth', async () => {
    await setMembers(firstIds(2));
    const { sent, together } = watchUpdates();
    await openWith(2);
    await waitFor(() => expect(adders().length).toBe(12));
    const chosen = adders().slice(0, 4).map(nameOn);
    for (const name of chosen.slice(0, 3)) fireEvent.click(button(`Tambahkan ${name}`));
    await isCount(5);
    fireEvent.click(button(`Tambahkan ${chosen[3]}`));
    expect(await screen.findByText('Tim maksimal memiliki 5 anggota!')).toBeVisible();
    for (const name of chosen.slice(0, 3))
      expect(await screen.findByText(`${name} berhasil ditambahkan!`)).toBeVisible();
    expect(sent.map(({ ids }) => ids.length)).toEqual([3, 4, 5]);
    expect(together()).toBe(1);
    expect(new Set(sent.map(({ version }) => version)).size).toBe(3);
    await waitFor(async () => expect(await memberIds()).toEqual(sent[2]?.ids));
    expect(within(dialog()).getByRole('status')).toHaveTextContent(/5 dari 5 anggota\.$/);
  });

  it('removes the third of three members, keeps two, and says why', async () => {
    await setMembers(firstIds(3));
    const { user } = await openWith(3);
    for (const remover of removers()) expect(remover).toBeEnabled();
    await user.click(removers()[2] as HTMLElement);
    await waitFor(async () => expect(await memberIds()).toEqual(firstIds(2)));
    await isCount(2);
    for (const remover of removers()) {
      expect(remover).toBeDisabled();
      expect(remover).toHaveAccessibleDescription(
        'Anggota dapat dikeluarkan selama tim berisi lebih dari 2 orang.',
      );
    }
  });

  it('says of who is available in which other teams they are', async () => {
    const { user } = await open();
    const available = await data<{ id: number }[]>(
      `/api/gh/available-participants?category_id=${team().category_id}`,
    );
    const memberships = (await data<BuilderTeam[]>('/api/gh/teamsclub')).flatMap((other) =>
      other.members.map((member) => ({ other, member })),
    );
    const { other, member } =
      memberships.find((each) => available.some(({ id }) => id === each.member.id)) ?? {};
    await user.click(within(dialog()).getByPlaceholderText('Cari nama atau email'));
    await user.paste(member?.email ?? '');
    await waitFor(() => expect(adders().map(nameOn)).toEqual([member?.name]));
    expect(within(dialog()).getByText(`di ${other?.name}`)).toBeVisible();
  });

  it('only lists the members of a team that has a run today, and says why', async () => {
    const { user } = await renderApp('/schoolclub/team');
    await user.click(await screen.findByRole('button', { name: 'Atur anggota Garuda Lintas' }));
    await isCount(4);
    expect(within(dialog()).getByText(/^Tim ini sudah memiliki nilai/)).toBeVisible();
    for (const remover of removers()) {
      expect(remover).toBeDisabled();
      expect(remover).toHaveAccessibleDescription(/anggotanya tidak dapat diganti/);
    }
    expect(adders()).toHaveLength(0);
    expect(within(dialog()).queryByText('Anggota tersedia')).not.toBeInTheDocument();
    await expectAccessible();
    await user.click(button('Done'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('takes back what is refused, and says why', async () => {
    const { user } = await open();
    const before = shownNames();
    await applyScenarios('server-500:updateTeam');
    await user.click(removers()[0] as HTMLElement);
    expect((await screen.findAllByText(words.serverError))[0]).toBeVisible();
    await waitFor(() => expect(shownNames()).toEqual(before));
    expect(screen.queryByRole('button', { name: 'Urungkan' })).not.toBeInTheDocument();
    expect(within(dialog()).getByRole('status')).toHaveTextContent(
      `${words.serverError} 4 dari 5 anggota.`,
    );
  });

  it.each<['adding' | 'removing', string, ScenarioText, string]>([
    ['adding', 'no server', 'offline:updateTeam', 'Terjadi kesalahan, coba lagi nanti.'],
    ['adding', 'no JSON', 'html-error-page:updateTeam', 'Gagal tambah anggota'],
    ['removing', 'no JSON', 'html-error-page:updateTeam', 'Gagal hapus anggota'],
  ])('takes back what is refused: %s, %s', async (kind, _, failure, message) => {
    const { add, remove, current, ids, toasts } = await openChanges();
    await applyScenarios(failure);
    await (kind === 'adding' ? add() : remove(0));
    await waitFor(() => expect(ids()).toEqual(firstIds(4)));
    expect(toasts).toMatchObject([{ variant: 'error', text: message }]);
    expect(current()).toMatchObject({ announcement: message, removals: [] });
  });

  it('does not overwrite what another manager has changed', async () => {
    const { add, ids, toasts } = await openChanges();
    const kept = firstIds(4).slice(1);
    await setMembers(kept);
    await add();
    expect(toasts.map(({ text }) => text)).toEqual([
      'Tim ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    ]);
    await waitFor(() => expect(ids()).toEqual(kept));
    expect(await memberIds()).toEqual(kept);
  });

  it('closes when the team is gone, and takes it out of the table', async () => {
    const { user } = await open();
    const others = (await data<BuilderTeam[]>('/api/gh/teamsclub')).filter(
      ({ id }) => id !== team().id,
    );
    await applyScenarios('team-gone');
    faults(http.get(listCall, () => HttpResponse.json({ success: true, data: others })));
    await user.click(adders()[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findAllByText(words.teamGone)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('Lentera Semeru')).not.toBeInTheDocument());
  });

  it('says what cannot be had, and tries again', async () => {
    await applyScenarios('offline:getBuilderTeam', 'offline:listAvailableParticipants');
    const { user } = await renderApp('/schoolclub/team');
    await user.click(await screen.findByRole('button', { name: 'Atur anggota Lentera Semeru' }));
    await waitFor(() => expect(screen.getAllByText('Gagal mengambil anggota tim')).toHaveLength(2));
    await waitFor(() =>
      expect(screen.getAllByText('Gagal mengambil anggota tersedia')).toHaveLength(2),
    );
    clearScenarios();
    await applyScenarios('empty-everything');
    for (const again of within(dialog()).getAllByRole('button', { name: 'Coba lagi' }))
      await user.click(again);
    await isCount(4);
    expect(
      await within(dialog()).findByText('No available members for this category'),
    ).toBeVisible();
  });
});
