import { sql } from 'drizzle-orm';
import { registrations, rounds, roundTeams } from '../../db/schema.ts';
import { isNotOver } from '../../db/tournamentDays.ts';

/**
 * Selects, in a query with registrations and tournaments, whether the place of a team may still change:
 * a round of its category is open, or still to be held, and the tournament is not over on
 * `today` (YYYY-MM-DD).
 */
export const isProvisional = (today: string) =>
  sql<boolean>`(${isNotOver(today)} and exists (
    select from ${rounds} where ${rounds.tournamentId} = ${registrations.tournamentId}
      and ${rounds.categoryId} = ${registrations.categoryId}
      and (${rounds.state} = 'open' or ${rounds.position} > 1
        and not exists (select from ${roundTeams} where ${roundTeams.roundId} = ${rounds.id}))))`;
