import { expect, it } from 'vitest';
import type { Match, MatchRule, RoundMatches } from '../../../../openapi/schema.d.ts';
import { listPages } from './matchPages.ts';

const rule: MatchRule = {
  kind: 'knockout',
  group_count: 1,
  best_of: 1,
  counts: 'points',
  has_draws: false,
  walkover_score: 3,
  table_points: { win: 3, draw: 1, loss: 0 },
  tie_breakers: [],
  has_third_place: true,
};

const result: Match['result'] = {
  outcome: 'played',
  side: null,
  home_score: 2,
  away_score: 1,
  extra_winner: null,
  winner: 'home',
  reason: null,
  ended_at: '2026-11-22T02:05:00Z',
};

const match = (number: number, changes: Partial<Match>): Match => ({
  id: number,
  version: '"1"',
  round_id: 1,
  number,
  group: null,
  stage: null,
  home: { team_id: 1 },
  away: { team_id: 2 },
  result: null,
  ...changes,
});

const roundOf = (matches: Match[], groups: RoundMatches['groups'] = []): RoundMatches => ({
  round_id: 1,
  draw: { version: '"a"', method: 'lots', seed: 'x', groups: null, slots: null },
  groups,
  matches,
});

/** A knock-out with so many stages, of which the first ones are over. */
function knockout(stageCount: number, over = 0): RoundMatches {
  const stages = Array.from({ length: stageCount }, (_, index) => index + 1);
  const ofStages = stages.flatMap((stage) =>
    Array.from({ length: 2 ** (stageCount - stage) }, () => stage),
  );
  return roundOf([
    ...ofStages.map((stage, index) =>
      match(index + 1, { stage, result: stage <= over ? result : null }),
    ),
    match(ofStages.length + 1, {}),
  ]);
}

const numbersOf = (matches: readonly Match[]) => matches.map(({ number }) => number);

it('has a page for each group, with the matches around the next one', () => {
  const groups = [1, 2].map((number) => ({ number, rows: [] }));
  const matches = Array.from({ length: 20 }, (_, index) =>
    match(index + 1, { group: 1 + (index % 2), result: index < 10 ? result : null }),
  );
  const pages = listPages([
    { name: 'Penyisihan', rule: { ...rule, kind: 'groups' }, matches: roundOf(matches, groups) },
  ]);
  expect(pages.map(({ name, matches: shown }) => [name, numbersOf(shown)])).toEqual([
    ['Penyisihan · Grup A', [5, 7, 9, 11, 13, 15]],
    ['Penyisihan · Grup B', [6, 8, 10, 12, 14, 16]],
  ]);
});

it('has all of a small bracket on one page, with the match for the third place', () => {
  const [page, ...others] = listPages([{ name: 'Gugur', rule, matches: knockout(3) }]);
  expect(others).toEqual([]);
  expect(page?.name).toBe('Gugur');
  expect(numbersOf(page?.matches ?? [])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it('has the parts of a large bracket from the stage that is played, and its end on one page', () => {
  const pages = listPages([{ name: 'Gugur', rule, matches: knockout(5, 1) }]);
  expect(pages.map(({ name, matches }) => [name, numbersOf(matches)])).toEqual([
    ['Gugur · 1/2', [17, 18, 19, 20, 25, 26, 29]],
    ['Gugur · 2/2', [21, 22, 23, 24, 27, 28, 30]],
  ]);
  const last = listPages([{ name: 'Gugur', rule, matches: knockout(5, 4) }]);
  expect(last.map(({ matches }) => numbersOf(matches))).toEqual([[25, 26, 27, 28, 29, 30, 31, 32]]);
});
