import { sql } from 'drizzle-orm';
import { shownTables } from '../../db/resultTables.ts';
import { registrations } from '../../db/schema.ts';
import { isNotOver } from '../../db/tournamentDays.ts';
import { shownState } from '../results/shownState.ts';

const { rounds, roundTeams } = shownTables;

/**
 * Selects, in a query with registrations and tournaments, whether the place of a team may still change:
 * its results are not official, a round of its category is open, or still to be held, and the tournament is
 * not over on `today` (YYYY-MM-DD); or they were declared provisional.
 */
export const isProvisional = (today: string) =>
  sql<boolean>`(case ${shownState} when 'official' then false when 'provisional' then true
    else ${isNotOver(today)} and exists (
    select from ${rounds} where ${rounds.tournamentId} = ${registrations.tournamentId}
      and ${rounds.categoryId} = ${registrations.categoryId}
      and (${rounds.state} = 'open' or ${rounds.position} > 1
        and not exists (select from ${roundTeams} where ${roundTeams.roundId} = ${rounds.id}))) end)`;
