import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { clubs, registrations, scores, teams } from '../db/schema.ts';
import {
  type ScoreEntryTeam,
  isOf,
  type PlayedCategory,
  type Result,
  team,
} from './entryQueries.ts';

/** A registered team with the score that it has. */
export type Entrant = {
  registrationId: number;
  team: ScoreEntryTeam;
  score: (Result & { version: number }) | null;
};

export const findEntrants = (db: Database, played: PlayedCategory): Promise<Entrant[]> =>
  db
    .select({
      registrationId: registrations.id,
      team,
      score: { version: scores.version, points: scores.points, time: scores.time },
    })
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .leftJoin(scores, eq(scores.registrationId, registrations.id))
    .where(isOf(played));

/**
 * Locks all registrations of a category and their scores until the end of the transaction: nobody
 * withdraws one, and nobody adds, corrects or deletes a score meanwhile.
 */
export async function lockEntrants(transaction: Database, played: PlayedCategory): Promise<void> {
  await transaction
    .select({ id: registrations.id })
    .from(registrations)
    .where(isOf(played))
    .orderBy(asc(registrations.id))
    .for('update');
  await transaction
    .select({ id: scores.id })
    .from(scores)
    .innerJoin(registrations, eq(registrations.id, scores.registrationId))
    .where(isOf(played))
    .orderBy(asc(scores.id))
    .for('update', { of: scores });
}

/** Returns the codes and names of teams among texts, which are in lower case. */
export async function findTeamTexts(db: Database, texts: string[]): Promise<Set<string>> {
  if (texts.length === 0) return new Set();
  const codes = texts.map((text) => text.toUpperCase());
  const found = await db
    .select({ code: teams.code, name: teams.name })
    .from(teams)
    .where(or(inArray(sql`${teams.code}`, codes), inArray(sql`lower(${teams.name})`, texts)));
  return new Set(found.flatMap(({ code, name }) => [code.toLowerCase(), name.toLowerCase()]));
}

/**
 * Saves the scores of registrations; those that there are get a higher version. Returns the ids of the
 * scores by those of their registrations.
 */
export async function saveScores(
  transaction: Database,
  rows: (Result & { registrationId: number; categoryId: number })[],
): Promise<Map<number, number>> {
  if (rows.length === 0) return new Map();
  const saved = await transaction
    .insert(scores)
    .values(rows)
    .onConflictDoUpdate({
      target: scores.registrationId,
      set: {
        points: sql`excluded.points`,
        time: sql`excluded.time`,
        version: sql`${scores.version} + 1`,
      },
    })
    .returning({ id: scores.id, registrationId: scores.registrationId });
  return new Map(saved.map(({ id, registrationId }) => [registrationId, id]));
}
