import { sql } from 'drizzle-orm';
import type { ResultsStateName } from '../../../openapi/schema.d.ts';
import { registrations, resultStates } from '../../db/schema.ts';

/** Selects, in a query that joins registrations, what visitors are told how final the results of a category are. */
export const shownState = sql<ResultsStateName>`coalesce((
  select coalesce(${resultStates.shownAs}, ${resultStates.state}) from ${resultStates}
  where ${resultStates.tournamentId} = ${registrations.tournamentId}
    and ${resultStates.categoryId} = ${registrations.categoryId}), 'live')`;
