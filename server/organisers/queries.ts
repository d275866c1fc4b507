import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { OrganiserRole } from '../../openapi/schema.d.ts';
import { unauthenticated } from '../auth/auth.ts';
import type { Database, Transaction } from '../db/database.ts';
import { organisers, sessions } from '../db/schema.ts';
import { endLinks } from '../accounts/queries.ts';
import { ownersOnly } from '../lib/httpError.ts';

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
 * Keeps an organiser from being deactivated until the transaction ends; returns false if it cannot
 * sign in.
 */
export async function lockActiveOrganiser(transaction: Transaction, id: number): Promise<boolean> {
  const found = await transaction
    .select({ id: organisers.id })
    .from(organisers)
    .where(and(eq(organisers.id, id), isNotNull(organisers.passwordHash)))
    .for('share');
  return found.length > 0;
}

/**
 * Locks all organisers until the transaction ends, always in the same order: of two who deactivate each
 * other, the second sees what the first has done.
 */
const lockOrganisers = (transaction: Transaction): Promise<OrganiserRow[]> =>
  transaction.select().from(organisers).orderBy(asc(organisers.id)).for('no key update');

/**
 * Locks all organisers until the transaction ends. Throws 401 if the one with the id cannot sign in any
 * more, and 403 if it is no owner any more.
 */
export async function requireOwner(transaction: Transaction, id: number): Promise<void> {
  const found = (await lockOrganisers(transaction)).find((row) => row.id === id);
  if (!found?.passwordHash) throw unauthenticated('organiser');
  if (found.role !== 'owner') throw ownersOnly();
}

/** Whether an organiser is the only owner who can sign in. */
function isLastOwner(rows: readonly OrganiserRow[], id: number): boolean {
  const owners = rows.filter(({ role, passwordHash }) => role === 'owner' && passwordHash !== null);
  return owners.length === 1 && owners[0]?.id === id;
}

/**
 * Ends the password, the sessions and the links of an organiser. Returns its name, and whether that
 * changed anything; undefined if there is none, 'last' if it is the last owner who can sign in. Another
 * invitation does not make it an owner.
 */
export async function deactivateOrganiser(
  transaction: Transaction,
  id: number,
  now: Date,
): Promise<{ name: string; isChanged: boolean } | 'last' | undefined> {
  const rows = await lockOrganisers(transaction);
  const found = rows.find((row) => row.id === id);
  if (!found) return undefined;
  const { name } = found;
  if (found.deactivatedAt) return { name, isChanged: false };
  if (isLastOwner(rows, id)) return 'last';
  await transaction
    .update(organisers)
    .set({ passwordHash: null, deactivatedAt: now, role: 'organiser' })
    .where(eq(organisers.id, id));
  await transaction.delete(sessions).where(eq(sessions.organiserId, id));
  await endLinks(transaction, { kind: 'organiser', id });
  return { name, isChanged: true };
}

/**
 * Sets the role of an organiser. Returns its name, and whether that changed anything; undefined if there
 * is none, 'inactive' if it is deactivated, 'last' if no owner who can sign in would be left.
 */
export async function changeRole(
  transaction: Transaction,
  id: number,
  role: OrganiserRole,
): Promise<{ name: string; isChanged: boolean } | 'inactive' | 'last' | undefined> {
  const rows = await lockOrganisers(transaction);
  const found = rows.find((row) => row.id === id);
  if (!found) return undefined;
  if (found.deactivatedAt) return 'inactive';
  const { name } = found;
  if (found.role === role) return { name, isChanged: false };
  if (isLastOwner(rows, id)) return 'last';
  await transaction.update(organisers).set({ role }).where(eq(organisers.id, id));
  return { name, isChanged: true };
}

/**
 * Adds an organiser without a password. If one with the e-mail address has no password, its name
 * changes, and it is active again; it becomes an owner if `role` says so. Returns undefined if one with a
 * password has the address.
 */
export const inviteOrganiser = (
  db: Database,
  organiser: Pick<OrganiserRow, 'name' | 'email' | 'createdAt'> & { role?: 'owner' },
): Promise<OrganiserRow | undefined> =>
  db.transaction(async (transaction) => {
    await lockOrganisers(transaction);
    const [added] = await transaction
      .insert(organisers)
      .values(organiser)
      .onConflictDoNothing()
      .returning();
    if (added) return added;
    const [invited] = await transaction
      .update(organisers)
      .set({ name: organiser.name, deactivatedAt: null, role: organiser.role })
      .where(and(hasEmail(organiser.email), isNull(organisers.passwordHash)))
      .returning();
    return invited;
  });
