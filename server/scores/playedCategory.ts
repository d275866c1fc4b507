import type { TimeFormat } from '../../openapi/runs/scoreTimes.ts';
import { findPlayedCategory, type PlayedCategory } from './entryQueries.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../lib/httpError.ts';

/** How the times of a category are written, as the client shows them. */
export const timeFormatOf = (category: string): TimeFormat =>
  category.trim().toLowerCase() === 'inspire' ? 'HH:MM:SS' : 'MM:SS.hh';

/** The version of a run as an entity tag. */
export const versionOf = (version: number) => `"${version}"`;

export const toPlayed = (path: { id: number; categoryId: number }): PlayedCategory => ({
  tournamentId: path.id,
  categoryId: path.categoryId,
});

/** Returns the name of a category; throws 404 if it is not played in the tournament. */
export async function requirePlayed(db: Database, played: PlayedCategory): Promise<string> {
  const name = await findPlayedCategory(db, played);
  if (name === undefined)
    throw new HttpError(404, 'Kategori ini tidak dipertandingkan di turnamen ini.');
  return name;
}
