import { and, asc, eq } from 'drizzle-orm';
import type { TimeFormat } from '../../openapi/runs/scoreTimes.ts';
import type { Database, Transaction } from '../db/database.ts';
import { isNamed } from '../db/knownClub.ts';
import { categories, clubs, registrations, teams, tournamentCategories } from '../db/schema.ts';

/** A registered team with the names by which it is found. */
export type ScoreEntryTeam = {
  id: number;
  code: typeof teams.$inferSelect.code;
  name: string;
  club: string;
  start_number: number;
};

/** A category as it is played in a tournament. */
export type PlayedCategory = { tournamentId: number; categoryId: number };

export const team = {
  id: teams.id,
  code: teams.code,
  name: teams.name,
  club: clubs.name,
  start_number: registrations.startNumber,
};

export const isOf = ({ tournamentId, categoryId }: PlayedCategory) =>
  and(eq(registrations.tournamentId, tournamentId), eq(registrations.categoryId, categoryId));

/** Selects a category among those that are played in tournaments. */
export const isPlayed = ({ tournamentId, categoryId }: PlayedCategory) =>
  and(
    eq(tournamentCategories.tournamentId, tournamentId),
    eq(tournamentCategories.categoryId, categoryId),
  );

/** What of a category score entry needs: its name, and how its times are written. */
export type CategoryTimes = { name: string; timeFormat: TimeFormat };

/** Returns a category that is played in a tournament; undefined if it is not. */
export async function findPlayedCategory(
  db: Database,
  played: PlayedCategory,
): Promise<CategoryTimes | undefined> {
  const [found] = await db
    .select({ name: categories.name, timeFormat: categories.timeFormat })
    .from(tournamentCategories)
    .innerJoin(categories, eq(categories.id, tournamentCategories.categoryId))
    .where(isPlayed(played));
  return found;
}

export type Entrant = {
  registrationId: number;
  team: ScoreEntryTeam;
  logo: string | null;
  club: { id: number; name: string; isNamed: boolean };
  checkedInAt: Date | null;
};

/** Returns the teams that are registered, by name. */
export const findEntrants = (db: Database, played: PlayedCategory): Promise<Entrant[]> =>
  db
    .select({
      registrationId: registrations.id,
      team,
      logo: teams.logo,
      club: { id: clubs.id, name: clubs.name, isNamed },
      checkedInAt: registrations.checkedInAt,
    })
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(isOf(played))
    .orderBy(asc(teams.name), asc(teams.id));

export const hasTeam = async (db: Database, id: number): Promise<boolean> =>
  (await db.$count(teams, eq(teams.id, id))) > 0;

/**
 * Returns the id of a team's registration, which nobody withdraws and whose runs nobody else changes
 * until the end of the transaction; undefined if the team is not registered.
 */
export async function lockRegistration(
  transaction: Transaction,
  { teamId, ...played }: PlayedCategory & { teamId: number },
): Promise<number | undefined> {
  const [found] = await transaction
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(isOf(played), eq(registrations.teamId, teamId)))
    .for('no key update');
  return found?.id;
}

/**
 * Locks all registrations of a category until the end of the transaction: nobody withdraws one, and
 * nobody changes their runs meanwhile.
 */
export async function lockEntrants(
  transaction: Transaction,
  played: PlayedCategory,
): Promise<void> {
  await transaction
    .select({ id: registrations.id })
    .from(registrations)
    .where(isOf(played))
    .orderBy(asc(registrations.id))
    .for('no key update');
}
