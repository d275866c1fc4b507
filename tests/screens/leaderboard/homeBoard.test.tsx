import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Category, Score, Tournament } from '../../../openapi/schema.d.ts';
import { Leaderboard } from '../../../src/features/leaderboard/home/Leaderboard.tsx';
import { useScores } from '../../../src/features/leaderboard/scores/useScores.ts';
import { passSeconds, useBoardClock, watchScores } from '../../support/screens/board.ts';
import { readList } from '../../support/screens/lists.ts';
import { wantReducedMotion } from '../../support/browser/mediaQueries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { eventDayFromNow } from '../../support/screens/tournaments.ts';
import { until } from '../../support/until.ts';

const product = useTestApp();

useBoardClock();
// The rest of the page is not looked at here, and takes longer to draw than the board.
const nothing = () => HttpResponse.json({ success: true, data: [] });
beforeEach(() =>
  product.faults(http.get('*/api/banners', nothing), http.get('*/api/tournaments', nothing)),
);

// By its clock, the only one of the page: a region's name is asked of half the page.
const board = () => screen.getByRole('timer').closest('section') as HTMLElement;
const countdown = () => within(board()).getByRole('timer').textContent;
const tab = (name: string) => within(board()).getByRole('tab', { name });
const shownRows = () =>
  within(board())
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        .toSpliced(1, 0, within(row).getByRole('rowheader').textContent),
    );

const boardStands = () =>
  waitFor(() => expect(within(board()).getAllByRole('row').length).toBeGreaterThan(1));

