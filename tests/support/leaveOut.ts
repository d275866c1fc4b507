import type { AdvancePreview, AdvancingTeams } from '../../openapi/schema.d.ts';

/** Answers that a round ends without the runs that are not entered. */
export const leaveOut = ({ missing = [] }: AdvancePreview): AdvancingTeams['missing'] =>
  missing.map(({ team, numbers }) => ({ team_id: team.id, numbers, decision: 'left_out' }));
