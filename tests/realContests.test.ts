import { expect, it } from 'vitest';
import { countRounds, type RoundRule } from '../openapi/runs/runResults.ts';
import { rankRound } from '../openapi/runs/rankRound.ts';
import { type Contest, rankContest, readContests, toRuns } from './support/contests.ts';

// Official ranks of contests that took place: tests/fixtures/contests/README.md.

const contests = readContests();
/** Rounds in which the rule of a round does not say who went on. */
const byAnotherRule = ['eac-2016-fly50-heats'];

type RankedContestRound = ReturnType<typeof rankContest>[number];
const namesOf = (rows: { entry: { team: string } }[]) => rows.map(({ entry }) => entry.team).sort();

/** Returns the rank of each team whose official one is known. */
function ranksOf({ round, ranked, lastRank }: RankedContestRound) {
  const rankOf = new Map(ranked.map(({ entry, rank }) => [entry.team, rank]));
  return round.rows
    .filter(({ rank }) => rank !== undefined)
    .map((row) => ({
      team: row.team,
      rank: rankOf.get(row.team) ?? (toRuns(row).length > 0 ? lastRank : null),
    }));
}

it('has the results of 25 contests, with their sources', () => {
  expect(contests).toHaveLength(25);
  for (const { source, licence } of contests) expect(source && licence).not.toBe('');
});

const named = contests.flatMap((contest) =>
  rankContest(contest).map(
    (ranked) => [`${contest.id}, ${ranked.round.name}`, contest.id, ranked] as const,
  ),
);

it.each(named)('%s has the official ranks', (_name, _id, ranked) => {
  const official = ranked.round.rows
    .filter(({ rank }) => rank !== undefined)
    .map(({ team, rank }) => ({ team, rank }));
  expect(ranksOf(ranked)).toEqual(official);
});

it.each(named)(
  '%s counts the official runs, and has the official sums',
  (_name, _id, { ranked }) => {
    const official = ranked.map(({ entry }) => [entry.team, entry.counted, entry.result]);
    const ours = ranked.map(({ entry, result }) => [
      entry.team,
      entry.counted && result.counted.toSorted((one, other) => one - other),
      entry.result === undefined ? undefined : result.points,
    ]);
    expect(ours).toEqual(official);
  },
);

const cuts = named.filter(
  ([, id, { round }]) => round.teamCount !== undefined && !byAnotherRule.includes(id),
);

it.each(cuts)(
  '%s lets the official teams go on, and names those at the border',
  (_name, _id, cut) => {
    const { round, advancing, tied } = cut;
    const border = round.rows.filter(({ tiedAtBorder }) => tiedAtBorder).map(({ team }) => team);
    expect(namesOf(tied)).toEqual(border.sort());
    const official = round.rows.filter(({ advances }) => advances).map(({ team }) => team);
    expect(namesOf(advancing)).toEqual(official.filter((team) => !border.includes(team)).sort());
  },
);

it('holds 22 cuts, and marks whom the limit of a nation leaves out', () => {
  expect(cuts.map(([name]) => name)).toHaveLength(22);
  const [heats] = named.filter(([, id]) => id === 'eac-2014-back50-heats');
  expect(namesOf(heats?.[2].overLimit ?? [])).toEqual(['Tim 13', 'Tim 16']);
});

/** Six attempts as two rounds of three: the second one only for the best eight. */
function rankInTwoRounds({ product, rounds }: Contest) {
  const first: RoundRule = { ...product, run_count: 3 };
  const second: RoundRule = { ...first, carry_over: 'best' };
  const rows = rounds[0]?.rows ?? [];
  const partOf = (row: (typeof rows)[number], start: number) =>
    toRuns({ ...row, runs: row.runs.slice(start, start + 3) });
  const rank = (
    rule: RoundRule,
    teams: typeof rows,
    played: (row: (typeof rows)[number]) => object,
  ) =>
    rankRound(
      rule,
      teams.flatMap((entry) => {
        const result = countRounds(played(entry) as Parameters<typeof countRounds>[0]).at(-1);
        return result ? [{ entry, result }] : [];
      }),
    );
  const qualified = rank(first, rows, (row) => [{ rule: first, runs: partOf(row, 0) }]);
  const best = qualified.slice(0, 8).map(({ entry }) => entry);
  return {
    out: qualified.slice(8),
    final: rank(second, best, (row) => [
      { rule: first, runs: partOf(row, 0) },
      { rule: second, runs: partOf(row, 3) },
    ]),
  };
}

it.each(
  contests
    .filter(({ id }) => id.startsWith('wjc') && id.endsWith('final'))
    .map((contest) => [contest.id, contest] as const),
)(
  '%s has its official ranks as two rounds of three attempts, of which the best counts',
  (_id, contest) => {
    const { final, out } = rankInTwoRounds(contest);
    expect(final).toHaveLength(8);
    for (const { entry, rank, result } of [...final, ...out]) {
      expect([entry.team, rank]).toEqual([entry.team, entry.rank]);
      expect([entry.team, result.points]).toEqual([entry.team, entry.result]);
    }
  },
);
