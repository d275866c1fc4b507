import { screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { copy } from '../../src/mocks/copy.ts';
import defaultTeamLogo from '../../src/ui/pictures/defaultTeamLogo.svg';
import defaultUser from '../../src/ui/pictures/defaultUser.svg';
import { useTestApp } from '../support/renderApp.tsx';
import { act } from '../support/render.tsx';

const { renderApp, rememberParticipant, faults, applyScenarios, clearScenarios, backend } =
  useTestApp();

const button = (name: string) => screen.getByRole('button', { name });

type Team = {
  name: string;
  team_id: string;
  category_name: string;
  leader_id: number | null;
  members: { participant_id: number; name: string }[];
};
const readTeam = async (id: number | string) =>
  ((await backend.request('GET', `/api/teams/${id}`)).body as { team: Team }).team;
const answerWith = (id: number, answer: JsonBodyType) =>
  faults(http.get(`*/api/teams/${id}`, () => HttpResponse.json(answer)));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
// While the question is open, what is behind it is hidden from assistive technology.
const memberRows = () =>
  within(screen.getByRole('region', { name: 'Members', hidden: true })).getAllByRole('listitem', {
    hidden: true,
  });
const rowOf = (name: string) =>
  memberRows().find((row) => row.textContent?.includes(name)) as HTMLElement;

/** Waits by the real clock alone, where a test has taken over the other. */
const until = async (holds: () => boolean) => {
  while (!holds())
    await act(
      () =>
        new Promise((resolve) => {
          setImmediate(resolve);
        }),
    );
};

describe('one team', () => {
  it.each(['/teams/1', '/team/1', '/teams/X-MLGT-00001'])('is shown at %s', async (address) => {
    await renderApp(address);
    await heading('Garuda Lintas');
    expect(document.title).toBe('Garuda Lintas · RoboLaga');
    expect(screen.getByText('Team Details')).toBeVisible();
    const { category_name: category, team_id: code, members } = await readTeam(1);
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      category,
      code,
    ]);
    expect(memberRows().map((row) => row.textContent)).toEqual(
      members.map(({ name }, place) => name + (place === 0 ? 'Leader' : 'Member')),
    );
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
    expect(button('Share')).toBeVisible();
  });

  it('gives its code away', async () => {
    const { user } = await renderApp('/teams/1');
    await heading('Garuda Lintas');
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(button('Salin kode tim'));
    expect(await screen.findByText('Kode tim disalin.')).toBeVisible();
    expect(write).toHaveBeenCalledWith('X-MLGT-00001');
    write.mockRejectedValueOnce(new Error('Not allowed'));
    await user.click(button('Salin kode tim'));
    expect(await screen.findByText('Salin kode ini: X-MLGT-00001')).toBeVisible();
  });

  it('shows what it lacks by defaults', async () => {
    const team = {
      name: 'Tim '.repeat(40),
      team_id: 'X-JNYS-00042',
      category_name: null,
      leader_id: null,
      logo: 'javascript:alert(1)',
      members: [] as object[],
    };
    answerWith(42, { success: true, team });
    answerWith(43, {
      success: true,
      team: {
        ...team,
        members: [
          null,
          { participant_id: 8 },
          { participant_id: 9, name: 'Sekar', level: 'member', profile_picture: null },
        ],
      },
    });
    const { router } = await renderApp('/teams/42');
    expect(await screen.findByText('Tim ini belum memiliki anggota.')).toBeVisible();
    expect(screen.getByText('Unknown')).toBeVisible();
    expect(screen.getByRole('img', { name: /^Logo Tim/ })).toHaveAttribute('src', defaultTeamLogo);
    await act(() => router.navigate('/teams/43'));
    await screen.findByText('Sekar');
    expect(memberRows()).toHaveLength(1);
    expect(rowOf('Sekar').querySelector('img')).toHaveAttribute('src', defaultUser);
  });

  it('says that there is none, and leads to all teams', async () => {
    const { user, currentPath } = await renderApp('/teams/X-NONE-00000');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Tim ini tidak ada' }),
    ).toBeVisible();
    expect(screen.getByText('Tim tidak ditemukan.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Lihat semua tim' }));
    await waitFor(() => expect(currentPath()).toBe('/teams'));
  });

  it.each([
    [
      'the message of the server',
      () => applyScenarios('server-500:getTeam'),
      copy.responses.serverError,
    ],
    [
      'an error without a word',
      () => applyScenarios('silent-refusal:getTeam'),
      'Failed to fetch team details.',
    ],
    ['an answer without a team', () => answerWith(1, null), 'Failed to fetch team details.'],
    [
      'a team without a name',
      () => answerWith(1, { success: true, team: { members: null } }),
      'Failed to fetch team details.',
    ],
    ['no server', () => applyScenarios('offline:getTeam'), 'An unknown error occurred.'],
  ])('says why it cannot be shown, and tries again: %s', async (_, lay, message) => {
    await lay();
    const { user } = await renderApp('/teams/1');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lihat semua tim' })).toBeVisible();
    clearScenarios();
    await user.click(button('Try again'));
    await heading('Garuda Lintas');
  });
});

