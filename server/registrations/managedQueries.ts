import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import {
  categories,
  clubs,
  participants,
  registrationMembers,
  registrations,
  teamMembers,
  teams,
  tournaments,
  withdrawnNumbers,
} from '../db/schema.ts';
import { hasResult } from '../db/hasResult.ts';
import { joinRegistrations } from '../db/joinRegistrations.ts';
import { isNotOver } from '../db/tournamentDays.ts';
import { HttpError } from '../lib/httpError.ts';
import { requireNotOfficial } from '../scores/results/requireNotOfficial.ts';
import { findDrawnRound } from '../scores/matches/matchQueries.ts';

type RegistrationKey = { tournamentId: number; id: number };

type LockedRegistration = {
  hasRun: boolean;
  isCheckedIn: boolean;
  /** The name of the round. */
  drawnRound: string | undefined;
};

const isAt = ({ tournamentId, id }: RegistrationKey) =>
  and(eq(registrations.id, id), eq(registrations.tournamentId, tournamentId));

/** Returns registrations with team, club and members, by category and name of the team. */
async function findWhere(db: Database, condition: ReturnType<typeof isAt>) {
  const rows = await joinRegistrations(
    db
      .select({
        id: registrations.id,
        startNumber: registrations.startNumber,
        team: { id: teams.id, name: teams.name, code: teams.code },
        club: { id: clubs.id, name: clubs.name },
        category: { id: categories.id, name: categories.name },
        tournament: tournaments.title,
        registeredAt: registrations.createdAt,
        checkedInAt: registrations.checkedInAt,
        hasRun: hasResult,
      })
      .from(registrations)
      .$dynamic(),
  )
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(condition)
    .orderBy(asc(categories.id), asc(teams.name), asc(teams.id));
  const present = await findMembers(db, teamMembers, condition);
  const kept = await findMembers(db, registrationMembers, condition);
  return rows.map((row) => ({
    ...row,
    members: (kept.get(row.id) ?? present.get(row.id) ?? []).map(({ id, name, level }) => ({
      id,
      name,
      level,
    })),
  }));
}

/** Returns the members of the teams of registrations: those of now, or those that were kept at the first run. */
async function findMembers(
  db: Database,
  table: typeof teamMembers | typeof registrationMembers,
  condition: ReturnType<typeof isAt>,
) {
  const isOf =
    'teamId' in table
      ? eq(table.teamId, registrations.teamId)
      : eq(table.registrationId, registrations.id);
  const members = await db
    .select({
      registrationId: registrations.id,
      id: participants.id,
      name: participants.name,
      level: table.level,
    })
    .from(registrations)
    .innerJoin(table, isOf)
    .innerJoin(participants, eq(participants.id, table.participantId))
    .where(condition)
    .orderBy(sql`${table.level} = 'member'`, asc(table.position));
  return Map.groupBy(members, ({ registrationId }) => registrationId);
}

export type ManagedRegistration = Awaited<ReturnType<typeof findWhere>>[number];

export const findRegistrations = (db: Database, tournamentId: number) =>
  findWhere(db, eq(registrations.tournamentId, tournamentId));

export const findRegistration = async (db: Database, key: RegistrationKey) =>
  (await findWhere(db, isAt(key)))[0];

/** Saves whether a team has come; returns whether that changes anything. Nobody else changes it meanwhile. */
export async function saveCheckIn(
  transaction: Transaction,
  key: RegistrationKey,
  checkedInAt: Date | null,
): Promise<boolean> {
  const [former] = await transaction
    .select({ checkedInAt: registrations.checkedInAt })
    .from(registrations)
    .where(isAt(key))
    .for('no key update');
  // The time of an earlier check-in stays.
  if (!former || (former.checkedInAt === null) === (checkedInAt === null)) return false;
  await transaction.update(registrations).set({ checkedInAt }).where(isAt(key));
  return true;
}

/**
 * Locks a registration until the end of the transaction, so that nobody scores it meanwhile, and returns
 * whether it has a result, whether its team has come, and in which round of matches it was drawn; undefined if
 * it does not exist.
 */
export async function lockRegistration(
  transaction: Transaction,
  key: RegistrationKey,
): Promise<LockedRegistration | undefined> {
  const [locked] = await transaction
    .select({ id: registrations.id, checkedInAt: registrations.checkedInAt })
    .from(registrations)
    .where(isAt(key))
    .for('update');
  if (!locked) return undefined;
  // After the lock, so that a result that was saved meanwhile is seen.
  const [entered] = await transaction
    .select({ hasRun: hasResult })
    .from(registrations)
    .where(isAt(key));
  return {
    isCheckedIn: locked.checkedInAt !== null,
    hasRun: entered?.hasRun ?? false,
    drawnRound: await findDrawnRound(transaction, locked.id),
  };
}

/** Throws 409 if a team is in the draw of a round of matches, where its opponents wait for it. */
export function rejectDrawn(team: string, locked: LockedRegistration | undefined): void {
  if (locked?.drawnRound !== undefined)
    throw new HttpError(
      409,
      `${team} sudah masuk undian ${locked.drawnRound}. Penyelenggara mengundi ulang tanpa tim ini atau mencatatnya tidak hadir.`,
    );
}

/** Gives a registration another category of its tournament; its score goes with it. */
export async function saveCategory(
  transaction: Transaction,
  key: RegistrationKey,
  categoryId: number,
): Promise<void> {
  await transaction.update(registrations).set({ categoryId }).where(isAt(key));
}

/** Returns the titles of the coming tournaments for which a team is registered in a category. */
export async function findComingTitles(
  db: Database,
  { teamId, categoryId, today }: { teamId: number; categoryId: number; today: string },
): Promise<string[]> {
  const found = await db
    .select({ title: tournaments.title })
    .from(registrations)
    .innerJoin(tournaments, eq(tournaments.id, registrations.tournamentId))
    .where(
      and(
        eq(registrations.teamId, teamId),
        eq(registrations.categoryId, categoryId),
        isNotOver(today),
      ),
    )
    .orderBy(asc(tournaments.date), asc(tournaments.id));
  return found.map(({ title }) => title);
}

/** Withdraws a locked registration; its start number stays the team's. Throws 409 if its results are official. */
export async function deleteRegistration(
  transaction: Transaction,
  key: RegistrationKey,
): Promise<void> {
  const [registered] = await transaction
    .select({ tournamentId: registrations.tournamentId, categoryId: registrations.categoryId })
    .from(registrations)
    .where(isAt(key));
  if (registered) await requireNotOfficial(transaction, registered);
  const withdrawn = await transaction.delete(registrations).where(isAt(key)).returning({
    tournamentId: registrations.tournamentId,
    teamId: registrations.teamId,
    startNumber: registrations.startNumber,
  });
  if (withdrawn.length > 0) await transaction.insert(withdrawnNumbers).values(withdrawn);
}
