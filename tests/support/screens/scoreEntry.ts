import { and, asc, eq, isNull } from 'drizzle-orm';
import type { EnteredRun, ScoreEntryData } from '../../../openapi/schema.d.ts';
import type { Database } from '../../../server/db/database.ts';
import { categories, registrations, scores } from '../../../server/db/schema.ts';

/** Where a category is played, as the URL of score entry has it. */
export type ScoreEntryTarget = { tournamentId: number; categoryId: number };

export const scoreEntryPath = ({ tournamentId, categoryId }: ScoreEntryTarget) =>
  `/api/organiser/tournaments/${tournamentId}/categories/${categoryId}/scores`;

export const runsPath = ({ tournamentId, categoryId }: ScoreEntryTarget) =>
  `/api/organiser/tournaments/${tournamentId}/categories/${categoryId}/runs`;

/** Returns a category of a tournament in which teams are registered that have no score yet. */
export async function findOpenScoreEntry(
  db: Database,
  category = 'Line Follower',
): Promise<ScoreEntryTarget & { teamIds: number[] }> {
  const rows = await db
    .select({
      tournamentId: registrations.tournamentId,
      categoryId: registrations.categoryId,
      teamId: registrations.teamId,
    })
    .from(registrations)
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .leftJoin(scores, eq(scores.registrationId, registrations.id))
    .where(and(eq(categories.name, category), isNull(scores.id)))
    .orderBy(asc(registrations.tournamentId), asc(registrations.teamId));
  const places = [...Map.groupBy(rows, ({ tournamentId }) => tournamentId).values()];
  const largest = places.toSorted((one, other) => other.length - one.length)[0] ?? [];
  const [first] = largest;
  if (!first) throw new Error(`No team of ${category} is registered without a score`);
  return { ...first, teamIds: largest.map(({ teamId }) => teamId) };
}

export type ScoreAnswer = { status: number; body: { message: string; data: EnteredRun } };
export type ScoreEntryAnswer = { status: number; body: { data: ScoreEntryData } };
