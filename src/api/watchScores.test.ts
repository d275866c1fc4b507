import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchScores } from './watchScores.ts';

let opened: FakeSource[];

/** An EventSource whose server is the test. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  constructor() {
    super();
    opened.push(this);
  }
  accept() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  refuse() {
    this.readyState = 2;
    this.dispatchEvent(new Event('error'));
  }
  lose() {
    this.readyState = 0;
    this.dispatchEvent(new Event('error'));
  }
  close() {
    this.readyState = 2;
  }
}

beforeEach(() => {
  opened = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const secondsUntilNext = (): number => {
  const before = opened.length;
  let seconds = 0;
  for (; opened.length === before && seconds < 1000; seconds += 1) vi.advanceTimersByTime(1000);
  return seconds;
};

test('a stream that is refused from the beginning is tried again, ever more seldom', () => {
  const onChange = vi.fn();
  watchScores(onChange);
  const delays = Array.from({ length: 6 }, () => {
    opened.at(-1)?.refuse();
    return secondsUntilNext();
  });
  expect(delays).toEqual([30, 60, 120, 240, 480, 480]);
  opened.at(-1)?.accept();
  opened.at(-1)?.dispatchEvent(new Event('scores'));
  expect(onChange).toHaveBeenCalledOnce();
});

test('a stream that was open is tried again soon, and what has changed meanwhile is loaded', () => {
  const onChange = vi.fn();
  watchScores(onChange);
  opened[0]?.accept();
  opened[0]?.refuse();
  expect(secondsUntilNext()).toBe(10);
  opened[1]?.accept();
  expect(onChange).toHaveBeenCalledOnce();
});

test('a lost stream is left to the browser, and nothing is tried after the end', () => {
  const onChange = vi.fn();
  const stop = watchScores(onChange);
  opened[0]?.accept();
  opened[0]?.lose();
  expect(secondsUntilNext()).toBe(1000);
  opened[0]?.accept();
  expect(onChange).toHaveBeenCalledOnce();
  opened[0]?.refuse();
  stop();
  expect(secondsUntilNext()).toBe(1000);
});
