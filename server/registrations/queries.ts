import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import {
  registrations,
  teamMembers,
  tournamentCategories,
  tournaments,
  withdrawnNumbers,
} from '../db/schema.ts';

/**
 * Returns the ids of the tournament's categories in which a team of the participant takes part, and
 * whether one of those teams is checked in.
 */
export async function findRegisteredCategories(
  db: Database,
  tournamentId: number,
  participantId: number,
): Promise<{ categoryId: number; isCheckedIn: boolean }[]> {
  return db
    .select({
      categoryId: registrations.categoryId,
      isCheckedIn: sql<boolean>`count(${registrations.checkedInAt}) > 0`,
    })
    .from(registrations)
    .innerJoin(teamMembers, eq(teamMembers.teamId, registrations.teamId))
    .where(
      and(
        eq(registrations.tournamentId, tournamentId),
        eq(teamMembers.participantId, participantId),
      ),
    )
    .groupBy(registrations.categoryId)
    .orderBy(registrations.categoryId);
}

type LockedCategory = typeof tournaments.$inferSelect & {
  capacity: number | null;
  /** How many teams are registered; 0 if any number can be. */
  registered: number;
};

/**
 * Returns what decides whether a team can be registered in a category of a tournament, and keeps it
 * as it is until the end of the transaction: an organiser's change waits, and every other registration in
 * the tournament, because each has the next start number.
 */
export async function lockTournamentCategory(
  transaction: Transaction,
  tournamentId: number,
  categoryId: number,
): Promise<LockedCategory> {
  const [tournament] = await transaction
    .select()
    .from(tournaments)
    .where(eq(tournaments.id, tournamentId))
    .for('no key update');
  const isCategory = and(
    eq(tournamentCategories.tournamentId, tournamentId),
    eq(tournamentCategories.categoryId, categoryId),
  );
  const [limited] = await transaction
    .select({ capacity: tournamentCategories.capacity })
    .from(tournamentCategories)
    .where(and(isCategory, isNotNull(tournamentCategories.capacity)));
  if (!tournament) throw new Error('The tournament of a registration does not exist');
  if (!limited) return { ...tournament, capacity: null, registered: 0 };
  const registered = await transaction.$count(
    registrations,
    and(eq(registrations.tournamentId, tournamentId), eq(registrations.categoryId, categoryId)),
  );
  return { ...tournament, capacity: limited.capacity, registered };
}

/** Returns the start number that a team had in a tournament before it was withdrawn, or the next one. */
async function takeStartNumber(
  transaction: Transaction,
  { tournamentId, teamId }: { tournamentId: number; teamId: number },
): Promise<number> {
  const [own] = await transaction
    .delete(withdrawnNumbers)
    .where(
      and(eq(withdrawnNumbers.tournamentId, tournamentId), eq(withdrawnNumbers.teamId, teamId)),
    )
    .returning();
  if (own) return own.startNumber;
  // One query, so that it sees a number that is being withdrawn in one of the two tables.
  const highest = (table: typeof registrations | typeof withdrawnNumbers) =>
    sql`(select max(${table.startNumber}) from ${table} where ${table.tournamentId} = ${tournamentId})`;
  const [next] = await transaction
    .select({
      number: sql<number>`1 + coalesce(greatest(${highest(registrations)}, ${highest(withdrawnNumbers)}), 0)`,
    })
    .from(tournaments)
    .where(eq(tournaments.id, tournamentId));
  if (!next) throw new Error('The tournament of a registration does not exist');
  return next.number;
}

/**
 * Registers a team in a category of a tournament that is locked, and returns the registration's id;
 * undefined if it already was registered. The caller must then roll the transaction back.
 */
export async function insertRegistration(
  transaction: Transaction,
  registration: { tournamentId: number; teamId: number; categoryId: number; createdAt: Date },
): Promise<number | undefined> {
  const startNumber = await takeStartNumber(transaction, registration);
  const { tournamentId, teamId } = registrations;
  const [inserted] = await transaction
    .insert(registrations)
    .values({ ...registration, startNumber })
    .onConflictDoNothing({ target: [tournamentId, teamId] })
    .returning({ id: registrations.id });
  return inserted?.id;
}

/** Keeps teams from being registered in a tournament until the end of the transaction. */
export async function holdRegistrations(
  transaction: Transaction,
  tournamentId: number,
): Promise<void> {
  await transaction
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(eq(tournaments.id, tournamentId))
    .for('share');
}

/**
 * Returns the tournament of a team's registration, which no organiser changes until the end of the
 * transaction; undefined if the team has no registration with that id.
 */
export async function lockTournamentOfRegistration(
  transaction: Transaction,
  { teamId, id }: { teamId: number; id: number },
): Promise<typeof tournaments.$inferSelect | undefined> {
  const [found] = await transaction
    .select({ tournament: tournaments })
    .from(registrations)
    .innerJoin(tournaments, eq(tournaments.id, registrations.tournamentId))
    .where(and(eq(registrations.id, id), eq(registrations.teamId, teamId)))
    .for('share', { of: tournaments });
  return found?.tournament;
}
