import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { organisers } from '../db/schema.ts';

export type OrganiserRow = typeof organisers.$inferSelect;

export async function findOrganiser(db: Database, id: number): Promise<OrganiserRow | undefined> {
  const [organiser] = await db.select().from(organisers).where(eq(organisers.id, id));
  return organiser;
}

const hasEmail = (email: string) => eq(sql`lower(${organisers.email})`, sql`lower(${email})`);

/** Returns the organiser with an e-mail address, ignoring case. */
export async function findOrganiserByEmail(
  db: Database,
  email: string,
): Promise<OrganiserRow | undefined> {
  const [organiser] = await db.select().from(organisers).where(hasEmail(email));
  return organiser;
}

/** Returns all organisers, by name. */
export const findOrganisers = (db: Database): Promise<OrganiserRow[]> =>
  db
    .select()
    .from(organisers)
    .orderBy(asc(sql`lower(${organisers.name})`), asc(organisers.id));

/**
 * Adds an organiser without a password. If one with the e-mail address has no password yet, only
 * the name changes. Returns undefined if one with a password has the address.
 */
export const inviteOrganiser = (
  db: Database,
  organiser: Pick<OrganiserRow, 'name' | 'email' | 'createdAt'>,
): Promise<OrganiserRow | undefined> =>
  db.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(organisers)
      .values(organiser)
      .onConflictDoNothing()
      .returning();
    if (added) return added;
    const [renamed] = await transaction
      .update(organisers)
      .set({ name: organiser.name })
      .where(and(hasEmail(organiser.email), isNull(organisers.passwordHash)))
      .returning();
    return renamed;
  });
