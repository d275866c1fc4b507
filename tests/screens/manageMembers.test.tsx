import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BuilderTeam } from '../../openapi/schema.d.ts';
import type { ScenarioText } from '../../src/mocks/scenarioSelection.ts';
import { copy } from '../../src/mocks/copy.ts';
import { useTestApp } from '../support/renderApp.tsx';
import { teamCall } from '../support/teamDialogs.tsx';
import { act } from '../support/render.tsx';

const { renderApp, rememberClub, faults, applyScenarios, clearScenarios, backend } = useTestApp();
const words = copy.responses;

const listCall = '*/api/gh/teamsclub';

let token: string;
let team: BuilderTeam;

async function data<Answer>(path: string): Promise<Answer> {
  return ((await backend.request('GET', path, { token })).body as { data: Answer }).data;
}
const memberIds = async () =>
  (await data<BuilderTeam>(`/api/gh/teamsclub/${team.id}`)).members.map(({ id }) => id);
/** As another manager of the club would do it. */
const setMembers = (ids: number[]) =>
  backend.request('PUT', `/api/gh/teamsclub/${team.id}`, {
    token,
    body: { team_name: team.name, category_id: team.category_id, participant_ids: ids },
  });

const dialog = () => screen.getByRole('dialog', { name: 'Manage Members' });
const button = (name: string | RegExp) => within(dialog()).getByRole('button', { name });
const adders = () => within(dialog()).queryAllByRole('button', { name: /^Add / });
const removers = () => within(dialog()).queryAllByRole('button', { name: /^Remove / });
const nameOn = (found: HTMLElement | undefined) =>
  found?.getAttribute('aria-label')?.replace(/^(Add|Remove) /, '') ?? '';
const shownNames = () => removers().map(nameOn);
const names = (ids: number[]) =>
  ids.map((id) => team.members.find((member) => member.id === id)?.name ?? '');
const isCount = (count: number) =>
  within(dialog()).findByRole('region', { name: `Current Members (${count}/5)` });
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
const undo = () => screen.getByRole('button', { name: 'Urungkan' });

beforeEach(async () => {
  token = await rememberClub();
  // It has four members at the start of each test.
  const [found] = (await data<BuilderTeam[]>('/api/gh/teamsclub')).filter(
    ({ name }) => name === 'Lentera Semeru',
  );
  if (!found) throw new Error('There is no such team');
  team ??= found;
  await setMembers(team.members.slice(0, 4).map(({ id }) => id));
});

async function open() {
  const app = await renderApp('/schoolclub/team');
  await app.user.click(
    await screen.findByRole('button', { name: 'Manage members of Lentera Semeru' }),
  );
  await isCount(4);
  await waitFor(() => expect(adders().length).toBeGreaterThan(0));
  return app;
}

/** What the dialog sends, answered by the server. */
function watchUpdates() {
  const sent: { ids: number[]; version: string | null }[] = [];
  let underWay = 0;
  let together = 0;
  faults(
    http.put(teamCall, async ({ request }) => {
      underWay += 1;
      together = Math.max(together, underWay);
      const { participant_ids: ids } = (await request.clone().json()) as {
        participant_ids: number[];
      };
      sent.push({ ids, version: request.headers.get('If-Match') });
      const answer = await backend.app.fetch(request);
      underWay -= 1;
      return answer;
    }),
  );
  return { sent, together: () => together };
}

