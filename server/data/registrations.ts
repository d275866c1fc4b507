import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { registrations, teamMembers } from '../db/schema.ts';

/** Returns the ids of the tournament's categories in which a team of the participant takes part. */
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
 * Registers a team in a category of a tournament; returns false if it already was registered. Safe
 * under concurrent requests.
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