async function openHome() {
  const opened = await product.renderApp('/');
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

/** The board without the rest of the page. */
const openBoard = () => product.renderPart(<Leaderboard />);

describe('the board while a contest runs', () => {
  /** Answers with tournaments of today that have these statuses. */
  async function runToday(statuses: (string | undefined)[]) {
    const all = await readList<Tournament>(product.backend, '/api/tournaments');
    const scores = await readList<Score>(product.backend, '/api/scores');
    const withScores = all.filter(({ id }) => scores.some((score) => score.tournament_id === id));
    const date = eventDayFromNow(0);
    const data = statuses.map((status, at) => ({ ...withScores[at], date, status }));
    product.faults(
      http.get('*/api/tournaments', () => HttpResponse.json({ success: true, data, total: 9 })),
    );
    return withScores;
  }

  it('is of the first that takes place, with its categories, schools and links', async () => {
    const [, contest] = await runToday(['cancelled', undefined, undefined]);
    await openHome();
    await boardStands();
    const footer = within(board()).getByRole('link', { name: contest?.title ?? '' });
    expect(footer).toHaveAttribute('href', `/tournaments/${contest?.id}`);
    expect(footer.parentElement).toHaveTextContent(`Lomba hari ini: ${contest?.title}`);
    expect(within(board()).getByTitle('Buka papan skor layar penuh')).toHaveAttribute(
      'href',
      `/board?tournament=${contest?.id}`,
    );
    expect(
      within(board())
        .getAllByRole('tab')
        .map((shown) => shown.textContent)
        .toSorted(),
    ).toEqual(contest?.categories.map(({ name }) => name).toSorted());
    const own = await readList<Score>(
      product.backend,
      `/api/scores?tournament=${contest?.id}&limit=5`,
    );
    const shown = own.map(({ registration }) => registration.team.name);
    for (const [, team] of shownRows())
      expect(shown.some((name) => team?.startsWith(name))).toBe(true);
  });

  it.each([
    ['there is none', []],
    ['it does not take place', ['cancelled', 'postponed']],
  ])('is of all contests where %s', async (_, statuses) => {
    await runToday(statuses);
    await openHome();
    await boardStands();
    expect(within(board()).getByText('Lima skor teratas dari semua lomba')).toBeVisible();
    expect(within(board()).queryByText(/Lomba hari ini/)).toBeNull();
    expect(within(board()).getByTitle('Buka papan skor layar penuh')).toHaveAttribute(
      'href',
      '/board',
    );
  });
});

const failures = [
  ['no answer', () => product.applyScenarios('offline:listScores')],
  ['an error of the server', () => product.applyScenarios('server-500:listScores')],
  ['an answer that is no JSON', () => product.applyScenarios('malformed-json:listScores')],
  ['an answer without success', () => product.applyScenarios('no-success:listScores')],
  [
    'an answer without a list',
    () =>
      product.faults(
        http.get('*/api/scores', () => HttpResponse.json({ success: true, data: null })),
      ),
  ],
] as const;

describe('the live board', () => {
  it("shows the five best of the first category, by points, then time, and 'Score Not Found' for one without scores", async () => {
    const { user } = await openHome();
    await boardStands();
    expect(screen.getByRole('region', { name: 'Papan skor' })).toBe(board());
    const categories = await readList<Category>(product.backend, '/api/categories');
    const scores = await readList<Score>(product.backend, '/api/scores');
    const [first] = categories;
    const best = scores
      .filter(({ registration }) => registration.category.id === first?.id)
      .sort((a, b) => b.points - a.points || a.time.localeCompare(b.time))
      .slice(0, 5);
    expect(tab(first?.name ?? '')).toHaveAttribute('aria-selected', 'true');
    expect(shownRows().map(([, team, points, time]) => [team, points, time])).toEqual(
      best.map(({ registration, tournament, points, time }) => [
        `${registration.team.name}${tournament?.title}`,
        String(points),
        time,
      ]),
    );
    expect(shownRows()[0]?.[0]).toBe('1');

    const scored = new Set(scores.map(({ registration }) => registration.category.id));
    await user.click(tab(categories.find(({ id }) => !scored.has(id))?.name ?? ''));
    expect(within(board()).getByText('Score Not Found')).toBeVisible();
    expect(within(board()).queryByRole('table')).toBeNull();
  });

  it('counts down from 10, goes to the next category after ten seconds, and from the last to the first', async () => {
    const scores = watchScores(product);
    openBoard();
    await boardStands();
    const names = (await readList<Category>(product.backend, '/api/categories')).map(
      ({ name }) => name,
    );
    expect(countdown()).toBe('Switching in: 10 sec');
    await passSeconds(1);
    expect(countdown()).toBe('Switching in: 9 sec');
    await passSeconds(8);
    expect(countdown()).toBe('Switching in: 1 sec');
    expect(tab(names[0] ?? '')).toHaveAttribute('aria-selected', 'true');
    expect(scores.calls).toBe(1);
    await passSeconds(1);
    expect(countdown()).toBe('Switching in: 10 sec');
    await waitFor(() => expect(tab(names[1] ?? '')).toHaveAttribute('aria-selected', 'true'));
    await scores.loaded(2);
    for (const name of [...names.slice(2), names[0]]) {
      await passSeconds(10);
      expect(tab(name ?? '')).toHaveAttribute('aria-selected', 'true');
    }
  });

  it('shows a chosen category at once, loads the scores again and begins the ten seconds anew', async () => {
    const scores = watchScores(product);
    const { user } = openBoard();
    await boardStands();
    await passSeconds(6);
    expect(countdown()).toBe('Switching in: 4 sec');
    await user.click(tab('Inspire'));
    expect(tab('Inspire')).toHaveAttribute('aria-selected', 'true');
    expect(countdown()).toBe('Switching in: 10 sec');
    await scores.loaded(2);
    for (const row of shownRows()) expect(row[3]).toMatch(/^\d\d:\d\d:\d\d$/);
    expect(within(board()).getByRole('status')).toHaveTextContent(
      /^Inspire: .+ memimpin dengan \d+ poin$/,
    );
    await user.unhover(board());
    await passSeconds(9);
    expect(countdown()).toBe('Switching in: 1 sec');
    await passSeconds(1);
    expect(tab('Inspire')).toHaveAttribute('aria-selected', 'false');
    expect(within(board()).getByRole('status')).toBeEmptyDOMElement();
  });

  it('keeps the last good scores after an answer that cannot be used, and says how old they are', async () => {
    const { user } = openBoard();
    await boardStands();
    const before = shownRows();
    const name = within(board()).getByRole('tab', { selected: true }).textContent;
    await product.applyScenarios('server-500:listScores');
    await passSeconds(10);
    expect(await within(board()).findByText('Skor dari beberapa saat lalu')).toBeVisible();
    await user.click(tab(name));
    expect(shownRows()).toEqual(before);
    product.clearScenarios();
    await user.unhover(board());
    await passSeconds(10);
    await waitFor(() => expect(within(board()).queryByText(/Skor dari/)).toBeNull());
    await product.applyScenarios('offline:listScores');
    await passSeconds(130);
    expect(await within(board()).findByText('Skor dari 2 menit lalu')).toBeVisible();
  });

  it.each(failures)('keeps the last good scores after %s', async (_, lay) => {
    const { current } = product.openHook(() => {
      const [switchCount, setSwitchCount] = useState(0);
      const scores = useScores({ limit: 5, switchCount, isStopped: false, isHidden: false });
      return { ...scores, switchCategory: () => setSwitchCount((count) => count + 1) };
    });
    await until(() => current().scores !== undefined);
    const { scores } = current();
    await lay();
    act(() => current().switchCategory());
    await until(() => current().hasFailed);
    expect(current()).toMatchObject({ scores, age: 0 });
    product.clearScenarios();
    act(() => current().switchCategory());
    await until(() => !current().hasFailed);
    expect(current().age).toBeUndefined();
  });

  it('stands empty while there are no scores at all, and fills when they come', async () => {
    await product.applyScenarios('offline:listScores');
    openBoard();
    expect(await within(board()).findByText('Score Not Found')).toBeVisible();
    product.clearScenarios();
    await passSeconds(10);
    await boardStands();
  });

  it('comes back by itself when the categories come late', async () => {
    await product.applyScenarios('offline:listCategories');
    await openHome();
    expect(await within(board()).findByText('Score Not Found')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Kategori lomba' })).toBeNull();
    product.clearScenarios();
    await passSeconds(10);
    await boardStands();
    expect(await screen.findByRole('heading', { name: 'Kategori lomba' })).toBeVisible();
  });

  it('goes on under a pointer that rests on it once a category was chosen by hand', async () => {
    const { user } = openBoard();
    await boardStands();
    await user.hover(board());
    await passSeconds(3);
    expect(countdown()).toBe('Switching in: 10 sec');
    fireEvent.click(tab('Soccer Bot'));
    await passSeconds(9);
    expect(countdown()).toBe('Switching in: 1 sec');
    await passSeconds(1);
    expect(tab('Maze Solver')).toHaveAttribute('aria-selected', 'true');
  });

  it('names the tournament of each row, where the server tells it', async () => {
    const team = { id: 4, name: 'Coto Controller' };
    const category = { id: 1, name: 'Line Follower' };
    const twin = (title: string, points: number) => ({
      points,
      time: '00:30.00',
      tournament: { title, date: '2026-11-01' },
      registration: { category, team },
    });
    const other = { id: 5, name: 'Siak Spark' };
    const registration = { category, team: other };
    const single = { ...twin('Robot Derby', 70), registration };
    const unknown = { points: 60, time: '00:30.00', registration };
    product.faults(
      http.get('*/api/scores', () =>
        HttpResponse.json({
          success: true,
          data: [twin('Semeru Open', 90), twin('Toba Race', 80), single, unknown],
        }),
      ),
    );
    openBoard();
    await boardStands();
    expect(shownRows().map(([, name]) => name)).toEqual([
      'Coto ControllerSemeru Open',
      'Coto ControllerToba Race',
      'Siak SparkRobot Derby',
      'Siak Spark',
    ]);
    const [link] = within(board()).getAllByRole('link', { name: 'Siak Spark' });
    expect(link).toHaveAttribute('href', '/teams/5');
    expect(within(board()).getByText('Lima skor teratas dari semua lomba')).toBeVisible();
  });

  it('stands still while paused, under the pointer, with the focus inside, and out of sight', async () => {
    const { user } = openBoard();
    await boardStands();
    const stands = async () => {
      const before = countdown();
      await passSeconds(3);
      expect(countdown()).toBe(before);
    };
    const goesOn = async () => {
      const before = countdown();
      await passSeconds(1);
      expect(countdown()).not.toBe(before);
    };
    await user.hover(board());
    await stands();
    await user.unhover(board());
    await goesOn();

    await user.click(within(board()).getByRole('button', { name: 'Jeda pergantian kategori' }));
    await user.unhover(board());
    await stands();
    await user.click(within(board()).getByRole('button', { name: 'Putar pergantian kategori' }));
    await goesOn();
    await user.unhover(board());

    await act(() => within(board()).getByRole('tab', { selected: true }).focus());
    await user.keyboard('{ArrowRight}');
    await stands();
    await act(() => (document.activeElement as HTMLElement).blur());
    await goesOn();

    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await stands();
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    await goesOn();
  });

  it('stands still from the start for those who want less motion, until they press play', async () => {
    wantReducedMotion();
    const { user } = openBoard();
    await boardStands();
    await passSeconds(30);
    expect(countdown()).toBe('Ganti kategori dijeda');
    await user.click(within(board()).getByRole('button', { name: 'Putar pergantian kategori' }));
    await passSeconds(2);
    expect(countdown()).toBe('Switching in: 8 sec');
  });
});
