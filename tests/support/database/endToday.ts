import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/db/database.ts';
import { tournaments } from '../../../server/db/schema.ts';
import { toEventDay } from '../../../server/lib/eventDay.ts';

/** Moves the tournaments of today into the past, so that no team keeps its members for the runs of today. */
export const endToday = (db: Database) =>
  db
    .update(tournaments)
    .set({ date: '2026-01-01' })
    .where(eq(tournaments.date, toEventDay(new Date())));
