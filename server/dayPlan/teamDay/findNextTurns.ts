import type { TeamTurn } from '../../../openapi/schema.d.ts';
import type { Database } from '../../db/database.ts';
import { findTournament } from '../../tournaments/queries.ts';
import { readSchedule } from '../scheduleHandlers.ts';
import { toTeamTurns } from './toTeamTurns.ts';

type Wanted = {
  tournamentId: number;
  category: { id: number; name: string };
  teamId: number;
  now: Date;
};

/** Returns what a team is still to play in a category, also what visitors do not see while its board is frozen. */
export async function findNextTurns(
  db: Database,
  { tournamentId, category, teamId, now }: Wanted,
): Promise<TeamTurn[]> {
  const tournament = await findTournament(db, tournamentId);
  if (!tournament) return [];
  const schedule = await readSchedule(db, tournament, { now, isLive: true });
  const { categories } = tournament;
  const results = { runs: [], matches: [] };
  return toTeamTurns(schedule, teamId, { results, categories }).filter(
    ({ category: name, before }) => name === category.name && before !== null,
  );
}
