import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { preparedQuery } from '../db/preparedQuery.ts';
import { participants } from '../db/schema.ts';
import { readSignInName } from './signInName.ts';
import { type ParticipantRow, profileColumns, type ProfileRow } from './participantData.ts';

export async function findParticipant(
  db: Database,
  id: number,
): Promise<ParticipantRow | undefined> {
  const [participant] = await participantQuery(db).execute({ id });
  return participant;
}

const participantQuery = preparedQuery((db) =>
  db
    .select()
    .from(participants)
    .where(eq(participants.id, sql.placeholder('id')))
    .prepare('find_participant'),
);

/** Returns what a participant sees of the own account; undefined if there is none with this id. */
export async function findProfile(db: Database, id: number): Promise<ProfileRow | undefined> {
  const [profile] = await profileQuery(db).execute({ id });
  return profile;
}

const profileQuery = preparedQuery((db) =>
  db
    .select(profileColumns)
    .from(participants)
    .where(eq(participants.id, sql.placeholder('id')))
    .prepare('find_profile'),
);

/**
 * Returns the participant with an e-mail address and a password, ignoring case; undefined for an empty
 * address. What clubs propose for pupils without a password is nobody's address yet.
 */
export async function findParticipantByEmail(
  db: Database,
  email: string,
): Promise<ParticipantRow | undefined> {
  const [participant] = await db
    .select()
    .from(participants)
    // The index has only those with both.
    .where(
      and(
        eq(sql`lower(${participants.email})`, sql`lower(${email})`),
        ne(participants.email, ''),
        ne(participants.passwordHash, ''),
      ),
    );
  return participant;
}

/** Returns whom somebody who signs in means: by the address, or without one by the `sign_in_name`. */
export async function findParticipantToSignIn(
  db: Database,
  text: string,
): Promise<ParticipantRow | undefined> {
  const id = readSignInName(text);
  if (id === undefined) return findParticipantByEmail(db, text);
  const participant = await findParticipant(db, id);
  return participant?.email === '' ? participant : undefined;
}

/** Adds a participant and returns it; undefined if the e-mail address is taken. */
export async function insertParticipant(
  db: Database,
  participant: Pick<ParticipantRow, 'name' | 'email' | 'passwordHash' | 'createdAt'>,
): Promise<ParticipantRow | undefined> {
  const [inserted] = await db
    .insert(participants)
    .values(participant)
    .onConflictDoNothing()
    .returning();
  return inserted;
}

/**
 * Replaces the path of a picture and returns the previous one; undefined if the participant does
 * not exist. The row is locked, so that of two concurrent calls the second gets the picture of the
 * first as the previous one.
 */
export async function replacePicture(
  db: Database,
  id: number,
  { kind, path }: { kind: 'picture' | 'banner'; path: string },
): Promise<{ previousPath: string | null } | undefined> {
  const column = kind === 'banner' ? 'banner' : 'profilePicture';
  const current = db
    .select({ id: participants.id, picture: participants[column] })
    .from(participants)
    .where(eq(participants.id, id))
    .for('update')
    .as('current');
  const [replaced] = await db
    .update(participants)
    .set({ [column]: path })
    .from(current)
    .where(eq(participants.id, current.id))
    .returning({ previousPath: current.picture });
  return replaced;
}
