import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { resultStates } from '../../db/schema.ts';
import { HttpError } from '../../lib/httpError.ts';
import type { PlayedCategory } from '../entryQueries.ts';

/** Throws 409 if the results of a category are official: they are changed by a correction alone. */
export async function requireNotOfficial(
  db: Database,
  { tournamentId, categoryId }: PlayedCategory,
): Promise<void> {
  const official = await db.$count(
    resultStates,
    and(
      eq(resultStates.tournamentId, tournamentId),
      eq(resultStates.categoryId, categoryId),
      eq(resultStates.state, 'official'),
    ),
  );
  if (official > 0) throw new HttpError(409, 'Hasil kategori ini sudah resmi. Buka koreksi dulu.');
}
