import type { ImportedMatch } from '../../../../openapi/schema.d.ts';
import type { Database } from '../../../db/database.ts';
import { rowPlace } from '../../../lib/rowPlace.ts';
import { type Entrant, findEntrants, type PlayedCategory } from '../../entryQueries.ts';
import { type MatchRound, undoneProblem } from '../../matches/changeResult.ts';
import { isSameResult, type MatchValues } from '../../matches/matchValues.ts';
import { createMatchNamer, createTeamNamer, type DescribeMatch } from '../../matches/nameMatch.ts';
import { undrawnProblem } from '../../matches/requireEnded.ts';
import { versionOf } from '../../playedCategory.ts';
import { findRounds, isPlanned, type RoundWithTeams } from '../../rounds/roundQueries.ts';
import { findClosedProblem, runsProblem } from '../../runs/runValues.ts';
import { createTeamFinder } from '../createTeamFinder.ts';
import { findNamedRound, unknownRound } from '../findNamedRound.ts';
import { createRoundPlan, type KnownMatch, type RoundPlan } from './createRoundPlan.ts';
import { type FindTeam, findRowMatch, type Row } from './findRowMatch.ts';
import { readMatchResult } from './readMatchResult.ts';

/** A row with the match that it names and what it does. */
export type CheckedRow = {
  imported: ImportedMatch;
  /** What is to be saved; undefined for a row that changes nothing. */
  saved: { round: MatchRound; match: KnownMatch; values: MatchValues } | undefined;
};

/** Returns a round by its name or position; without either the last open one of matches, otherwise the last drawn one. */
const findRound = (rounds: readonly RoundWithTeams[], text: string): RoundWithTeams | undefined =>
  text.trim() === ''
    ? (rounds.findLast(({ matchRule, state }) => matchRule && state === 'open') ??
      rounds.findLast(({ draw }) => draw))
    : findNamedRound(rounds, text);

/** Returns the round that a row names; a text says why it has no match of it. */
function requireMatches(rounds: readonly RoundWithTeams[], text: string): MatchRound | string {
  const round = findRound(rounds, text);
  if (!round)
    return text.trim() === '' ? 'Kategori ini tidak memiliki babak pertandingan.' : unknownRound;
  const { matchRule, draw } = round;
  if (!matchRule) return runsProblem(round);
  const closed = findClosedProblem({ ...round, isPlanned: isPlanned(round) });
  if (closed !== undefined) return closed;
  return draw ? { ...round, matchRule, draw } : undrawnProblem(round);
}

/** Returns how people write the teams of a row. */
const textsOf = ({ home, away, winner = '', absent = '' }: Row): string[] =>
  [home, away, winner, absent].filter((text) => text.trim() !== '');

type Context = {
  findPlan: (text: string) => RoundPlan | string;
  findTeam: FindTeam;
  nameOf: (registrationId: number) => string;
  describe: DescribeMatch;
  /** The row of each match that one has named. */
  rowOf: Map<number, Row>;
  at: Date;
};

const rejected = (
  line: number,
  problems: readonly string[],
  found: Partial<Pick<ImportedMatch, 'match' | 'result'>> = {},
): CheckedRow => ({
  imported: {
    line,
    outcome: 'rejected',
    match: null,
    result: null,
    ...found,
    problem: problems.join(' '),
  },
  saved: undefined,
});

function checkRow(row: Row, context: Context): CheckedRow {
  const { line } = row;
  const { findTeam, nameOf, describe, rowOf, at } = context;
  const plan = context.findPlan(row.round ?? '');
  if (typeof plan === 'string') return rejected(line, [plan]);
  const problems: string[] = [];
  const found = findRowMatch(row, plan, { findTeam, nameOf, problems });
  if (!found) return rejected(line, problems);
  const { match, isSwapped } = found;
  const shown = plan.toMatch(match);
  const earlier = rowOf.get(match.id);
  if (earlier)
    return rejected(line, [`Pertandingan ini sudah ada di ${rowPlace(earlier)}.`], {
      match: shown,
    });
  rowOf.set(match.id, row);
  const values = readMatchResult(row, { rule: plan.rule, match, isSwapped, findTeam, problems });
  const result = values ? plan.toResult(match, values, at) : null;
  if (problems.length > 0 || !values) return rejected(line, problems, { match: shown, result });
  const read = { line, match: shown, result, problem: null };
  if (isSameResult(match, values))
    return { imported: { ...read, outcome: 'unchanged' }, saved: undefined };
  if (row.version !== undefined && row.version !== versionOf(match.version))
    return rejected(line, ['Hasil pertandingan ini baru saja diubah di meja lain.'], read);
  const undone = plan.findUndone(match, values);
  if (undone.length > 0)
    return rejected(line, [undoneProblem(undone, describe), 'Perbaiki di meja skor.'], read);
  plan.end(match, values);
  const outcome = match.outcome === null ? 'added' : 'changed';
  return { imported: { ...read, outcome }, saved: { round: plan.round, match, values } };
}

/** Returns a function that finds the round of a row, which remembers what earlier rows have changed. */
function createPlanFinder(rounds: readonly RoundWithTeams[], entrants: readonly Entrant[]) {
  const plans = new Map<number, RoundPlan>();
  return (text: string): RoundPlan | string => {
    const round = requireMatches(rounds, text);
    if (typeof round === 'string') return round;
    const plan = plans.get(round.id) ?? createRoundPlan(round, entrants);
    plans.set(round.id, plan);
    return plan;
  };
}

/** Returns what each row does with the matches as they are now, and as earlier rows have changed them. */
export async function checkMatchRows(
  db: Database,
  played: PlayedCategory,
  { rows, at }: { rows: readonly Row[]; at: Date },
): Promise<{ rows: CheckedRow[]; describe: DescribeMatch }> {
  const entrants = await findEntrants(db, played);
  const findEntrant = await createTeamFinder(
    db,
    entrants,
    rows.flatMap(textsOf).map((team) => ({ team })),
  );
  const describe = createMatchNamer(entrants);
  const context: Context = {
    findPlan: createPlanFinder(await findRounds(db, played), entrants),
    findTeam: (team) => findEntrant({ team }),
    nameOf: createTeamNamer(entrants),
    describe,
    rowOf: new Map(),
    at,
  };
  return { rows: rows.map((row) => checkRow(row, context)), describe };
}
