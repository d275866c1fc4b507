import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { registrations, teamMembers } from '../db/schema.ts';

/** Ids of the categories of a tournament in which a team of the participant is registered. */
export async function findRegisteredCategories(
  db: Database,
  tournamentId: number,
  participantId: number,
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ categoryId: registrations.categoryId })
    .from(registrations)
    .innerJoin(teamMembers, eq(teamMembers.teamId, registrations.teamId))
    .where(
      and(
        eq(registrations.tournamentId, tournamentId),
        eq(teamMembers.participantId, participantId),
      ),
    )
    .orderBy(registrations.categoryId);
  return rows.map((row) => row.categoryId);
}

/**
 * Registers a team in a tournament's category; gives false when it already was, also under two
 * requests at once.
 */
export async function insertRegistration(
  db: Database,
  registration: { tournamentId: number; teamId: number; categoryId: number; createdAt: Date },
): Promise<boolean> {
  const inserted = await db
    .insert(registrations)
    .values(registration)
    .onConflictDoNothing()
    .returning({ id: registrations.id });
  return inserted.length > 0;
}
