import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/db/database.ts';
import { tournaments } from '../../../server/db/schema.ts';
import { toEventDay } from '../../../server/lib/eventDay.ts';

/** Moves a tournament to today, when its table cards can be used. */
export const holdToday = (db: Database, tournamentId: number) =>
  db
    .update(tournaments)
    .set({ date: toEventDay(new Date()), endDate: null, status: 'published' })
    .where(eq(tournaments.id, tournamentId));
