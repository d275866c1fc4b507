import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countRounds, type CountableRun, type RoundRule } from '../../openapi/runs/runResults.ts';
import { findAdvancing, rankRound, rankWithoutResult } from '../../openapi/runs/rankRound.ts';

/** A run as the fixtures have it: points, a time, both, an outcome, or null for none. */
type ContestRun = number | string | { points: number; time: string } | null;

export type ContestRow = {
  team: string;
  nation?: string;
  /** The official rank: null for none; left out where the source does not have it. */
  rank?: number | null;
  /** The official place over all rounds, where the rank of a round does not have it. */
  finalRank?: number;
  runs: ContestRun[];
  counted?: number[];
  result?: number;
  advances?: boolean;
  tiedAtBorder?: boolean;
};

type ContestRound = {
  name: string;
  product?: RoundRule;
  /** Whether its teams cannot be told from those of the round before. */
  apart?: boolean;
  /** How many teams go on from here, and how many of a nation. */
  teamCount?: number;
  clubLimit?: number;
  rows: ContestRow[];
};

export type Contest = {
  id: string;
  title: string;
  source: string;
  licence: string;
  product: RoundRule;
  /** The part of the official rule that a round cannot have. */
  missing?: string;
  rounds: ContestRound[];
};

const folder = fileURLToPath(new URL('../fixtures/contests', import.meta.url));

/** Returns the results of real contests, by their ids. */
export const readContests = (): Contest[] =>
  globSync(`${folder}/*.json`)
    .sort()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Contest);

function toRun(run: ContestRun, index: number): CountableRun[] {
  if (run === null) return [];
  const base = { number: index + 1, outcome: 'finished' as const, points: null, time: null };
  if (run === 'DNF') return [{ ...base, outcome: 'dnf' }];
  if (run === 'DNS') return [{ ...base, outcome: 'dns' }];
  if (typeof run === 'number') return [{ ...base, points: run }];
  if (typeof run === 'string') return [{ ...base, time: run }];
  return [{ ...base, points: run.points, time: run.time }];
}

/** Returns the runs of a row as they are entered. */
export const toRuns = ({ runs }: ContestRow): CountableRun[] => runs.flatMap(toRun);

/** Returns each round of a contest as the shared functions rank it. */
export function rankContest({ product, rounds }: Contest) {
  return rounds.map((round, index) => {
    const rule = round.product ?? product;
    const before = round.apart ? [] : rounds.slice(0, index);
    const entries = round.rows.map((row) => {
      const earlier = before.map((each) => ({
        rule: each.product ?? product,
        runs: each.rows.filter(({ team }) => team === row.team).flatMap(toRuns),
      }));
      return { entry: row, result: countRounds([...earlier, { rule, runs: toRuns(row) }]).at(-1) };
    });
    const ranked = rankRound(
      rule,
      entries.flatMap(({ entry, result }) => (result ? [{ entry, result }] : [])),
    );
    const nations = [...new Set(round.rows.map(({ nation }) => nation))];
    const advance = findAdvancing(
      ranked,
      round.teamCount ?? 0,
      round.clubLimit === undefined
        ? undefined
        : { limit: round.clubLimit, clubOf: ({ nation }) => nations.indexOf(nation) },
    );
    return { round, rule, ranked, lastRank: rankWithoutResult(rule, ranked), ...advance };
  });
}
