import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentTime, setClock, subscribeToClock } from './clock.ts';

const hour = 60 * 60 * 1000;
const server = Date.parse('2026-11-28T02:00:00Z');
const sent = (time: number, more: Record<string, string> = {}) =>
  setClock(new Headers({ Date: new Date(time).toUTCString(), ...more }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: server }));
afterEach(() => {
  vi.setSystemTime(server);
  sent(server);
  vi.useRealTimers();
});

it.each([
  ['3 hours behind', -3 * hour],
  ['5 hours ahead', 5 * hour],
  ['9 days ahead', 9 * 24 * hour],
  ['2 minutes behind', -2 * 60_000],
  ['a year behind', -365 * 24 * hour],
])('a device whose clock is %s has the time of the server', (_, difference) => {
  const listener = vi.fn<() => void>();
  const unsubscribe = subscribeToClock(listener);
  vi.setSystemTime(server + difference);
  sent(server);
  expect(currentTime()).toBe(server);
  expect(listener).toHaveBeenCalledOnce();
  vi.setSystemTime(server + difference + 90_000);
  expect(currentTime()).toBe(server + 90_000);
  sent(server + 90_000);
  unsubscribe();
  expect(listener).toHaveBeenCalledOnce();
});

it.each([-60_000, -45_000, 0, 20_000, 60_000])(
  'a difference of %i ms, which may be the way of the response, changes nothing',
  (difference) => {
    vi.setSystemTime(server + difference);
    sent(server);
    expect(currentTime()).toBe(server + difference);
  },
);

it('a response without a date, or that a cache has kept, says nothing', () => {
  sent(server - 5 * hour, { Age: '18000' });
  setClock(new Headers());
  setClock(new Headers({ Date: 'kemarin' }));
  expect(currentTime()).toBe(server);
});

it('is that of the device again once somebody has set it right', () => {
  vi.setSystemTime(server + 5 * hour);
  sent(server);
  vi.setSystemTime(server);
  sent(server);
  expect(currentTime()).toBe(server);
});
