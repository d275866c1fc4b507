import { and, asc, eq, like, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import {
  auditLog,
  categories,
  clubs,
  matches,
  objections,
  organisers,
  participants,
  registrations,
  runs,
  tableCards,
  teams,
  tournaments,
} from '../db/schema.ts';
import { authorName } from './teamQueries.ts';

/** Returns the objections in a tournament: those that are not decided first, each part in their order. */
export const findObjections = (db: Database, tournamentId: number) =>
  db
    .select({
      objection: objections,
      author: authorName,
      category: { id: categories.id, name: categories.name },
      tournament: tournaments.title,
      team: { id: teams.id, name: teams.name },
      club: { id: clubs.id, name: clubs.name },
      // The name of whoever was at the table is in the audit log.
      decidedBy: sql<string>`coalesce(${organisers.name}, ${tableCards.label}, '–')`,
      run: {
        number: runs.number,
        outcome: runs.outcome,
        points: runs.points,
        time: runs.time,
        reason: runs.reason,
      },
      roundId: matches.roundId,
    })
    .from(objections)
    .innerJoin(registrations, eq(registrations.id, objections.registrationId))
    .innerJoin(tournaments, eq(tournaments.id, objections.tournamentId))
    .innerJoin(categories, eq(categories.id, objections.categoryId))
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .leftJoin(participants, eq(participants.id, objections.participantId))
    .leftJoin(organisers, eq(organisers.id, objections.organiserId))
    .leftJoin(tableCards, eq(tableCards.id, objections.tableCardId))
    .leftJoin(runs, eq(runs.id, objections.runId))
    .leftJoin(matches, eq(matches.id, objections.matchId))
    .where(eq(objections.tournamentId, tournamentId))
    .orderBy(sql`${objections.state} <> 'open'`, asc(objections.id));

export type FoundObjection = Awaited<ReturnType<typeof findObjections>>[number];

/** What the audit log is searched for. */
type History = {
  /** The entry of the team as the audit log names it. */
  name: string;
  /** What the objection is about: 'Penyisihan, percobaan 2'. */
  subject: string;
  runId: number | null;
  /** The match of a round; null for a run. */
  match: { roundId: number; number: number } | null;
};

/** Returns what the audit log has about a run, also after it was deleted and entered again, or about a match. */
export const findHistory = (db: Database, { name, subject, runId, match }: History) =>
  db
    .select({
      at: auditLog.at,
      organiser: organisers.name,
      table: auditLog.tableLabel,
      person: auditLog.personName,
      operation: auditLog.operation,
      detail: auditLog.detail,
    })
    .from(auditLog)
    .leftJoin(organisers, eq(organisers.id, auditLog.organiserId))
    .where(
      match
        ? and(
            eq(auditLog.kind, 'round'),
            eq(auditLog.objectId, match.roundId),
            like(auditLog.detail, `%pertandingan ${match.number}: %`),
          )
        : and(
            eq(auditLog.kind, 'score'),
            or(
              runId === null ? undefined : eq(auditLog.objectId, runId),
              and(
                eq(auditLog.objectName, name),
                sql`starts_with(${auditLog.detail}, ${`${subject}: `})`,
              ),
            ),
          ),
    )
    .orderBy(asc(auditLog.id));

/** Returns what the audit log calls the team of an objection in a tournament that nobody else decides until the end of the transaction; undefined if it has no such objection. */
export async function lockObjection(
  transaction: Transaction,
  { id, tournamentId }: { id: number; tournamentId: number },
) {
  const [found] = await transaction
    .select({
      objection: objections,
      names: { team: teams.name, category: categories.name, tournament: tournaments.title },
    })
    .from(objections)
    .innerJoin(registrations, eq(registrations.id, objections.registrationId))
    .innerJoin(tournaments, eq(tournaments.id, objections.tournamentId))
    .innerJoin(categories, eq(categories.id, objections.categoryId))
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .where(and(eq(objections.id, id), eq(objections.tournamentId, tournamentId)))
    .for('update', { of: objections });
  return found;
}

export async function saveDecision(
  transaction: Transaction,
  id: number,
  changes: Pick<
    typeof objections.$inferInsert,
    'state' | 'decision' | 'decidedAt' | 'organiserId' | 'tableCardId'
  >,
): Promise<void> {
  await transaction
    .update(objections)
    .set({ ...changes, version: sql`${objections.version} + 1` })
    .where(eq(objections.id, id));
}
