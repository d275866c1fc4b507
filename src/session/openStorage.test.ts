import { afterEach, expect, test, vi } from 'vitest';
import { openStorage } from './openStorage.ts';

afterEach(() => vi.unstubAllGlobals());

test('returns the localStorage of the browser', () => {
  const localStorage = {};
  vi.stubGlobal('window', { localStorage });
  expect(openStorage()).toBe(localStorage);
});

test('if localStorage is blocked, values are stored in memory', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('The operation is insecure.');
    },
  });
  openStorage().setItem('authToken', 'x');
  expect(openStorage().getItem('authToken')).toBe('x');
  openStorage().removeItem('authToken');
  expect(openStorage().getItem('authToken')).toBeNull();
});
