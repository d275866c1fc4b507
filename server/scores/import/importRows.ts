import { outcomeNames, runOutcomes } from '../../../openapi/runs/runOutcomes.ts';
import type { ImportedScore, RunOutcome, ScoreImport } from '../../../openapi/schema.d.ts';
import { needsPoints, needsTime } from '../../../openapi/runs/runResults.ts';
import { readTime } from '../../../openapi/runs/readTime.ts';
import { pointsProblem, readPoints } from '../../../openapi/runs/scorePoints.ts';
import type { TimeFormat } from '../../../openapi/runs/scoreTimes.ts';
import { foldName } from '../../../openapi/texts/names.ts';
import { runNumberLimits } from '../../../openapi/workLimits.ts';
import type { Database } from '../../db/database.ts';
import { type Entrant, findEntrants, type PlayedCategory } from '../entryQueries.ts';
import { rowPlace } from '../../lib/rowPlace.ts';
import { createTeamFinder } from './createTeamFinder.ts';
import { findNamedRound, unknownRound } from './findNamedRound.ts';
import { versionOf } from '../playedCategory.ts';
import { findRounds, isPlanned, type RoundWithTeams, toRule } from '../rounds/roundQueries.ts';
import { findEnteredRuns, type NamedRun } from '../runs/runQueries.ts';
import {
  findClosedProblem,
  findEntryProblems,
  findNumberProblem,
  isSameRun,
  matchesProblem,
  type RunValues,
} from '../runs/runValues.ts';

type Row = ScoreImport['rows'][number];

/** A row with the run that it names and what it does. */
export type CheckedRow = {
  line: number;
  outcome: ImportedScore['outcome'];
  entrant: Entrant | undefined;
  round: RoundWithTeams | undefined;
  number: number | undefined;
  values: RunValues | undefined;
  /** The run that the team has. */
  before: NamedRun | undefined;
  problems: string[];
};

/** What a file may call an outcome beside its name. */
const otherNames: Record<RunOutcome, readonly string[]> = {
  finished: ['', 'finished'],
  dns: ['dns', 'did not start'],
  dnf: ['dnf', 'did not finish'],
  dq: ['dq', 'dsq', 'disqualified'],
};

const parseOutcome = (text: string): RunOutcome | undefined =>
  runOutcomes.find((outcome) =>
    [outcomeNames[outcome], ...otherNames[outcome]].includes(foldName(text)),
  );

const anyOutcome = new Intl.ListFormat('id', { type: 'disjunction' }).format(
  Object.values(outcomeNames),
);

const { maximum: maxRuns } = runNumberLimits;

/** Returns a round by its name or position; without either the last open one, otherwise the last that was. */
const findRound = (rounds: RoundWithTeams[], text: string): RoundWithTeams | undefined =>
  foldName(text) === ''
    ? (rounds.findLast(({ state }) => state === 'open') ??
      rounds.findLast((round) => !isPlanned(round)))
    : findNamedRound(rounds, text);

type RowContext = {
  round: RoundWithTeams;
  format: TimeFormat;
  /** The run that the team has. */
  before: RunValues | undefined;
  problems: string[];
};

/** Returns what a row has of a run, and adds to `problems` what is wrong with it. */
function readValues(
  row: Row,
  { round, format, before, problems }: RowContext,
): RunValues | undefined {
  const rule = toRule(round);
  const outcome = parseOutcome(row.result ?? '');
  if (outcome === undefined) problems.push(`Hasil harus ${anyOutcome}.`);
  const assumed = outcome ?? 'finished';
  const hasPoints = row.points !== '' || needsPoints(rule, assumed);
  const points = hasPoints ? readPoints(row.points) : null;
  if (points === undefined) problems.push(pointsProblem);
  const hasTime = row.time !== '' || needsTime(rule, assumed);
  const { time, problem } = hasTime ? readTime(row.time, format) : { time: null };
  if (problem !== undefined) problems.push(problem);
  if (outcome === undefined || points === undefined || time === undefined) return undefined;
  const values = { outcome, points, time, reason: row.reason?.trim() || null };
  problems.push(...findEntryProblems(rule, format, { ...values, before }).map(({ text }) => text));
  return values;
}

