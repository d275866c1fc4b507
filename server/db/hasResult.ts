import { sql } from 'drizzle-orm';
import { liveTables, type ResultTables, shownTables } from './resultTables.ts';
import { registrations } from './schema.ts';

// Drizzle leaves the table out where a query selects from one alone, and the column would be another one.
const registrationId = sql`${registrations}.id`;

const hasResultIn = ({ runs, matches }: ResultTables) => sql<boolean>`(
  exists (select from ${runs} where ${runs.registrationId} = ${registrationId})
  or exists (select from ${matches} where ${matches.outcome} is not null
    and (${matches.homeId} = ${registrationId} or ${matches.awayId} = ${registrationId})))`;

/** Whether the selected registration has a run, or a match with a result. */
export const hasResult = hasResultIn(liveTables);

/** Whether visitors see that it has one. */
export const hasShownResult = hasResultIn(shownTables);
