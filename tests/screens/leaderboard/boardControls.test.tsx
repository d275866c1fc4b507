import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  boardStands,
  countdown,
  passSeconds,
  shownCategory,
  useBoard,
} from '../../support/screens/board.ts';
import { button } from '../../support/screens/queries.ts';

const { openBoard, watchScores, categoryNames } = useBoard();

const hold = (name: string) =>
  within(screen.getByRole('group', { name: 'Tetap di satu kategori' })).getByRole('button', {
    name,
  });
const query = ({ router }: { router: { state: { location: { search: string } } } }) =>
  router.state.location.search;

describe('the controls of the full-screen board', () => {
  it('switches by arrow, wherever the focus is, but leaves Alt with an arrow to the browser', async () => {
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
    fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true });
    expect(shownCategory()).toBe(names[0]);
  });

  it('rests by Space, wherever the focus is, and goes on by Space', async () => {
    const opened = await openBoard();
    await boardStands();
    const { user } = opened;
    const names = await categoryNames();
    await user.keyboard(' ');
    expect(screen.getByText('Ganti kategori dijeda')).toBeVisible();
    expect(query(opened)).toBe('?category=1');
    await passSeconds(30);
    expect(shownCategory()).toBe(names[0]);
    await user.keyboard('{ArrowRight}');
    expect(query(opened)).toBe('?category=2');
    await user.keyboard(' ');
    expect(query(opened)).toBe('');
    await passSeconds(10);
    expect(shownCategory()).toBe(names[2]);
  });

  it('leaves a focused button its own Space', async () => {
    const { user } = await openBoard();
    await boardStands();
    const names = await categoryNames();
    await act(() => button('Jeda pergantian kategori').focus());
    await user.keyboard(' ');
    expect(button('Putar pergantian kategori')).toHaveFocus();
    await act(() => button('Kategori berikutnya').focus());
    await user.keyboard(' ');
    expect(shownCategory()).toBe(names[1]);
    expect(screen.getByText('Ganti kategori dijeda')).toBeVisible();
  });

  it('stays on a category chosen by hand, remembers it in the address, reloads it in place, and lets it go', async () => {
    const scores = watchScores();
    const opened = await openBoard();
    await boardStands();
    await opened.user.click(hold('Inspire'));
    expect(shownCategory()).toBe('Inspire');
    expect(hold('Inspire')).toHaveAttribute('aria-pressed', 'true');
    expect(query(opened)).toBe('?category=5');
    await waitFor(() => expect(document.title).toBe('Papan skor: Inspire · RoboLaga'));
    for (const row of screen.getAllByRole('row').slice(1))
      expect(row).toHaveTextContent(/\d\d:\d\d:\d\d$/);
    await scores.loaded(2);
    await passSeconds(10);
    await scores.loaded(3);
    await passSeconds(10);
    await scores.loaded(4);
    expect(shownCategory()).toBe('Inspire');
    // The mouse left no focus behind that would keep Space to itself.
    await opened.user.keyboard(' ');
    expect(query(opened)).toBe('');
    await opened.user.click(hold('Inspire'));
    await opened.user.click(hold('Inspire'));
    expect(countdown()).toBe('Switching in: 10 sec');
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
    // React runs effects after the heading is in the document; strict mode mounts the board twice.
    await waitFor(() => {
      expect(request).toHaveBeenCalledWith('screen');
      expect(release).toHaveBeenCalledTimes(request.mock.calls.length - 1);
    });
    await user.keyboard('f');
    expect(screen.queryByRole('button', { name: 'Layar penuh' })).toBeNull();
    await act(() => router.navigate('/faq'));
    // React runs the effect's cleanup after the last change to the document.
    await waitFor(() => expect(release).toHaveBeenCalledTimes(request.mock.calls.length));
  });
});
