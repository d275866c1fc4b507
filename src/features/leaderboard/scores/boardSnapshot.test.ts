import { expect, test } from 'vitest';
import type { Category, Score } from '../../../../openapi/schema.d.ts';
import { loadBoardSnapshot, saveBoardSnapshot } from './boardSnapshot.ts';

const category: Category = {
  id: 3,
  name: 'Soccer Bot',
  description: 'd',
  logo: 'categories/soccer.svg',
  longdec: 'l',
  rule: null,
};

const score = (points: number, categoryId = 3): Score => ({
  points,
  time: '01:00.00',
  registration: {
    category: { id: categoryId, name: 'Soccer Bot' },
    team: { id: points, name: `Tim ${points}` },
  },
});

const storageWith = (stored: string | null = null) => {
  const store = {
    stored,
    getItem: () => store.stored,
    setItem: (_: string, text: string) => {
      store.stored = text;
    },
  };
  return store;
};

test('restores the categories and the ten best scores of each', () => {
  const store = storageWith();
  const scores = Array.from({ length: 14 }, (_, points) => score(points));
  saveBoardSnapshot(
    { loadedAt: 5, categories: [category], scores: [...scores, score(99, 4)] },
    () => store,
  );
  const loaded = loadBoardSnapshot(() => store);
  expect(loaded).toMatchObject({
    loadedAt: 5,
    categories: [{ id: 3, name: 'Soccer Bot', logo: 'categories/soccer.svg' }],
  });
  expect(loaded?.scores.map(({ points }) => points)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  expect(store.stored).not.toContain('longdec');
});

test('saves valid entries and drops malformed ones', () => {
  const store = storageWith();
  const team = (malformedTeam: unknown) =>
    ({ ...score(5), registration: { ...score(5).registration, team: malformedTeam } }) as Score;
  const { logo: _, ...categoryWithoutLogo } = category;
  saveBoardSnapshot(
    {
      loadedAt: 5,
      categories: [categoryWithoutLogo as Category],
      scores: [score(1), team(null), team({}), team({ id: 2, name: null }), team({ name: 'x' })],
    },
    () => store,
  );
  expect(loadBoardSnapshot(() => store)).toMatchObject({
    categories: [{ id: 3, logo: '' }],
    scores: [score(1)],
  });
});

const validSnapshot = { version: 1, loadedAt: 5, categories: [category], scores: [score(1)] };

test('loads a valid snapshot', () => {
  expect(loadBoardSnapshot(() => storageWith(JSON.stringify(validSnapshot)))?.scores).toEqual([
    score(1),
  ]);
});

test.each([
  ['nothing', null],
  ['text', 'robolaga'],
  ['a list', '[]'],
  ['another version', JSON.stringify({ ...validSnapshot, version: 2 })],
  ['no time', JSON.stringify({ ...validSnapshot, loadedAt: null })],
  ['a category without a name', JSON.stringify({ ...validSnapshot, categories: [{ id: 1 }] })],
  [
    'a score without a time',
    JSON.stringify({ ...validSnapshot, scores: [{ ...score(1), time: null }] }),
  ],
  [
    'a score without a team',
    JSON.stringify({
      ...validSnapshot,
      scores: [{ ...score(1), registration: { category: { id: 3 } } }],
    }),
  ],
])('ignores %s in the storage', (_, stored) => {
  expect(loadBoardSnapshot(() => storageWith(stored))).toBeUndefined();
});

test('works without access to the storage', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(loadBoardSnapshot(forbidden)).toBeUndefined();
  expect(() => saveBoardSnapshot(validSnapshot, forbidden)).not.toThrow();
});
