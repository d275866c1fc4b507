import type { TeamReadiness, TeamReadinessEntry } from '../../../openapi/schema.d.ts';

/** Whether a team is registered there and lacks nothing: it has members, and one of them leads it. */
export const isEntryReady = (team: TeamReadiness, { registration }: TeamReadinessEntry): boolean =>
  registration !== undefined && team.has_leader && team.member_count > 0;

/** The teams that are ready for at least one coming tournament, and those that are ready for none. */
export function groupByReadiness(teams: readonly TeamReadiness[]): {
  ready: TeamReadiness[];
  unready: TeamReadiness[];
} {
  const { ready = [], unready = [] } = Object.groupBy(teams, (team) =>
    team.entries.some((entry) => isEntryReady(team, entry)) ? 'ready' : 'unready',
  );
  return { ready, unready };
}
