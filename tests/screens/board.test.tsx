import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Category, Score } from '../../openapi/schema.d.ts';
import { wantReducedMotion } from '../support/reducedMotion.ts';
import { act, cleanup } from '../support/render.tsx';
import { useTestApp } from '../support/renderApp.tsx';

const product = useTestApp();

// The board's clock stands still until a test moves it; everything else goes on as in life.
beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() }),
);
afterEach(() => vi.restoreAllMocks());

const passSeconds = (seconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
  });

const listOf = async <Entry,>(path: string) =>
  ((await product.backend.request('GET', path)).body as { data: Entry[] }).data;
const categoryNames = async () =>
  (await listOf<Category>('/api/categories')).map(({ name }) => name);

const shownCategory = () => screen.getByRole('heading', { level: 2 }).textContent;
const countdown = () => screen.getByRole('timer').textContent;
const shownTeams = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const hold = (name: string) =>
  within(screen.getByRole('group', { name: 'Tetap di satu kategori' })).getByRole('button', {
    name,
  });
const query = ({ router }: { router: { state: { location: { search: string } } } }) =>
  router.state.location.search;

async function openBoard(address = '/board') {
  const opened = await product.renderApp(address);
  await screen.findByRole('heading', { level: 1, name: 'Papan skor' });
  return opened;
}

const boardStands = () => screen.findByRole('table');

/** Counts the calls for scores. */
function watchScores() {
  const watch = { calls: 0 };
  product.faults(http.get('*/api/scores', () => void (watch.calls += 1)));
  return watch;
}

describe('the full-screen board', () => {
  it('is reached from the home page and has the screen to itself', async () => {
    const { user, currentPath } = await product.renderApp('/', { withLayout: true });
    await user.click(await screen.findByRole('link', { name: 'Buka papan skor layar penuh' }));
    await waitFor(() => expect(currentPath()).toBe('/board'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Papan skor' })).toHaveFocus();
    expect(document.title).toBe('Papan skor · RoboLaga');
    for (const landmark of ['banner', 'navigation', 'contentinfo'])
      expect(screen.queryByRole(landmark)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Ke beranda' }));
    await waitFor(() => expect(currentPath()).toBe('/'));
  });

  it('shows the best of a category as a table, as many as the screen has room for', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
    await openBoard();
    await boardStands();
    const [first] = await listOf<Category>('/api/categories');
    const best = (await listOf<Score>('/api/scores'))
      .filter(({ registration }) => registration.category.id === first?.id)
      .sort((a, b) => b.points - a.points || a.time.localeCompare(b.time))
      .map(({ registration }) => registration.team.name);
    expect(
      screen.getByRole('table', { name: `10 skor teratas kategori ${first?.name}` }),
    ).toBeVisible();
    expect(shownTeams()).toEqual(best.slice(0, 10));
  });

  it('goes round all categories, ten seconds each, and loads the scores at each switch, without a word', async () => {
    const scores = watchScores();
    await openBoard();
    await boardStands();
    const names = await categoryNames();
    expect(shownCategory()).toBe(names[0]);
    expect(countdown()).toBe('Switching in: 10 sec');
    await passSeconds(9);
    expect(countdown()).toBe('Switching in: 1 sec');
    expect(scores.calls).toBe(1);
    for (const name of [...names.slice(1), names[0]]) {
      await passSeconds(name === names[1] ? 1 : 10);
      expect(shownCategory()).toBe(name);
      expect(
        screen
          .getAllByRole('status')
          .map(({ textContent }) => textContent)
          .join(''),
      ).toBe('');
    }
    await waitFor(() => expect(scores.calls).toBe(names.length + 1));
  });

  it('switches by arrow and rests by Space, wherever the focus is, but leaves a focused button its own Space', async () => {
    const opened = await openBoard();
    await boardStands();
    const { user } = opened;
    const names = await categoryNames();
    await passSeconds(4);
    await user.keyboard('{ArrowLeft}');
    expect(shownCategory()).toBe(names.at(-1));
    expect(screen.getByText('Score Not Found')).toBeVisible();
    expect(countdown()).toBe('Switching in: 10 sec');
    expect(screen.getByText(`Kategori ${names.at(-1)}`)).toHaveAttribute('role', 'status');
    await user.keyboard('{ArrowRight}');
    expect(shownCategory()).toBe(names[0]);
    expect(query(opened)).toBe('');

    await user.keyboard(' ');
    expect(screen.getByText('Pergantian dijeda')).toBeVisible();
    expect(query(opened)).toBe('?category=1');
    await passSeconds(30);
    expect(shownCategory()).toBe(names[0]);
    await user.keyboard('{ArrowRight}');
    expect(query(opened)).toBe('?category=2');
    await user.keyboard(' ');
    expect(query(opened)).toBe('');
    await passSeconds(10);
    expect(shownCategory()).toBe(names[2]);

    await act(() => button('Jeda pergantian kategori').focus());
    await user.keyboard(' ');
    expect(button('Putar pergantian kategori')).toHaveFocus();
    await act(() => button('Kategori berikutnya').focus());
    await user.keyboard(' ');
    expect(shownCategory()).toBe(names[3]);
    expect(screen.getByText('Pergantian dijeda')).toBeVisible();
    fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true });
    expect(shownCategory()).toBe(names[3]);
  });

  it('stays on a category chosen by hand, remembers it in the address, reloads it in place, and lets it go', async () => {
    const scores = watchScores();
    const opened = await openBoard();
    await boardStands();
    await opened.user.click(hold('Inspire'));
    expect(shownCategory()).toBe('Inspire');
    expect(hold('Inspire')).toHaveAttribute('aria-pressed', 'true');
    expect(query(opened)).toBe('?category=5');
    expect(document.title).toBe('Papan skor: Inspire · RoboLaga');
    for (const row of screen.getAllByRole('row').slice(1))
      expect(row).toHaveTextContent(/\d\d:\d\d:\d\d$/);
    await waitFor(() => expect(scores.calls).toBe(2));
    await passSeconds(20);
    await waitFor(() => expect(scores.calls).toBe(4));
    expect(shownCategory()).toBe('Inspire');
    // The mouse left no focus behind that would keep Space to itself.
    await opened.user.keyboard(' ');
    expect(query(opened)).toBe('');
    await opened.user.click(hold('Inspire'));
    await opened.user.click(hold('Inspire'));
    expect(countdown()).toBe('Switching in: 10 sec');
  });

  it.each([
    ['5', 'Inspire', 'Pergantian dijeda'],
    ['4711', 'Line Follower', 'Switching in: 10 sec'],
  ])('opened with category %s, shows %s', async (id, name, state) => {
    await openBoard(`/board?category=${id}`);
    await boardStands();
    expect(shownCategory()).toBe(name);
    expect(screen.getByText(state)).toBeVisible();
    expect(screen.queryByText(/^Kategori /, { selector: '[role=status]' })).toBeNull();
  });

  it('rests for those who want less motion, and loads nothing out of sight', async () => {
    const scores = watchScores();
    wantReducedMotion();
    const { user } = await openBoard();
    await boardStands();
    await passSeconds(10);
    await waitFor(() => expect(scores.calls).toBe(2));
    expect(screen.getByText('Pergantian dijeda')).toBeVisible();
    await user.click(button('Putar pergantian kategori'));
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
    await waitFor(() => expect(scores.calls).toBe(calls + 1));
  });
});