/** Returns the number of the run that a row names, and adds to `problems` if the round has no such run. */
function readNumber(row: Row, round: RoundWithTeams, problems: string[]): number | undefined {
  const text = row.run?.trim() || '1';
  const number = /^[1-9]\d?$/.test(text) && Number(text) <= maxRuns ? Number(text) : undefined;
  const problem =
    number === undefined
      ? `Percobaan harus bilangan dari 1 sampai ${maxRuns}.`
      : findNumberProblem(round, number);
  if (problem) problems.push(problem);
  return number;
}

/** Returns what a row without problems does with the run that the team has. */
function outcomeOf({ version }: Row, before: NamedRun | undefined, values: RunValues) {
  if (before && isSameRun(before, values)) return 'unchanged';
  const now = before ? versionOf(before.version) : null;
  if (version !== undefined && version !== now) return 'rejected';
  return before ? 'changed' : 'added';
}

/** Returns why a team, if there is one, cannot have a run in a round. */
function findTeamProblem(round: RoundWithTeams, entrant: Entrant | undefined): string[] {
  if (!entrant) return [];
  const closed = findClosedProblem({ ...round, isPlanned: isPlanned(round) });
  if (closed !== undefined) return [closed];
  return round.position > 1 && !round.registrationIds.includes(entrant.registrationId)
    ? [`Tim ini tidak ikut babak ${round.name}.`]
    : [];
}

/** Returns that an earlier row has the same run, and remembers a row with a new one. */
function findRepetition(rowOf: Map<string, Row>, key: string, row: Row): string[] {
  const earlier = rowOf.get(key);
  if (earlier) return [`Tim ini sudah ada di ${rowPlace(earlier)}.`];
  if (key !== '') rowOf.set(key, row);
  return [];
}

const keyOf = (roundId: number, teamId: number, number: number) => `${roundId}/${teamId}/${number}`;

/** Returns what each row does with the runs as they are now. */
export async function checkRows(
  db: Database,
  played: PlayedCategory,
  { format, rows }: { format: TimeFormat; rows: Row[] },
): Promise<CheckedRow[]> {
  const findTeam = await createTeamFinder(db, await findEntrants(db, played), rows);
  const rounds = await findRounds(db, played);
  const stored = new Map(
    (await findEnteredRuns(db, played)).map((run) => [
      keyOf(run.roundId, run.team.id, run.number),
      run,
    ]),
  );
  const rowOf = new Map<string, Row>();
  return rows.map((row): CheckedRow => {
    const problems: string[] = [];
    const { line } = row;
    const found = findTeam(row);
    const entrant = typeof found === 'string' ? undefined : found;
    if (typeof found === 'string') problems.push(found);
    const round = findRound(rounds, row.round ?? '');
    const unread = { line, outcome: 'rejected' as const, entrant, round, problems };
    if (!round) {
      problems.push(unknownRound);
      return { ...unread, number: undefined, values: undefined, before: undefined };
    }
    if (round.matchRule) {
      problems.push(matchesProblem(round));
      return { ...unread, number: undefined, values: undefined, before: undefined };
    }
    const number = readNumber(row, round, problems);
    // Empty for a row without a team or a number.
    const key = entrant && number ? keyOf(round.id, entrant.team.id, number) : '';
    problems.push(...findRepetition(rowOf, key, row), ...findTeamProblem(round, entrant));
    const before = stored.get(key);
    const values = readValues(row, { round, format, before, problems });
    if (problems.length > 0 || !values) return { ...unread, number, values, before };
    const outcome = outcomeOf(row, before, values);
    if (outcome === 'rejected') problems.push('Skor tim ini baru saja diubah di meja lain.');
    return { ...unread, outcome, number, values, before };
  });
}
