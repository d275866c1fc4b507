import { type SQL, sql } from 'drizzle-orm';
import { tournaments } from './schema.ts';

/** The last day of a tournament. */
export const lastDay = sql<string>`coalesce(${tournaments.endDate}, ${tournaments.date})`;

/** Selects the tournaments that are not over on a day (YYYY-MM-DD): those of that day and later. */
export const isNotOver = (day: string): SQL<boolean> =>
  // The first condition, which is true of all of them, can be read from the index.
  sql`(${tournaments.date} >= ${day}::date - 30 and ${lastDay} >= ${day})`;
