import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { clubReview, isNewClub } from '../clubs/knownClubs.ts';
import type { ClubReview, ResettableKind } from '../../openapi/schema.d.ts';
import type { Database, Transaction } from '../db/database.ts';
import { clubs, participants, passwordResets, sessions } from '../db/schema.ts';
import { contains } from '../db/listPage.ts';
import { readSignInName } from '../participants/signInName.ts';

type FoundAccount = {
  kind: ResettableKind;
  id: number;
  name: string;
  email: string;
  club: { id: number; name: string } | null;
  active: boolean;
  review: ClubReview | null;
};

const club = { id: clubs.id, name: clubs.name };
const clubAccount = { ...club, email: clubs.email, active: clubs.isActive, review: clubReview };

const toClubAccount = (row: Omit<FoundAccount, 'kind' | 'club'>): FoundAccount => ({
  kind: 'club',
  ...row,
  club: null,
});

/**
 * Returns clubs, then participants, by name, e-mail address or, for a club, its id or code; a participant also
 * by what one without an e-mail address signs in with.
 */
export async function searchAccounts(
  db: Database,
  search: string,
  limit: number,
): Promise<FoundAccount[]> {
  const text = search.trim();
  const signInId = readSignInName(text);
  const foundClubs = await db
    .select(clubAccount)
    .from(clubs)
    .where(
      or(
        contains(clubs.name, text),
        contains(clubs.email, text),
        eq(sql`${clubs.id}::text`, text),
        eq(clubs.code, text.toUpperCase()),
      ),
    )
    .orderBy(asc(clubs.name), asc(clubs.id))
    .limit(limit);
  const people = await db
    .select({ id: participants.id, name: participants.name, email: participants.email, club })
    .from(participants)
    .leftJoin(clubs, eq(clubs.id, participants.clubId))
    .where(
      and(
        isNull(participants.deletedAt),
        or(
          contains(participants.name, text),
          contains(participants.email, text),
          signInId === undefined ? undefined : eq(participants.id, signInId),
        ),
      ),
    )
    .orderBy(asc(participants.name), asc(participants.id))
    .limit(limit - foundClubs.length);
  return [
    ...foundClubs.map(toClubAccount),
    ...people.map((each) => ({
      kind: 'participant' as const,
      ...each,
      active: true,
      review: null,
    })),
  ];
}

const isWaiting = and(eq(clubs.isActive, true), isNewClub);

/** Returns active clubs that organisers do not know, the latest first. */
export async function findNewClubs(db: Database, limit: number): Promise<FoundAccount[]> {
  const found = await db
    .select(clubAccount)
    .from(clubs)
    .where(isWaiting)
    .orderBy(desc(clubs.createdAt), desc(clubs.id))
    .limit(limit);
  return found.map(toClubAccount);
}

export const countNewClubs = (db: Database): Promise<number> => db.$count(clubs, isWaiting);

const isAccount = (kind: ResettableKind, id: number) =>
  kind === 'club' ? eq(clubs.id, id) : and(eq(participants.id, id), isNull(participants.deletedAt));

export const hasAccount = async (db: Database, kind: ResettableKind, id: number) =>
  (await db.$count(kind === 'club' ? clubs : participants, isAccount(kind, id))) > 0;

/** Locks an account until the end of the transaction and returns its name; undefined if there is none. */
export async function lockAccountName(
  transaction: Transaction,
  kind: ResettableKind,
  id: number,
): Promise<string | undefined> {
  const table = kind === 'club' ? clubs : participants;
  const [found] = await transaction
    .select({ name: table.name })
    .from(table)
    .where(isAccount(kind, id))
    .for('key share');
  return found?.name;
}

/**
 * Activates or deactivates a club and returns its name, and whether that changed anything; undefined
 * if there is no such club. Deactivating ends its sessions and its links for a new password or manager.
 * A sign-in in flight waits, or is waited for (`lockActiveClub`).
 */
export async function setActive(
  transaction: Transaction,
  id: number,
  isActive: boolean,
): Promise<{ name: string; isChanged: boolean } | undefined> {
  const [before] = await transaction
    .select({ name: clubs.name, isActive: clubs.isActive })
    .from(clubs)
    .where(eq(clubs.id, id))
    .for('no key update');
  if (!before) return undefined;
  const { name } = before;
  if (before.isActive === isActive) return { name, isChanged: false };
  await transaction.update(clubs).set({ isActive }).where(eq(clubs.id, id));
  if (!isActive) {
    await transaction.delete(sessions).where(eq(sessions.clubId, id));
    await transaction.delete(passwordResets).where(eq(passwordResets.clubId, id));
  }
  return { name, isChanged: true };
}

/**
 * Sets when a club was reviewed, null for not, and returns its name, and whether that changed anything;
 * undefined if there is no such club.
 */
export async function setReviewed(
  transaction: Transaction,
  id: number,
  reviewedAt: Date | null,
): Promise<{ name: string; isChanged: boolean } | undefined> {
  const [before] = await transaction
    .select({ name: clubs.name, reviewedAt: clubs.reviewedAt })
    .from(clubs)
    .where(eq(clubs.id, id))
    .for('no key update');
  if (!before) return undefined;
  const isChanged = (before.reviewedAt === null) !== (reviewedAt === null);
  if (isChanged) await transaction.update(clubs).set({ reviewedAt }).where(eq(clubs.id, id));
  return { name: before.name, isChanged };
}
