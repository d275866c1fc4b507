import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shouldScrollToTop, scrollToTopRepeatedly } from './scrollToTop.ts';

const home = { key: 'a', pathname: '/', search: '', hash: '' };

test.each([
  ['another page', { ...home, key: 'b', pathname: '/teams' }, 'PUSH', true],
  ['back to another page', { ...home, key: 'b', pathname: '/teams' }, 'POP', true],
  ['back on the same page', { ...home, key: 'b', search: '?page=2' }, 'POP', true],
  ['the same URL again', { ...home, key: 'b' }, 'REPLACE', true],
  ['a filter', { ...home, key: 'b', search: '?page=2' }, 'PUSH', false],
  ['an anchor', { ...home, key: 'b', hash: '#about' }, 'PUSH', false],
  ['nothing', home, 'POP', false],
] as const)('%s', (_, current, action, expected) => {
  expect(shouldScrollToTop(home, current, action)).toBe(expected);
});

beforeEach(() => {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), {
    scrollTo: vi.fn<(options: ScrollToOptions) => void>(),
    setTimeout,
    clearTimeout,
  });
  vi.stubGlobal('window', page);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the page is scrolled to the top at 0, 50, 100, 200 and 300 ms, without animation', () => {
  const started = Date.now();
  const times: number[] = [];
  vi.mocked(window.scrollTo).mockImplementation(() => {
    times.push(Date.now() - started);
  });
  scrollToTopRepeatedly();
  vi.advanceTimersByTime(1000);
  expect(times).toEqual([0, 50, 100, 200, 300]);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' });
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('a %s event stops it', (event) => {
  scrollToTopRepeatedly();
  vi.advanceTimersByTime(60);
  window.dispatchEvent(new Event(event));
  vi.advanceTimersByTime(1000);
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
});

test('it can be stopped', () => {
  const stop = scrollToTopRepeatedly();
  stop();
  vi.advanceTimersByTime(1000);
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
});
