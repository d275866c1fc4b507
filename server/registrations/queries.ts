import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { registrations, teamMembers, tournamentCategories, tournaments } from '../db/schema.ts';

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
 * as it is until the end of the transaction: an organiser's change waits and, if the category has
 * a capacity, every other registration in it.
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
    .for('share');
  const isCategory = and(
    eq(tournamentCategories.tournamentId, tournamentId),
    eq(tournamentCategories.categoryId, categoryId),
  );
  const [limited] = await transaction
    .select({ capacity: tournamentCategories.capacity })
    .from(tournamentCategories)
    .where(and(isCategory, isNotNull(tournamentCategories.capacity)))
    .for('no key update');
  if (!tournament) throw new Error('The tournament of a registration does not exist');
  if (!limited) return { ...tournament, capacity: null, registered: 0 };
  const registered = await transaction.$count(
    registrations,
    and(eq(registrations.tournamentId, tournamentId), eq(registrations.categoryId, categoryId)),
  );
  return { ...tournament, capacity: limited.capacity, registered };
}

/**
 * Registers a team in a category of a tournament and returns the registration's id; undefined if it
 * already was registered. Safe under concurrent requests.
 */
export async function insertRegistration(
  transaction: Transaction,
  registration: { tournamentId: number; teamId: number; categoryId: number; createdAt: Date },
): Promise<number | undefined> {
  const [inserted] = await transaction
    .insert(registrations)
    .values(registration)
    .onConflictDoNothing()
    .returning({ id: registrations.id });
  return inserted?.id;
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
