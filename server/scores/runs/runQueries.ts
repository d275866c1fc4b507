import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import {
  categories,
  clubs,
  registrations,
  runs,
  scoreEntries,
  teams,
  tournaments,
} from '../../db/schema.ts';
import { liveTables, type ResultTables } from '../../db/resultTables.ts';
import { joinRegistrations } from '../../db/joinRegistrations.ts';
import { isOf, type PlayedCategory, type ScoreEntryTeam, team } from '../entryQueries.ts';
import { keepMembers } from './registrationMembers.ts';
import type { RunValues } from './runValues.ts';

export type EnteredRun = RunValues & {
  id: number;
  version: number;
  roundId: number;
  number: number;
  team: ScoreEntryTeam;
  correctionReason: string | null;
  correctedAt: Date | null;
};

const values = {
  outcome: runs.outcome,
  points: runs.points,
  time: runs.time,
  reason: runs.reason,
};

const selectRuns = (db: Database, { runs, rounds }: ResultTables) =>
  joinRegistrations(
    db
      .select({
        id: runs.id,
        version: runs.version,
        roundId: runs.roundId,
        number: runs.number,
        outcome: runs.outcome,
        points: runs.points,
        time: runs.time,
        reason: runs.reason,
        correctionReason: runs.correctionReason,
        correctedAt: runs.correctedAt,
        team,
        registrationId: runs.registrationId,
        round: rounds.name,
        tournamentId: rounds.tournamentId,
        categoryId: rounds.categoryId,
        category: categories.name,
        timeFormat: categories.timeFormat,
        tournament: tournaments.title,
      })
      .from(runs)
      .innerJoin(rounds, eq(rounds.id, runs.roundId))
      .innerJoin(registrations, eq(registrations.id, runs.registrationId))
      .$dynamic(),
  ).innerJoin(clubs, eq(clubs.id, teams.clubId));

/** A run with the names of where it was done. */
export type NamedRun = Awaited<ReturnType<typeof selectRuns>>[number];

/** Returns the runs of all rounds of a category, the last added first. */
export const findEnteredRuns = (
  db: Database,
  played: PlayedCategory,
  tables: ResultTables = liveTables,
): Promise<NamedRun[]> => {
  const { runs, rounds } = tables;
  // An array, for which an index of the runs is used also below a view.
  const roundIds = sql`array(select ${rounds.id} from ${rounds}
    where ${rounds.tournamentId} = ${played.tournamentId} and ${rounds.categoryId} = ${played.categoryId})`;
  return selectRuns(db, tables)
    .where(and(isOf(played), sql`${runs.roundId} = any(${roundIds})`))
    .orderBy(desc(runs.createdAt), desc(runs.id));
};

/** Returns how many runs rounds have. */
export const countRuns = (db: Database, roundIds: readonly number[]): Promise<number> =>
  db.$count(runs, inArray(runs.roundId, [...roundIds]));

/** Returns a run; undefined if it does not exist. */
export async function findRun(db: Database, id: number): Promise<NamedRun | undefined> {
  const [found] = await selectRuns(db, liveTables).where(eq(runs.id, id));
  return found;
}

/** Which run of which team in which round it is. */
export type RunPosition = { roundId: number; registrationId: number; number: number };

/** Returns what a team has done in a run; undefined if it has not. */
export async function findRunAt(
  db: Database,
  { roundId, registrationId, number }: RunPosition,
): Promise<RunValues | undefined> {
  const [found] = await db
    .select(values)
    .from(runs)
    .where(
      and(
        eq(runs.roundId, roundId),
        eq(runs.registrationId, registrationId),
        eq(runs.number, number),
      ),
    );
  return found;
}

/** Adds a run and returns its id; undefined if the team has it already. */
export async function insertRun(
  transaction: Transaction,
  run: RunPosition & RunValues & { createdAt: Date },
): Promise<number | undefined> {
  const [inserted] = await transaction
    .insert(runs)
    .values(run)
    .onConflictDoNothing()
    .returning({ id: runs.id });
  if (inserted) await keepMembers(transaction, [run.registrationId]);
  return inserted?.id;
}

/**
 * Saves runs; those that there are get a higher version. Returns their ids in the order of
 * `saved`.
 */
export async function saveRuns(
  transaction: Transaction,
  saved: readonly (RunPosition & RunValues & { createdAt: Date })[],
): Promise<number[]> {
  if (saved.length === 0) return [];
  const rows = await transaction
    .insert(runs)
    .values([...saved])
    .onConflictDoUpdate({
      target: [runs.roundId, runs.registrationId, runs.number],
      set: {
        outcome: sql`excluded.outcome`,
        points: sql`excluded.points`,
        time: sql`excluded.time`,
        reason: sql`excluded.reason`,
        version: sql`${runs.version} + 1`,
      },
    })
    .returning({
      id: runs.id,
      roundId: runs.roundId,
      registrationId: runs.registrationId,
      number: runs.number,
    });
  await keepMembers(
    transaction,
    saved.map(({ registrationId }) => registrationId),
  );
  const keyOf = ({ roundId, registrationId, number }: RunPosition) =>
    `${roundId}/${registrationId}/${number}`;
  const ids = new Map(rows.map((row) => [keyOf(row), row.id]));
  return saved.map((row) => ids.get(keyOf(row)) ?? 0);
}

/** Changes a run; with a correction also why and when, which otherwise stay as they are. */
export async function updateRun(
  transaction: Transaction,
  id: number,
  changes: RunValues & { correctionReason?: string; correctedAt?: Date },
): Promise<void> {
  await transaction
    .update(runs)
    .set({ ...changes, version: sql`${runs.version} + 1` })
    .where(eq(runs.id, id));
}

export async function deleteRunRow(transaction: Transaction, id: number): Promise<void> {
  await transaction.delete(runs).where(eq(runs.id, id));
}

/** The unique constraint that lets a key add one run only. */
export const entryKeyConstraint = 'score_entries_pkey';

/** Remembers the key of a run that was added. Throws if the key has added one before. */
export async function insertScoreEntry(
  transaction: Transaction,
  entry: typeof scoreEntries.$inferInsert,
): Promise<void> {
  await transaction.insert(scoreEntries).values(entry);
}

/** Returns what a key has added; undefined if nothing, or if its team is no longer registered. */
export async function findRecordedRun(db: Database, key: string) {
  const [found] = await db
    .select({
      runId: scoreEntries.runId,
      roundId: scoreEntries.roundId,
      number: scoreEntries.number,
      outcome: scoreEntries.outcome,
      points: scoreEntries.points,
      time: scoreEntries.time,
      reason: scoreEntries.reason,
      team,
    })
    .from(scoreEntries)
    .innerJoin(registrations, eq(registrations.id, scoreEntries.registrationId))
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(eq(scoreEntries.key, key));
  return found;
}

export type RecordedRun = NonNullable<Awaited<ReturnType<typeof findRecordedRun>>>;
