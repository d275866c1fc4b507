import { expect, test } from 'vitest';
import type { Score } from '../../../../openapi/schema.d.ts';
import { findRankChanges } from './useRankChanges.ts';

const score = (teamId: number, points: number, categoryId = 1): Score => ({
  points,
  time: '01:00.00',
  tournament_id: 7,
  registration: {
    category: { id: categoryId, name: 'Line Follower' },
    team: { id: teamId, name: `Tim ${teamId}` },
  },
});

test('a team that gains ranks says how many, those that it passes lose one, and a new one is new', () => {
  const changes = findRankChanges(
    [score(1, 90), score(2, 80), score(3, 70)],
    [score(1, 90), score(2, 80), score(3, 95), score(4, 10)],
    new Map(),
  );
  expect(Object.fromEntries(changes)).toEqual({
    '1/7/3': 2,
    '1/7/1': -1,
    '1/7/2': -1,
    '1/7/4': 'new',
  });
});

test('a category keeps its latest changes while only others change', () => {
  const before = new Map([
    ['1/7/1', 1],
    ['2/7/9', 3],
  ]);
  const changes = findRankChanges(
    [score(1, 90), score(8, 50, 2)],
    [score(1, 90), score(8, 50, 2), score(9, 60, 2)],
    before,
  );
  expect(Object.fromEntries(changes)).toEqual({ '1/7/1': 1, '2/7/9': 'new', '2/7/8': -1 });
});
