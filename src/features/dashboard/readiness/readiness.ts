import type { BuilderTeam, ClubTournament } from '../../../../openapi/schema.d.ts';
import { selectComing } from '../../../lib/dates/tournamentDay.ts';

/**
 * Returns what a club's teams lack. `unregistered` are those that are registered for nothing to come;
 * undefined if it is not known which teams are registered.
 */
export function findMissing(
  teams: readonly BuilderTeam[],
  tournaments: readonly ClubTournament[] | undefined,
  today: number,
): { leaderless: BuilderTeam[]; unregistered: BuilderTeam[] | undefined } {
  const isKnown = tournaments?.every(({ registered_teams: registered }) => registered);
  const registered = new Set(
    selectComing(tournaments ?? [], today).flatMap(({ registered_teams: list = [] }) =>
      list.map(({ id }) => id),
    ),
  );
  return {
    leaderless: teams.filter(({ members }) => !members.some(({ level }) => level === 'leader')),
    unregistered: isKnown ? teams.filter(({ id }) => !registered.has(id)) : undefined,
  };
}