describe('the full-screen board without a network', () => {
  it('keeps the last good scores, says how old they are, also after a reload, and recovers by itself', async () => {
    await openBoard();
    await boardStands();
    const before = shownTeams();
    expect(before).toHaveLength(5);
    expect(screen.getByText('Skor langsung')).toBeVisible();
    await product.applyScenarios('offline');
    await passSeconds(10);
    expect(await screen.findByText('Skor dari beberapa saat lalu')).toBeVisible();

    cleanup();
    vi.setSystemTime(Date.now() + 3 * 60_000);
    await openBoard();
    expect(await screen.findByText('Skor dari 3 menit lalu')).toBeVisible();
    expect(shownTeams()).toEqual(before);
    await passSeconds(60);
    expect(await screen.findByText('Skor dari 4 menit lalu')).toBeVisible();

    product.clearScenarios();
    await passSeconds(10);
    expect(await screen.findByText('Skor langsung')).toBeVisible();
  });

  it('says that it tries again where it remembers nothing, or nothing that can be read', async () => {
    window.localStorage.setItem('robolaga-board', '{"version":1,"scores":[null]}');
    await product.applyScenarios('offline');
    await openBoard();
    expect(
      await screen.findByText(
        'Skor belum dapat dimuat. Papan ini mencoba lagi setiap sepuluh detik.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Score Not Found')).toBeVisible();
    product.clearScenarios();
    await passSeconds(10);
    await boardStands();
    expect(screen.getByText('Skor langsung')).toBeVisible();
  });

  it('leaves out scores that do not say whose they are, and has room for endless names', async () => {
    const [score] = await listOf<Score>('/api/scores');
    const [category] = await listOf<Category>('/api/categories');
    const registration = {
      category: { id: category?.id, name: 'x' },
      team: { id: 1, name: 'A'.repeat(400) },
    };
    product.faults(
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

describe('what the browser can do', () => {
  afterEach(() => {
    for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
      Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  it('fills the whole screen by F and by button, and gives it back with the board', async () => {
    const show = (element: Element | null) => {
      Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
      fireEvent(document, new Event('fullscreenchange'));
    };
    const exitFullscreen = vi.fn(async () => undefined);
    const requestFullscreen = vi.fn(async () => undefined);
    Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
    Object.defineProperty(document, 'exitFullscreen', {
      value: exitFullscreen,
      configurable: true,
    });
    Object.defineProperty(document.documentElement, 'requestFullscreen', {
      value: requestFullscreen,
      configurable: true,
    });
    const { user, router } = await openBoard();
    await user.keyboard('f');
    expect(requestFullscreen).toHaveBeenCalledTimes(1);
    show(document.documentElement);
    await user.click(button('Keluar dari layar penuh'));
    expect(exitFullscreen).toHaveBeenCalledTimes(1);
    show(null);
    await user.click(button('Layar penuh'));
    expect(requestFullscreen).toHaveBeenCalledTimes(2);
    show(document.documentElement);
    await act(() => router.navigate('/faq'));
    await waitFor(() => expect(exitFullscreen).toHaveBeenCalledTimes(2));
  });

  it('keeps the screen awake while the board stands, and offers no full screen where there is none', async () => {
    const release = vi.fn(async () => undefined);
    const request = vi.fn(async () => ({ release }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    const { user, router } = await openBoard();
    expect(request).toHaveBeenCalledWith('screen');
    await user.keyboard('f');
    expect(screen.queryByRole('button', { name: 'Layar penuh' })).toBeNull();
    await act(() => router.navigate('/faq'));
    // React runs the effect's cleanup after the last change to the document.
    await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1));
  });
});
