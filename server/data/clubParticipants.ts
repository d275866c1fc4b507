import { and, asc, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { participants, teamMembers, teams } from '../db/schema.ts';
import { violates } from '../db/uniqueViolation.ts';
import { lockClub } from './lockClub.ts';

const shown = {
  id: participants.id,
  name: participants.name,
  email: participants.email,
  profilePicture: participants.profilePicture,
};

/** What a club's manager sees of a participant. */
export type ClubParticipantRow = Pick<typeof participants.$inferSelect, keyof typeof shown>;

/** A club's participants by name, or only those that are in no team. */
export function findClubParticipants(
  db: Database,
  clubId: number,
  { onlyUnassigned = false } = {},
): Promise<ClubParticipantRow[]> {
  const places = db
    .select({ teamId: teamMembers.teamId })
    .from(teamMembers)
    .where(eq(teamMembers.participantId, participants.id));
  return db
    .select(shown)
    .from(participants)
    .where(and(eq(participants.clubId, clubId), onlyUnassigned ? notExists(places) : undefined))
    .orderBy(sql`lower(${participants.name})`, asc(participants.id));
}

type Person = { clubId: number; participantId: number };

/**
 * Changes a participant of that club; gives nothing when they are in another or none, and 'email
 * taken' when somebody else has the address.
 */
export async function changeClubParticipant(
  db: Database,
  person: Person,
  changes: { name: string; email: string },
): Promise<ClubParticipantRow | 'email taken' | undefined> {
  try {
    const [changed] = await db
      .update(participants)
      .set(changes)
      .where(isPerson(person))
      .returning(shown);
    return changed;
  } catch (error) {
    if (violates(error, 'participants_email_unique')) return 'email taken';
    throw error;
  }
}

/**
 * A participant who has left; or where they cannot, the names of the teams that would be left
 * without anybody.
 */
export type Leaving = { name: string; onlyMemberOf: string[] };

/**
 * Takes a participant out of a club and of its teams, where the next member follows a leader; gives
 * nothing when they are not in that club.
 */
export const leaveClub = (db: Database, person: Person): Promise<Leaving | undefined> =>
  db.transaction(async (transaction) => {
    await lockClub(transaction, person.clubId);
    const [participant] = await transaction
      .select({ name: participants.name })
      .from(participants)
      .where(isPerson(person));
    if (!participant) return undefined;
    const places = await findPlaces(transaction, person);
    const onlyMemberOf = places
      .filter(({ nextId }) => nextId === null)
      .map(({ teamName }) => teamName);
    if (onlyMemberOf.length > 0) return { name: participant.name, onlyMemberOf };
    const ofPerson = eq(teamMembers.participantId, person.participantId);
    await transaction.delete(teamMembers).where(
      and(
        ofPerson,
        inArray(
          teamMembers.teamId,
          places.map(({ teamId }) => teamId),
        ),
      ),
    );
    for (const { teamId, nextId } of places.filter(({ level }) => level === 'leader')) {
      await transaction
        .update(teamMembers)
        .set({ level: 'leader' })
        .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.participantId, nextId ?? 0)));
    }
    await transaction.update(participants).set({ clubId: null }).where(isPerson(person));
    return { name: participant.name, onlyMemberOf: [] };
  });

const isPerson = ({ clubId, participantId }: Person) =>
  and(eq(participants.id, participantId), eq(participants.clubId, clubId));

/** A participant's places in a club's teams, by the teams' ids, and who comes next in each. */
function findPlaces(db: Database, { clubId, participantId }: Person) {
  const others = alias(teamMembers, 'others');
  const next = db
    .select({ id: others.participantId })
    .from(others)
    .where(and(eq(others.teamId, teamMembers.teamId), ne(others.participantId, participantId)))
    .orderBy(asc(others.position))
    .limit(1);
  return db
    .select({
      teamId: teams.id,
      teamName: teams.name,
      level: teamMembers.level,
      nextId: sql<number | null>`(${next})`,
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(eq(teamMembers.participantId, participantId), eq(teams.clubId, clubId)))
    .orderBy(asc(teams.id));
}