describe('removing a member', () => {
  const removeButton = async (name: string) =>
    within(rowOf(name)).findByRole('button', { name: 'Remove' });
  const confirm = () =>
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes, Remove' });

  async function open(address: string, name: string) {
    await rememberParticipant('leader');
    const app = await renderApp(address);
    await screen.findByText(name);
    return app;
  }

  it('is offered to the leader of this team only, for the others only', async () => {
    await open('/teams/1', 'Kirana Larasati');
    expect(await screen.findAllByRole('button', { name: 'Remove' })).toHaveLength(
      memberRows().length - 1,
    );
    expect(await removeButton('Kirana Larasati')).toHaveAccessibleDescription('Kirana Larasati');
    expect(within(rowOf('Bagas Wicaksono')).queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['member', 1],
    ['leader', 40],
  ] as const)('is not offered to the %s at team %d', async (who, id) => {
    await rememberParticipant(who);
    const { store } = await renderApp(`/teams/${id}`);
    await heading((await readTeam(id)).name);
    await waitFor(() =>
      expect(JSON.stringify(store.getState().api.queries)).toContain(`"level":"${who}"`),
    );
    await waitFor(() => expect(store.getState().session.participant?.id).not.toBeNull());
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  });

  it('can be thought better of, by Cancel and by Escape', async () => {
    const { user } = await open('/teams/1', 'Kirana Larasati');
    for (const leave of [() => user.click(button('Cancel')), () => user.keyboard('{Escape}')]) {
      await user.click(await removeButton('Kirana Larasati'));
      expect(screen.getByRole('dialog')).toHaveTextContent(
        'Are you sure you want to remove Kirana Larasati from the team?',
      );
      await leave();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(await removeButton('Kirana Larasati')).toHaveFocus();
    }
    expect((await readTeam(1)).members.map(({ name }) => name)).toContain('Kirana Larasati');
  });

  it('is no longer asked for when somebody signs out in another tab', async () => {
    const { user } = await open('/teams/1', 'Kirana Larasati');
    await user.click(await removeButton('Kirana Larasati'));
    await act(() => {
      window.localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  });

  it('highlights the row for 600 ms, drops it, says so, and leaves everything fresh', async () => {
    const { user, router } = await open(
      '/teams?search=garuda+lintas',
      'Daftar tim berhasil dimuat!',
    );
    const entry = await screen.findByRole('link', { name: /^Garuda Lintas/ });
    const { members, team_id: code } = await readTeam(1);
    expect(entry).toHaveTextContent(`${members.length} players`);
    await user.click(entry);
    await screen.findByText('Kirana Larasati');

    const answer = Promise.withResolvers<void>();
    let asked = '';
    let fetched = 0;
    faults(
      http.delete('*/api/teams/remove-member/:id', async ({ request }) => {
        asked = new URL(request.url).search;
        await answer.promise;
      }),
      http.get('*/api/teams/1', () => void (fetched += 1)),
    );
    await user.click(await removeButton('Kirana Larasati'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(() => confirm().click());
    await act(() => confirm().click());
    expect(button('Cancel')).toBeDisabled();
    expect(confirm()).toBeDisabled();
    answer.resolve();
    await until(() => rowOf('Kirana Larasati')?.dataset.leaving === 'true');
    expect(asked).toBe(`?team_id=${code}`);
    // The team is fetched again without her, and still the row stands.
    await until(() => fetched === 1);
    await act(() => void vi.advanceTimersByTime(550));
    expect(rowOf('Kirana Larasati')).toBeVisible();
    expect(screen.queryByText(/telah dikeluarkan/)).not.toBeInTheDocument();
    await act(async () => vi.advanceTimersByTime(60));
    vi.useRealTimers();
    expect(rowOf('Kirana Larasati')).toBeUndefined();
    expect(memberRows()).toHaveLength(members.length - 1);
    const toast = await screen.findByText('✅ Kirana Larasati telah dikeluarkan dari tim.');
    expect(toast.closest('[aria-live="polite"]')).not.toBeNull();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Members' })).toHaveFocus());

    await act(() => router.navigate(-1));
    expect(await screen.findByRole('link', { name: /^Garuda Lintas/ })).toHaveTextContent(
      `${members.length - 1} players`,
    );
  });

  it('says when the member was removed elsewhere meanwhile, and shows the team as it is', async () => {
    const { user } = await open('/teams/3', 'Kirana Larasati');
    const { team_id: code, members } = await readTeam(3);
    const gone = members.find(({ name }) => name === 'Kirana Larasati')?.participant_id;
    await user.click(await removeButton('Kirana Larasati'));
    const elsewhere = await backend.request(
      'DELETE',
      `/api/teams/remove-member/${gone}?team_id=${code}`,
      { token: await backend.signIn('leader') },
    );
    expect(elsewhere.status).toBe(200);
    await user.click(confirm());
    expect(await screen.findByText('❌ Peserta ini bukan anggota tim Anda.')).toBeVisible();
    await waitFor(() => expect(rowOf('Kirana Larasati')).toBeUndefined());
    await waitFor(() => expect(screen.getByRole('region', { name: 'Members' })).toHaveFocus());
  });

  it.each([
    ['no server', 'offline:removeMember'],
    ['no JSON', 'html-error-page:removeMember'],
    ['an answer without success', 'no-success:removeMember'],
  ] as const)('says that it failed, and can be tried again: %s', async (_, fault) => {
    await applyScenarios(fault);
    const name = (await readTeam(2)).members[1]?.name ?? '';
    const { user } = await open('/teams/2', name);
    await user.click(await removeButton(name));
    await user.click(confirm());
    expect(
      (await screen.findByText('❌ Failed to remove member.')).closest('[role="alert"]'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await removeButton(name)).toHaveFocus();
    expect(rowOf(name)).not.toHaveAttribute('data-leaving');
  });
});
