import type { Team, TeamMember, TeamRegistration } from '../../../../openapi/schema.d.ts';
import { tournamentState } from '../../../lib/dates/tournamentDay.ts';

/** A member who was removed on this page. */
export type Removal = {
  member: TeamMember;
  position: number;
  /** The response that the member was removed from. */
  team: Team;
  /** Whether the row is still shown. */
  isLeaving: boolean;
};

export type VisibleMember = { member: TeamMember; isLeaving: boolean };

/**
 * Returns the rows of a team. A leaving member keeps the position, even if the team has been
 * fetched again without them. A member who has left is hidden, even if the response from before the
 * removal still contains them.
 */
export function visibleMembers(team: Team, removals: Removal[]): VisibleMember[] {
  const leftIds = removals
    .filter((removal) => !removal.isLeaving && removal.team === team)
    .map(({ member }) => member.participant_id);
  const leaving = removals.filter((removal) => removal.isLeaving);
  const hasLeavingId = (id: number) => leaving.some(({ member }) => member.participant_id === id);
  const rows = team.members
    .filter(({ participant_id: id }) => !leftIds.includes(id) && !hasLeavingId(id))
    .map((member) => ({ member, isLeaving: false }));
  for (const { member, position } of leaving) rows.splice(position, 0, { member, isLeaving: true });
  return rows;
}

export const isLeader = (
  { leader_id: leaderId }: Team,
  { participant_id: id, level }: TeamMember,
): boolean => level === 'leader' || (leaderId !== null && id === leaderId);

/** Whether a team keeps its members because it has a result where the last day is not over. */
export const keepsMembers = ({ tournament, result }: TeamRegistration, today: number): boolean =>
  result !== null && tournamentState(tournament, today) !== 'after';
