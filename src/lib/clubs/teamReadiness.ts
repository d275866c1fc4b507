import type { TeamReadiness, TeamReadinessEntry } from '../../../openapi/schema.d.ts';

/** Whether a team is registered there and lacks nothing: it has members, and one of them leads it. */
export const isEntryReady = (team: TeamReadiness, { registration }: TeamReadinessEntry): boolean =>
  registration !== undefined && team.has_leader && team.member_count > 0;

/** How many teams are ready for at least one coming tournament, and how many for none. */
export function countReadyTeams(teams: readonly TeamReadiness[]): {
  ready: number;
  unready: number;
} {
  const ready = teams.filter((team) =>
    team.entries.some((entry) => isEntryReady(team, entry)),
  ).length;
  return { ready, unready: teams.length - ready };
}
