import { and, asc, desc, eq, gte, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import {
  categories,
  clubs,
  matches,
  objections,
  participants,
  registrations,
  resultStates,
  rounds,
  runs,
  tournaments,
} from '../db/schema.ts';
import { lastDay } from '../db/tournamentDays.ts';
import type { ObjectionWindow } from './mayObject.ts';

const windowColumns = {
  state: resultStates.state,
  provisionalAt: resultStates.provisionalAt,
  correctionReason: resultStates.correctionReason,
  minutes: tournaments.objectionMinutes,
  lastDay,
};

const isStateOf = and(
  eq(resultStates.tournamentId, registrations.tournamentId),
  eq(resultStates.categoryId, registrations.categoryId),
);

type WindowRow = {
  state: typeof resultStates.$inferSelect.state | null;
  provisionalAt: Date | null;
  correctionReason: string | null;
  minutes: number;
  lastDay: string;
};

const toWindow = (row: WindowRow, today: string): ObjectionWindow => ({
  state: row.state ?? 'live',
  provisionalAt: row.provisionalAt,
  isCorrection: row.correctionReason !== null,
  minutes: row.minutes,
  isOver: row.lastDay < today,
});

/** Returns the registrations of a team in tournaments that are no draft and end on `from` (YYYY-MM-DD) or later. */
export async function findOwnRegistrations(
  db: Database,
  teamId: number,
  { from, today }: { from: string; today: string },
) {
  const found = await db
    .select({
      id: registrations.id,
      tournament: { id: tournaments.id, title: tournaments.title },
      category: { id: categories.id, name: categories.name },
      ...windowColumns,
    })
    .from(registrations)
    .innerJoin(tournaments, eq(tournaments.id, registrations.tournamentId))
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .leftJoin(resultStates, isStateOf)
    .where(
      and(eq(registrations.teamId, teamId), ne(tournaments.status, 'draft'), gte(lastDay, from)),
    )
    .orderBy(desc(tournaments.date), desc(tournaments.id));
  return found.map(({ id, tournament, category, ...row }) => ({
    id,
    tournament,
    category,
    window: toWindow(row, today),
  }));
}

/** Returns the runs of a registration with their rounds, in the order of rounds and runs. */
export const findOwnRuns = (db: Database, registrationId: number) =>
  db
    .select({
      id: runs.id,
      round: rounds.name,
      number: runs.number,
      outcome: runs.outcome,
      points: runs.points,
      time: runs.time,
    })
    .from(runs)
    .innerJoin(rounds, eq(rounds.id, runs.roundId))
    .where(eq(runs.registrationId, registrationId))
    .orderBy(asc(rounds.position), asc(runs.number));

/** The name of the pupil or the club that has made an objection. */
export const authorName = sql<string>`coalesce(${participants.name}, ${clubs.name}, '–')`;

/** Returns the objections of a registration, the first first. */
export const findOwnObjections = (db: Database, registrationId: number) =>
  db
    .select({
      id: objections.id,
      runId: objections.runId,
      matchId: objections.matchId,
      text: objections.text,
      author: authorName,
      createdAt: objections.createdAt,
      state: objections.state,
      decision: objections.decision,
    })
    .from(objections)
    .leftJoin(participants, eq(participants.id, objections.participantId))
    .leftJoin(clubs, eq(clubs.id, objections.clubId))
    .where(eq(objections.registrationId, registrationId))
    .orderBy(asc(objections.id));

export type OwnObjection = Awaited<ReturnType<typeof findOwnObjections>>[number];

const targetColumns = {
  registrationId: registrations.id,
  tournamentId: registrations.tournamentId,
  categoryId: registrations.categoryId,
  round: rounds.name,
};

/** Returns to what a team objects by the id of its run; undefined if it has no such run. */
export async function findRunTarget(db: Database, teamId: number, runId: number) {
  const [found] = await db
    .select({ ...targetColumns, number: runs.number })
    .from(runs)
    .innerJoin(registrations, eq(registrations.id, runs.registrationId))
    .innerJoin(rounds, eq(rounds.id, runs.roundId))
    .where(and(eq(runs.id, runId), eq(registrations.teamId, teamId)));
  return found;
}

/** Returns to what a team objects by the id of its match; undefined if it has no such match, or it has no result. */
export async function findMatchTarget(db: Database, teamId: number, matchId: number) {
  const [found] = await db
    .select({ ...targetColumns, number: matches.number })
    .from(matches)
    .innerJoin(registrations, sql`${registrations.id} in (${matches.homeId}, ${matches.awayId})`)
    .innerJoin(rounds, eq(rounds.id, matches.roundId))
    .where(
      and(
        eq(matches.id, matchId),
        eq(registrations.teamId, teamId),
        sql`${matches.outcome} is not null`,
      ),
    );
  return found;
}

/** Returns the window of a registration whose category the caller has locked. */
export async function findWindow(
  transaction: Transaction,
  registrationId: number,
  today: string,
): Promise<ObjectionWindow | undefined> {
  const [found] = await transaction
    .select(windowColumns)
    .from(registrations)
    .innerJoin(tournaments, eq(tournaments.id, registrations.tournamentId))
    .leftJoin(resultStates, isStateOf)
    .where(eq(registrations.id, registrationId));
  return found && toWindow(found, today);
}

/** Returns the objection that a request with this key has added; undefined without one. */
export async function findByKey(db: Database, key: string) {
  const [found] = await db.select().from(objections).where(eq(objections.entryKey, key));
  return found;
}

export async function insertObjection(
  transaction: Transaction,
  row: typeof objections.$inferInsert,
): Promise<void> {
  await transaction.insert(objections).values(row);
}