describe('managing the members of a team', () => {
  it('shows the seats with the leader first, and twelve available people a page', async () => {
    const { user } = await open();
    const current = await isCount(4);
    expect(shownNames()).toEqual(names(team.members.slice(0, 4).map(({ id }) => id)));
    const rows = within(current).getAllByRole('listitem');
    expect(rows.map((row) => within(row).queryByText(/^(Leader|Member)$/)?.textContent)).toEqual([
      'Leader',
      'Member',
      'Member',
      'Member',
    ]);
    expect(adders()).toHaveLength(12);
    const { violations } = await axe.run(dialog(), {
      runOnly: ['cat.aria', 'cat.name-role-value', 'cat.forms'],
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await user.click(button('Next'));
    const [onSecond] = adders().map(nameOn);
    await user.click(within(dialog()).getByPlaceholderText('Cari nama atau email'));
    await user.paste((onSecond ?? '').toUpperCase());
    await waitFor(() => expect(adders().map(nameOn)).toEqual([onSecond]));
    await user.paste('xyz');
    expect(within(dialog()).getByText('Tidak ada peserta yang cocok.')).toBeVisible();
    await user.click(button('Done'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const opener = screen.getByRole('button', { name: 'Manage members of Lentera Semeru' });
    expect(opener).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(adders()).toHaveLength(12));
    expect(within(dialog()).getByPlaceholderText('Cari nama atau email')).toHaveValue('');
    expect(within(dialog()).getByText(/^Page 1 of/)).toBeVisible();
  });

  it('adds everybody who is pressed in quick succession, one call at a time, and no sixth', async () => {
    await setMembers(team.members.slice(0, 2).map(({ id }) => id));
    const { sent, together } = watchUpdates();
    const { user } = await renderApp('/schoolclub/team');
    await user.click(
      await screen.findByRole('button', { name: 'Manage members of Lentera Semeru' }),
    );
    await isCount(2);
    await waitFor(() => expect(adders().length).toBe(12));
    const chosen = adders().slice(0, 4).map(nameOn);
    for (const name of chosen.slice(0, 3)) fireEvent.click(button(`Add ${name}`));
    await isCount(5);
    fireEvent.click(button(`Add ${chosen[3]}`));
    expect(await screen.findByText('Tim maksimal memiliki 5 anggota!')).toBeVisible();
    for (const name of chosen.slice(0, 3))
      expect(await screen.findByText(`${name} berhasil ditambahkan!`)).toBeVisible();
    expect(sent.map(({ ids }) => ids.length)).toEqual([3, 4, 5]);
    expect(together()).toBe(1);
    expect(new Set(sent.map(({ version }) => version)).size).toBe(3);
    await waitFor(async () => expect(await memberIds()).toEqual(sent[2]?.ids));
    expect(within(dialog()).getByRole('status')).toHaveTextContent(/5 dari 5 anggota\.$/);
  });

  it('keeps two members, and says why', async () => {
    await setMembers(team.members.slice(0, 2).map(({ id }) => id));
    const { user } = await renderApp('/schoolclub/team');
    await user.click(
      await screen.findByRole('button', { name: 'Manage members of Lentera Semeru' }),
    );
    await isCount(2);
    for (const remover of removers()) {
      expect(remover).toBeDisabled();
      expect(remover).toHaveAccessibleDescription(
        'Anggota dapat dikeluarkan selama tim berisi lebih dari 2 orang.',
      );
    }
  });

  it.each<['adding' | 'removing', string, ScenarioText, string]>([
    ['adding', 'no server', 'offline:updateTeam', 'Terjadi kesalahan, coba lagi nanti.'],
    ['adding', 'no JSON', 'html-error-page:updateTeam', 'Gagal tambah anggota'],
    ['removing', 'no JSON', 'html-error-page:updateTeam', 'Gagal hapus anggota'],
    ['removing', 'the words of the server', 'server-500:updateTeam', words.serverError],
  ])('takes back what is refused: %s, %s', async (kind, _, failure, message) => {
    const { user } = await open();
    const before = shownNames();
    await applyScenarios(failure);
    await user.click((kind === 'adding' ? adders() : removers())[0] as HTMLElement);
    expect((await screen.findAllByText(message))[0]).toBeVisible();
    await waitFor(() => expect(shownNames()).toEqual(before));
    expect(screen.queryByRole('button', { name: 'Urungkan' })).not.toBeInTheDocument();
    expect(within(dialog()).getByRole('status')).toHaveTextContent(`${message} 4 dari 5 anggota.`);
  });

  it('does not overwrite what another manager has changed', async () => {
    const { user } = await open();
    const ids = team.members.slice(1, 4).map(({ id }) => id);
    await setMembers(ids);
    await user.click(adders()[0] as HTMLElement);
    expect(
      await screen.findByText(
        'Tim ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
      ),
    ).toBeVisible();
    await isCount(3);
    expect(shownNames()).toEqual(names(ids));
    expect(await memberIds()).toEqual(ids);
  });

  it('closes when the team is gone, and takes it out of the table', async () => {
    const { user } = await open();
    const others = (await data<BuilderTeam[]>('/api/gh/teamsclub')).filter(
      ({ id }) => id !== team.id,
    );
    await applyScenarios('team-gone');
    faults(http.get(listCall, () => HttpResponse.json({ success: true, data: others })));
    await user.click(adders()[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getAllByText(words.teamGone)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('Lentera Semeru')).not.toBeInTheDocument());
  });

  it('says what cannot be had, and tries again', async () => {
    await applyScenarios('offline:getBuilderTeam', 'offline:listAvailableParticipants');
    const { user } = await renderApp('/schoolclub/team');
    await user.click(
      await screen.findByRole('button', { name: 'Manage members of Lentera Semeru' }),
    );
    await waitFor(() => expect(screen.getAllByText('Gagal mengambil anggota tim')).toHaveLength(2));
    expect(screen.getAllByText('Gagal mengambil anggota tersedia')).toHaveLength(2);
    clearScenarios();
    await applyScenarios('empty-everything');
    for (const again of within(dialog()).getAllByRole('button', { name: 'Try again' }))
      await user.click(again);
    await isCount(4);
    expect(
      await within(dialog()).findByText('No available members for this category'),
    ).toBeVisible();
  });
});

describe('taking a removal back', () => {
  it('makes a removed leader lead again, by the keyboard alone', async () => {
    const { sent } = watchUpdates();
    const { user } = await open();
    const before = shownNames();
    const ids = team.members.slice(0, 4).map(({ id }) => id);
    await act(() => removers()[0]?.focus());
    await user.keyboard('{Enter}');
    expect(await within(dialog()).findByText(`${before[0]} berhasil dihapus!`)).toBeVisible();
    await isCount(3);
    expect(within(dialog()).getByRole('status')).toHaveTextContent(
      `${before[0]} berhasil dihapus! 3 dari 5 anggota.`,
    );
    expect(undo()).toHaveFocus();
    expect(undo()).toHaveAccessibleDescription(`${before[0]} berhasil dihapus!`);
    await user.keyboard('{Enter}');
    await isCount(4);
    expect(shownNames()).toEqual(before);
    expect(await screen.findByText(`${before[0]} kembali ke tim.`)).toBeVisible();
    expect(sent.map((one) => one.ids)).toEqual([ids.slice(1), ids]);
    await waitFor(async () => expect(await memberIds()).toEqual(ids));
    expect(await isCount(4)).toHaveFocus();
  });

  it('is offered for five seconds, also once the dialog is closed, and longer under the pointer', async () => {
    await open();
    const [, second] = shownNames();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fireEvent.click(button(`Remove ${second}`));
    await within(dialog()).findByText(`${second} berhasil dihapus!`);
    fireEvent.click(button('Done'));
    await pass(1000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const text = screen.getByText(`${second} berhasil dihapus!`);
    await pass(3500);
    await act(() => fireEvent.pointerOver(text.parentElement as HTMLElement));
    await pass(20_000);
    expect(text).toBeVisible();
    await act(() => fireEvent.pointerOut(text.parentElement as HTMLElement));
    await pass(4000);
    fireEvent.click(undo());
    await screen.findByText(`${second} kembali ke tim.`);
    vi.useRealTimers();
    await waitFor(async () => expect(await memberIds()).toHaveLength(4));
  });

  it('is no longer offered after five seconds', async () => {
    await open();
    const [first] = shownNames();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fireEvent.click(button(`Remove ${first}`));
    await within(dialog()).findByText(`${first} berhasil dihapus!`);
    await pass(5100);
    expect(screen.queryByRole('button', { name: 'Urungkan' })).not.toBeInTheDocument();
    expect(await isCount(3)).toBeVisible();
  });

  it('says so when the place has been taken, and shows who has it', async () => {
    const { user } = await open();
    const [, removed] = shownNames();
    await user.click(button(`Remove ${removed}`));
    await within(dialog()).findByText(`${removed} berhasil dihapus!`);
    await applyScenarios('member-taken');
    await user.click(undo());
    expect(await screen.findByText(words.memberTaken)).toBeVisible();
    await isCount(3);
    expect(shownNames()).not.toContain(removed);
    expect(screen.queryByRole('button', { name: 'Urungkan' })).not.toBeInTheDocument();
  });
});
