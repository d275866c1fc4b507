// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { TournamentChange } from '../../../../openapi/schema.d.ts';
import { findRead, loadRead, saveRead, subscribeToRead, tokenOf } from './readChanges.ts';

const key = 'robolaga-read-changes';
const venue = (after: string): TournamentChange => ({ kind: 'venue', before: 'Graha', after });

/** As after another tab has written. */
function writeElsewhere(value: string): void {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

beforeEach(() => {
  // Stores what another test could not store.
  saveRead([]);
  localStorage.removeItem(key);
});

it.each(['GOR "Kertajaya", Surabaya', "Aula 'A' (lantai 2)", 'A/B C', '', 'Ĝ 😀', '100%', 'a\\"b'])(
  'stores what was read, for styles too: %s',
  (place) => {
    saveRead([tokenOf(7, venue(place))]);
    expect(findRead(loadRead(), 7, venue('x'))).toBe(place);
    expect(findRead(loadRead(), 8, venue('x'))).toBeUndefined();
    expect(loadRead()).not.toMatch(/[\s"\\]/);
    expect(document.documentElement.dataset.readChanges).toBe(loadRead());
    expect(localStorage.getItem(key)).toBe(loadRead());
  },
);

it('does not fail for half a character', () => {
  expect(tokenOf(7, venue('a\uD83Db'))).toBe('7/venue//ab');
});

it('keeps the latest of each, and a hundred at most', () => {
  saveRead([tokenOf(1, venue('A'))]);
  saveRead([tokenOf(1, venue('B'))]);
  expect(loadRead()).toBe('1/venue//B');
  for (let id = 2; id <= 120; id += 1) saveRead([tokenOf(id, venue('C'))]);
  expect(loadRead().split(' ')).toHaveLength(100);
  expect(findRead(loadRead(), 120, venue(''))).toBe('C');
  expect(findRead(loadRead(), 1, venue(''))).toBeUndefined();
});

it('knows what another tab has read, and does not lose it', () => {
  const listener = vi.fn();
  const end = subscribeToRead(listener);
  writeElsewhere('3/venue//A');
  expect(listener).toHaveBeenCalledOnce();
  expect(loadRead()).toBe('3/venue//A');
  localStorage.setItem(key, '4/venue//A');
  saveRead([tokenOf(5, venue('A'))]);
  expect(loadRead()).toBe('4/venue//A 5/venue//A');
  end();
  saveRead([tokenOf(6, venue('A'))]);
  expect(listener).toHaveBeenCalledTimes(2);
});

it.each([
  [
    'is blocked',
    () => {
      throw new Error('blocked');
    },
  ],
  [
    'is full',
    () => ({
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    }),
  ],
])('holds until the page is left where the storage %s', (_what, getStorage) => {
  saveRead([tokenOf(9, venue('A'))], getStorage);
  expect(findRead(loadRead(getStorage), 9, venue(''))).toBe('A');
  expect(localStorage.getItem(key)).toBeNull();
});
