import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  categories,
  clubs,
  registrations,
  scoreEntries,
  scores,
  teams,
  tournamentCategories,
  tournaments,
} from '../db/schema.ts';

/** What is scored. */
export type Result = { points: number; time: string };

export type EnteredScore = Result & { id: number; version: number; team: ScoreEntryTeam };

/** A registered team with the names by which it is found. */
export type ScoreEntryTeam = {
  id: number;
  code: typeof teams.$inferSelect.code;
  name: string;
  club: string;
};

/** A category as it is played in a tournament. */
export type PlayedCategory = { tournamentId: number; categoryId: number };

export const team = { id: teams.id, code: teams.code, name: teams.name, club: clubs.name };

export const isOf = ({ tournamentId, categoryId }: PlayedCategory) =>
  and(eq(registrations.tournamentId, tournamentId), eq(registrations.categoryId, categoryId));

/** Returns the name of a category that is played in a tournament; undefined if it is not. */
export async function findPlayedCategory(
  db: Database,
  { tournamentId, categoryId }: PlayedCategory,
): Promise<string | undefined> {
  const [found] = await db
    .select({ name: categories.name })
    .from(tournamentCategories)
    .innerJoin(categories, eq(categories.id, tournamentCategories.categoryId))
    .where(
      and(
        eq(tournamentCategories.tournamentId, tournamentId),
        eq(tournamentCategories.categoryId, categoryId),
      ),
    );
  return found?.name;
}

/** Returns the teams that are registered, by name. */
export const findScoreEntryTeams = (
  db: Database,
  played: PlayedCategory,
): Promise<ScoreEntryTeam[]> =>
  db
    .select(team)
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(isOf(played))
    .orderBy(asc(teams.name), asc(teams.id));

const selectScores = (db: Database) =>
  db
    .select({
      id: scores.id,
      version: scores.version,
      points: scores.points,
      time: scores.time,
      team,
      category: categories.name,
      tournament: tournaments.title,
    })
    .from(scores)
    .innerJoin(registrations, eq(registrations.id, scores.registrationId))
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .innerJoin(tournaments, eq(tournaments.id, registrations.tournamentId))
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .innerJoin(clubs, eq(clubs.id, teams.clubId));

/** Returns the scores, the last added first. */
export const findEnteredScores = (db: Database, played: PlayedCategory): Promise<EnteredScore[]> =>
  selectScores(db).where(isOf(played)).orderBy(desc(scores.id));

/** A score with the names of where it was won. */
export type NamedScore = EnteredScore & { category: string; tournament: string };

/** Returns a score; undefined if it does not exist. */
export async function findEnteredScore(db: Database, id: number): Promise<NamedScore | undefined> {
  const [found] = await selectScores(db).where(eq(scores.id, id));
  return found;
}

export const hasTeam = async (db: Database, id: number): Promise<boolean> =>
  (await db.$count(teams, eq(teams.id, id))) > 0;

/**
 * Returns the id of a team's registration, which cannot be withdrawn until the end of the
 * transaction; undefined if the team is not registered.
 */
export async function lockRegistration(
  transaction: Database,
  { teamId, ...played }: PlayedCategory & { teamId: number },
): Promise<number | undefined> {
  const [found] = await transaction
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(isOf(played), eq(registrations.teamId, teamId)))
    .for('key share');
  return found?.id;
}

/** Adds a score and returns its id; undefined if the team has one already. */
export async function insertScore(
  transaction: Database,
  score: Result & { registrationId: number; categoryId: number },
): Promise<number | undefined> {
  const [inserted] = await transaction
    .insert(scores)
    .values(score)
    .onConflictDoNothing()
    .returning({ id: scores.id });
  return inserted?.id;
}

/** The unique constraint that lets a key add one score only. */
export const entryKeyConstraint = 'score_entries_pkey';

/** Remembers the key of a score that was added. Throws if the key has added one before. */
export async function insertScoreEntry(
  transaction: Database,
  entry: typeof scoreEntries.$inferInsert,
): Promise<void> {
  await transaction.insert(scoreEntries).values(entry);
}

export type RecordedScore = Result & { scoreId: number; team: ScoreEntryTeam };

/** Returns what a key has added; undefined if nothing, or if its team is no longer registered. */
export async function findRecordedScore(
  db: Database,
  key: string,
): Promise<RecordedScore | undefined> {
  const [found] = await db
    .select({
      scoreId: scoreEntries.scoreId,
      points: scoreEntries.points,
      time: scoreEntries.time,
      team,
    })
    .from(scoreEntries)
    .innerJoin(registrations, eq(registrations.id, scoreEntries.registrationId))
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(eq(scoreEntries.key, key));
  return found;
}

/** Locks a score until the end of the transaction and returns its version; undefined if it is gone. */
export async function lockScore(transaction: Database, id: number): Promise<number | undefined> {
  const [locked] = await transaction
    .select({ version: scores.version })
    .from(scores)
    .where(eq(scores.id, id))
    .for('update');
  return locked?.version;
}

export async function updateScore(
  transaction: Database,
  id: number,
  { points, time }: Result,
): Promise<void> {
  await transaction
    .update(scores)
    .set({ points, time, version: sql`${scores.version} + 1` })
    .where(eq(scores.id, id));
}

export async function deleteScoreRow(transaction: Database, id: number): Promise<void> {
  await transaction.delete(scores).where(eq(scores.id, id));
}
