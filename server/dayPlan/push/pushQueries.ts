import { and, arrayContains, arrayOverlaps, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import type { TeamCode } from '../../../openapi/schema.d.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { arenas, pushSubscriptions, registrations, teams, tournaments } from '../../db/schema.ts';
import { isNotOver } from '../../db/tournamentDays.ts';
import type { PushTarget } from '../../services/pushSender.ts';

/**
 * Locks the teams with these codes that have a tournament today or later, so that nobody else begins to follow them
 * meanwhile.
 */
export const lockComingTeams = (transaction: Transaction, codes: TeamCode[], today: string) =>
  transaction
    .select({ id: teams.id, code: teams.code })
    .from(teams)
    .where(
      and(
        inArray(teams.code, codes),
        inArray(
          teams.id,
          transaction
            .select({ id: registrations.teamId })
            .from(registrations)
            .innerJoin(tournaments, eq(tournaments.id, registrations.tournamentId))
            .where(isNotOver(today)),
        ),
      ),
    )
    .orderBy(teams.id)
    .for('no key update', { of: teams });

/** Returns how many other browsers follow a team. */
export const countOthers = (db: Database, teamId: number, endpoint: string) =>
  db.$count(
    pushSubscriptions,
    and(
      arrayContains(pushSubscriptions.teamIds, [teamId]),
      ne(pushSubscriptions.endpoint, endpoint),
    ),
  );

/** Stores a browser with the teams that it follows, instead of what it followed before. */
export async function saveSubscription(
  db: Database,
  { endpoint, ...changed }: typeof pushSubscriptions.$inferInsert,
): Promise<void> {
  await db
    .insert(pushSubscriptions)
    .values({ endpoint, ...changed })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: changed });
}

export async function deleteSubscriptions(db: Database, endpoints: string[]): Promise<void> {
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.endpoint, endpoints));
}

/** Deletes the browsers that follow no team any more that has a tournament today or later. */
export async function deleteEndedSubscriptions(db: Database, today: string): Promise<void> {
  const coming = db
    .select({ id: registrations.id })
    .from(registrations)
    .innerJoin(tournaments, eq(tournaments.id, registrations.tournamentId))
    .where(and(sql`${registrations.teamId} = any(${pushSubscriptions.teamIds})`, isNotOver(today)));
  await db.delete(pushSubscriptions).where(notExists(coming));
}

/** Returns the teams of registrations. */
export const findCalledTeams = (db: Database, registrationIds: readonly number[]) =>
  db
    .select({ id: teams.id, code: teams.code, name: teams.name })
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .where(inArray(registrations.id, [...registrationIds]));

/** Returns the browsers that follow one of these teams, with the teams that they follow. */
export const findFollowers = (
  db: Database,
  teamIds: number[],
): Promise<(PushTarget & { teamIds: number[] })[]> =>
  db.select().from(pushSubscriptions).where(arrayOverlaps(pushSubscriptions.teamIds, teamIds));

export async function findArenaName(db: Database, id: number): Promise<string> {
  const [arena] = await db.select({ name: arenas.name }).from(arenas).where(eq(arenas.id, id));
  return arena?.name ?? '';
}
