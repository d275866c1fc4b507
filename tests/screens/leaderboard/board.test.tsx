import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { Category, Score } from '../../../openapi/schema.d.ts';
import {
  boardStands,
  countdown,
  passSeconds,
  shownCategory,
  useBoard,
} from '../../support/screens/board.ts';
import { readList } from '../../support/screens/lists.ts';
import { button } from '../../support/screens/queries.ts';
import { wantReducedMotion } from '../../support/browser/mediaQueries.ts';
import { until } from '../../support/until.ts';

const {
  renderApp,
  openBoard,
  watchScores,
  categoryNames,
  faults,
  applyScenarios,
  clearScenarios,
  isLoading,
  backend,
} = useBoard();

const shownTeams = () =>
  screen.getAllByRole('rowheader').map((row) => within(row).getByRole('link').textContent);

describe('the full-screen board', () => {
  it('is reached from the home page and has the screen to itself', async () => {
    const { user, currentPath } = await renderApp('/', { withLayout: true });
    await user.click(await screen.findByRole('link', { name: 'Buka papan skor layar penuh' }));
    await waitFor(() => expect(currentPath()).toBe('/board'));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Papan skor semua lomba' }),
    ).toHaveFocus();
    await waitFor(() => expect(document.title).toBe('Papan skor · RoboLaga'));
    for (const landmark of ['banner', 'navigation', 'contentinfo'])
      expect(screen.queryByRole(landmark)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Ke beranda' }));
    await waitFor(() => expect(currentPath()).toBe('/'));
  });

  it('shows the best of a category as a table, as many as the screen has room for', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
    // The browser reports the size of an element as soon as it is observed.
    vi.spyOn(window, 'ResizeObserver').mockImplementation(function observer(report) {
      const observe = () => report([], {} as ResizeObserver);
      return { observe, unobserve: () => undefined, disconnect: () => undefined };
    });
    await openBoard();
    await boardStands();
    const [first] = await readList<Category>(backend, '/api/categories');
    const best = (await readList<Score>(backend, '/api/scores'))
      .filter(({ registration }) => registration.category.id === first?.id)
      .sort((a, b) => b.points - a.points || a.time.localeCompare(b.time))
      .map(({ registration }) => registration.team.name);
    expect(
      await screen.findByRole('table', { name: `10 skor teratas kategori ${first?.name}` }),
    ).toBeVisible();
    expect(shownTeams()).toEqual(best.slice(0, 10));
  });

  it('shows each category with scores for ten seconds, and loads the scores at each switch', async () => {
    const scores = watchScores();
    await openBoard();
    await boardStands();
    const names = (await categoryNames()).filter((name) => name !== 'Aerial Drone');
    expect(shownCategory()).toBe(names[0]);
    expect(countdown()).toBe('Switching in: 10 sec');
    await passSeconds(9);
    expect(countdown()).toBe('Switching in: 1 sec');
    expect(scores.calls).toBe(1);
    for (const [index, name] of [...names.slice(1), names[0]].entries()) {
      await passSeconds(index === 0 ? 1 : 10);
      await scores.loaded(index + 2);
      expect(shownCategory()).toBe(name);
      expect(
        screen
          .getAllByRole('status')
          .map(({ textContent }) => textContent)
          .join(''),
      ).toBe('');
    }
  });

  it.each([
    ['5', 'Inspire', 'Ganti kategori dijeda'],
    ['4711', 'Line Follower', 'Switching in: 10 sec'],
  ])('opened with category %s, shows %s', async (id, name, state) => {
    await openBoard(`/board?category=${id}`);
    await boardStands();
    expect(shownCategory()).toBe(name);
    expect(screen.getByText(state)).toBeVisible();
    expect(screen.queryByText(/^Kategori /, { selector: '[role=status]' })).toBeNull();
  });

  it('rests for those who want less motion, until they press play', async () => {
    const scores = watchScores();
    wantReducedMotion();
    const { user } = await openBoard();
    await boardStands();
    await passSeconds(10);
    await scores.loaded(2);
    expect(screen.getByText('Ganti kategori dijeda')).toBeVisible();
    await user.click(button('Putar pergantian kategori'));
    await passSeconds(2);
    expect(countdown()).toBe('Switching in: 8 sec');
  });

  it('loads nothing out of sight, and goes on when it is seen again', async () => {
    const scores = watchScores();
    await openBoard();
    await boardStands();
    await scores.loaded(1);
    await passSeconds(2);
    expect(countdown()).toBe('Switching in: 8 sec');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    const { calls } = scores;
    await passSeconds(60);
    expect(scores.calls).toBe(calls);
    expect(countdown()).toBe('Switching in: 8 sec');
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    await scores.loaded(calls + 1);
  });
});

describe('the board of all tournaments', () => {
  const rowsText = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

  it('names the tournament of each row, and is not live because one of them is of today', async () => {
    await openBoard();
    await boardStands();
    const titles = new Set(
      (await readList<Score>(backend, '/api/scores')).map(({ tournament }) => tournament?.title),
    );
    const shown = rowsText().map((text) =>
      [...titles].find((title) => title && text.endsWith(title)),
    );
    expect(shown).toContain('Jakarta Robot Games');
    expect(new Set(shown).size).toBeGreaterThan(1);
    expect(shown).not.toContain(undefined);
    expect(screen.getByText('Skor terbaik semua lomba')).toBeVisible();
    expect(screen.queryByText(/^Skor langsung/)).not.toBeInTheDocument();
  });

  it('is live where all of its scores are of today', async () => {
    const { body } = await backend.request('GET', '/api/scores?tournament=1');
    faults(http.get('*/api/scores', () => HttpResponse.json(body as object)));
    await openBoard();
    await boardStands();
    expect(screen.getByText(/^Skor langsung/)).toBeVisible();
  });
});

