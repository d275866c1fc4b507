import { expect, test } from 'vitest';
import type { Category, Score } from '../../../openapi/schema.d.ts';
import { recallBoard, rememberBoard } from './boardMemory.ts';

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

test('gives back what a board can show: its categories and the ten best of each', () => {
  const store = storageWith();
  const scores = Array.from({ length: 14 }, (_, points) => score(points));
  rememberBoard(
    { loadedAt: 5, categories: [category], scores: [...scores, score(99, 4)] },
    () => store,
  );
  const recalled = recallBoard(() => store);
  expect(recalled).toMatchObject({
    loadedAt: 5,
    categories: [{ id: 3, name: 'Soccer Bot', logo: 'categories/soccer.svg' }],
  });
  expect(recalled?.scores.map(({ points }) => points)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  expect(store.stored).not.toContain('longdec');
});

test('remembers the good where the server sent something broken beside it', () => {
  const store = storageWith();
  const team = (broken: unknown) =>
    ({ ...score(5), registration: { ...score(5).registration, team: broken } }) as Score;
  const { logo: _, ...bare } = category;
  rememberBoard(
    {
      loadedAt: 5,
      categories: [bare as Category],
      scores: [score(1), team(null), team({}), team({ id: 2, name: null }), team({ name: 'x' })],
    },
    () => store,
  );
  expect(recallBoard(() => store)).toMatchObject({
    categories: [{ id: 3, logo: '' }],
    scores: [score(1)],
  });
});

const good = { version: 1, loadedAt: 5, categories: [category], scores: [score(1)] };

test('knows its own shape', () => {
  expect(recallBoard(() => storageWith(JSON.stringify(good)))?.scores).toEqual([score(1)]);
});

test.each([
  ['nothing', null],
  ['text', 'robolaga'],
  ['a list', '[]'],
  ['another version', JSON.stringify({ ...good, version: 2 })],
  ['no time', JSON.stringify({ ...good, loadedAt: null })],
  ['a category without a name', JSON.stringify({ ...good, categories: [{ id: 1 }] })],
  ['a score without a time', JSON.stringify({ ...good, scores: [{ ...score(1), time: null }] })],
  [
    'a score without a team',
    JSON.stringify({ ...good, scores: [{ ...score(1), registration: { category: { id: 3 } } }] }),
  ],
])('takes %s for no board', (_, stored) => {
  expect(recallBoard(() => storageWith(stored))).toBeUndefined();
});

test('does without a storage', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(recallBoard(forbidden)).toBeUndefined();
  expect(() => rememberBoard(good, forbidden)).not.toThrow();
});
