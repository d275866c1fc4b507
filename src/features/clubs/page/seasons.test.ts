import { expect, test } from 'vitest';
import type { ClubResult } from '../../../../openapi/schema.d.ts';
import { selectLatest, splitResults } from './seasons.ts';

const today = Date.parse('2026-11-24T00:00:00Z');
const result = (id: number, date: string, ...ranks: (number | undefined)[]): ClubResult => ({
  tournament: { id, title: `Laga ${id}`, date },
  teams: ranks.map((rank, index) => ({
    id: index,
    name: `Tim ${index}`,
    category: { id: 1, name: 'Sumo Robot' },
    ...(rank !== undefined && { rank }),
  })),
});

test('the next tournaments come first, then the past ones by year, with their medals', () => {
  const { coming, seasons, medals } = splitResults(
    [
      result(1, '2027-01-10', undefined),
      result(2, '2026-11-24', 1),
      result(3, '2026-11-23', 1, 3, 4, undefined),
      result(4, '2026-02-01', 1, 1),
      result(5, '2025-12-31', 2),
    ],
    today,
  );
  expect(coming.map(({ tournament }) => tournament.id)).toEqual([2, 1]);
  expect(
    seasons.map(({ year, results }) => [year, results.map((one) => one.tournament.id)]),
  ).toEqual([
    ['2026', [3, 4]],
    ['2025', [5]],
  ]);
  // Those of today may still change.
  expect(medals).toEqual({ 1: 3, 2: 1, 3: 1 });
});

test('the latest results keep their season, and an empty season is left out', () => {
  const { seasons } = splitResults(
    [result(1, '2026-11-01'), result(2, '2026-10-01'), result(3, '2025-10-01')],
    today,
  );
  const latest = (count: number) =>
    selectLatest(seasons, count).map(({ year, results }) => [year, results.length]);
  expect(latest(2)).toEqual([['2026', 2]]);
  expect(latest(5)).toEqual([
    ['2026', 2],
    ['2025', 1],
  ]);
});
