import { expect, it, vi } from 'vitest';
import { startClock } from './clock.ts';

it('starts at the given time, runs on, and can be restored', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T00:00:00Z'), toFake: ['Date'] });
  const restore = startClock(new Date('2026-12-01T10:00Z'));
  expect(new Date().toISOString()).toBe('2026-12-01T10:00:00.000Z');
  expect(Date.now()).toBe(Date.parse('2026-12-01T10:00Z'));
  expect(Date()).toContain('2026');
  vi.setSystemTime(new Date('2026-11-21T00:00:05Z'));
  const now = new Date();
  expect(now.toISOString()).toBe('2026-12-01T10:00:05.000Z');
  expect(now).toBeInstanceOf(Date);
  expect(new Date(0).getTime()).toBe(0);
  expect(new Date(2026, 0, 2, 3).getHours()).toBe(3);
  expect(Date.UTC(1970, 0, 1)).toBe(0);
  restore();
  expect(new Date().toISOString()).toBe('2026-11-21T00:00:05.000Z');
  vi.useRealTimers();
});
