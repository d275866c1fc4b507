import { describe, expect, it } from 'vitest';
import { countRuns } from '../openapi/runs/runResults.ts';
import { findAdvancing, rankRound } from '../openapi/runs/rankRound.ts';
import { createNumbers } from './support/naiveScore.ts';
import { scoringRule } from './support/scoringRule.ts';

const rule = scoringRule({ ranking: 'points_only' });

describe('who advances', () => {
  /** Ranks teams by points; each is written as its club and its points. */
  const ranked = (...teams: [club: string, points: number][]) =>
    rankRound(
      rule,
      teams.flatMap(([club, points]) => {
        const run = { number: 1, outcome: 'finished' as const, points, time: null };
        const result = countRuns(rule, [run]);
        return result ? [{ entry: { club, name: `${club}${points}` }, result }] : [];
      }),
    );
  const advance = (count: number, limit: number | undefined, ...teams: [string, number][]) => {
    const found = findAdvancing(
      ranked(...teams),
      count,
      limit === undefined ? undefined : { limit, clubOf: ({ club }) => club.codePointAt(0) ?? 0 },
    );
    const names = (rows: typeof found.advancing) => rows.map(({ entry }) => entry.name).join(' ');
    return [names(found.advancing), names(found.tied), names(found.overLimit)];
  };

  it.each<[string, number, number | undefined, [string, number][], string[]]>([
    [
      'the best',
      2,
      undefined,
      [
        ['A', 9],
        ['A', 8],
        ['A', 7],
      ],
      ['A9 A8', '', ''],
    ],
    [
      'at most two of a club',
      3,
      2,
      [
        ['A', 9],
        ['A', 8],
        ['A', 7],
        ['B', 6],
      ],
      ['A9 A8 B6', '', 'A7'],
    ],
    [
      'who is equal at the border',
      2,
      2,
      [
        ['A', 9],
        ['B', 8],
        ['C', 8],
      ],
      ['A9', 'B8 C8', ''],
    ],
    [
      'who is equal within a club',
      3,
      1,
      [
        ['A', 9],
        ['A', 9],
        ['B', 8],
      ],
      ['B8', 'A9 A9', ''],
    ],
    [
      'a full club not at the border',
      2,
      1,
      [
        ['A', 9],
        ['A', 8],
        ['B', 8],
      ],
      ['A9 B8', '', 'A8'],
    ],
    [
      'both kinds of equals',
      3,
      1,
      [
        ['A', 9],
        ['A', 9],
        ['B', 8],
        ['C', 7],
        ['D', 7],
      ],
      ['B8', 'A9 A9 C7 D7', ''],
    ],
    [
      'nobody below the last place',
      1,
      1,
      [
        ['A', 9],
        ['A', 8],
        ['B', 7],
      ],
      ['A9', '', ''],
    ],
    [
      'all where there are fewer',
      4,
      1,
      [
        ['A', 9],
        ['A', 8],
        ['B', 7],
      ],
      ['A9 B7', '', 'A8'],
    ],
  ])('is %s', (_name, count, limit, teams, expected) => {
    expect(advance(count, limit, ...teams)).toEqual(expected);
  });

  /** Returns every order in which equal teams can be taken. */
  function orders<Item extends { rank: number }>(rows: readonly Item[]): Item[][] {
    const first = rows.filter(({ rank }) => rank === rows[0]?.rank);
    if (first.length === 0) return [[]];
    return first.flatMap((row) =>
      orders(rows.filter((each) => each !== row)).map((rest) => [row, ...rest]),
    );
  }

  it('is what taking the teams one by one gives, in every order of equal ones', () => {
    const numbers = createNumbers(20_261_126);
    for (let field = 0; field < 400; field += 1) {
      const rows = ranked(
        ...Array.from({ length: 2 + numbers(5) }, (): [string, number] => [
          String.fromCodePoint(65 + numbers(3)),
          numbers(4),
        ]),
      );
      const [count, limit] = [1 + numbers(5), 1 + numbers(3)];
      const found = findAdvancing(rows, count, {
        limit,
        clubOf: ({ club }) => club.codePointAt(0) ?? 0,
      });
      const taken = orders(rows).map((order) => {
        const list: typeof rows = [];
        for (const row of order) {
          const own = list.filter(({ entry }) => entry.club === row.entry.club);
          if (list.length < count && own.length < limit) list.push(row);
        }
        return list;
      });
      const isAlways = (row: (typeof rows)[number]) => taken.every((list) => list.includes(row));
      const isSometimes = (row: (typeof rows)[number]) => taken.some((list) => list.includes(row));
      expect(found.advancing).toEqual(rows.filter(isAlways));
      expect(found.tied).toEqual(rows.filter((row) => isSometimes(row) && !isAlways(row)));
      expect(found.overLimit.filter(isSometimes)).toEqual([]);
    }
  });
});
