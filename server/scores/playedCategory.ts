import { type CategoryTimes, findPlayedCategory, type PlayedCategory } from './entryQueries.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../lib/httpError.ts';

/** The version of a run as an entity tag. */
export const versionOf = (version: number) => `"${version}"`;

export const toPlayed = (path: { id: number; categoryId: number }): PlayedCategory => ({
  tournamentId: path.id,
  categoryId: path.categoryId,
});

/** Returns a category; throws 404 if it is not played in the tournament. */
export async function requirePlayed(db: Database, played: PlayedCategory): Promise<CategoryTimes> {
  const category = await findPlayedCategory(db, played);
  if (!category) throw new HttpError(404, 'Kategori ini tidak dipertandingkan di lomba ini.');
  return category;
}