describe('the board of one tournament', () => {
  const scoresOf = async (id: number) =>
    (await readList<Score>(backend, `/api/scores?tournament=${id}`)).map(
      ({ registration }) => registration,
    );

  it('has its title, its categories, its scores and the clubs of the teams', async () => {
    await openBoard('/board?tournament=9', 'Papan skor: Semeru Robot Open Malang');
    await boardStands();
    const registrations = await scoresOf(9);
    const [first = ''] = registrations.map(({ category }) => category.name);
    expect(shownCategory()).toBe(first);
    const teams = registrations.filter(({ category }) => category.name === first);
    expect(shownTeams()).toHaveLength(5);
    const titleOf = ({ start_number: number, team }: Score['registration']) =>
      `${number} ${team.name}`;
    expect(teams.map(titleOf)).toEqual(expect.arrayContaining(shownTeams()));
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
      shownTeams().map((name) => {
        const found = teams.find((each) => titleOf(each) === name)?.team;
        return `${name}${found?.club?.name ?? ''}`;
      }),
    );
    expect(
      within(screen.getByRole('group', { name: 'Tetap di satu kategori' })).getAllByRole('button'),
    ).toHaveLength(4);
    expect(screen.getByText('Skor akhir lomba ini')).toBeVisible();
    expect(screen.queryByText(/^Skor langsung/)).not.toBeInTheDocument();
  });

  it('says which run was the last one of a team, and what a new score has changed', async () => {
    const teamScore = (name: string, id: number, points: number, run?: number) => ({
      points,
      time: '01:00.00',
      tournament_id: 1,
      ...(run && { last_run: { round: 'Penyisihan', number: run } }),
      registration: { category: { id: 1, name: 'Line Follower' }, team: { id, name } },
    });
    let last = teamScore('Tim B', 2, 60, 1);
    faults(
      http.get('*/api/scores', () =>
        HttpResponse.json({ success: true, data: [teamScore('Tim A', 1, 80, 2), last] }),
      ),
    );
    await openBoard('/board?tournament=1&category=1', 'Papan skor: Jakarta Robot Games');
    await boardStands();
    const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(rows()).toEqual(['Tim APenyisihan · Percobaan 2', 'Tim BPenyisihan · Percobaan 1']);
    last = teamScore('Tim B', 2, 95, 2);
    await passSeconds(10);
    await until(() => rows()[0]?.startsWith('Tim B') === true);
    expect(rows()).toEqual([
      'Tim B▲ 1Penyisihan · Percobaan 2',
      'Tim A▼ 1Penyisihan · Percobaan 2',
    ]);
    expect(screen.getByRole('img', { name: 'naik 1 peringkat' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'turun 1 peringkat' })).toBeVisible();
  });

  it('is live on the day, and keeps the tournament while a category is held', async () => {
    const { user, router } = await openBoard(
      '/board?tournament=1',
      'Papan skor: Jakarta Robot Games',
    );
    await boardStands();
    expect(screen.getByText('Sementara, 4 dari 9 tim')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sumo Robot' }));
    expect(router.state.location.search).toBe('?tournament=1&category=2');
    await user.click(screen.getByRole('button', { name: 'Sumo Robot' }));
    expect(router.state.location.search).toBe('?tournament=1');
  });
});

describe('the full-screen board without a network', () => {
  it('keeps the last good scores, says how old they are, also after a reload, and recovers by itself', async () => {
    await openBoard();
    await boardStands();
    const before = shownTeams();
    expect(before).toHaveLength(5);
    expect(screen.getByText('Skor terbaik semua lomba')).toBeVisible();
    await applyScenarios('offline');
    await passSeconds(10);
    expect(await screen.findByText('Skor dari beberapa saat lalu')).toBeVisible();

    cleanup();
    vi.setSystemTime(Date.now() + 3 * 60_000);
    await openBoard();
    expect(await screen.findByText('Skor dari 3 menit lalu')).toBeVisible();
    expect(shownTeams()).toEqual(before);
    await passSeconds(60);
    expect(await screen.findByText('Skor dari 4 menit lalu')).toBeVisible();

    clearScenarios();
    await until(() => !isLoading());
    await passSeconds(10);
    expect(await screen.findByText('Skor terbaik semua lomba')).toBeVisible();
  });

  it('says that it tries again where it remembers nothing, or nothing that can be read', async () => {
    window.localStorage.setItem('robolaga-board', '{"version":1,"scores":[null]}');
    await applyScenarios('offline');
    await openBoard();
    expect(
      await screen.findByText(
        'Skor belum dapat dimuat. Papan ini mencoba lagi setiap sepuluh detik.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Score Not Found')).toBeVisible();
    clearScenarios();
    await passSeconds(10);
    await boardStands();
    expect(screen.getByText('Skor terbaik semua lomba')).toBeVisible();
  });

  it('leaves out scores that do not say whose they are, and has room for endless names', async () => {
    const [score] = await readList<Score>(backend, '/api/scores');
    const [category] = await readList<Category>(backend, '/api/categories');
    const registration = {
      category: { id: category?.id, name: 'x' },
      team: { id: 1, name: 'A'.repeat(400) },
    };
    faults(
      http.get('*/api/scores', () =>
        HttpResponse.json({
          success: true,
          data: [
            { ...score, registration: null },
            { ...score, points: null, registration },
            { ...score, time: null, registration },
            { ...score, registration },
          ],
        }),
      ),
    );
    await openBoard();
    await boardStands();
    expect(shownTeams()).toEqual(['A'.repeat(400)]);
  });
});
