import { afterEach, expect, test, vi } from 'vitest';
import { openStorage } from './openStorage.ts';

afterEach(() => vi.unstubAllGlobals());

test('the browser gives its storage', () => {
  const localStorage = {};
  vi.stubGlobal('window', { localStorage });
  expect(openStorage()).toBe(localStorage);
});

test('where it is forbidden, what is kept lasts as long as the tab', () => {
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
