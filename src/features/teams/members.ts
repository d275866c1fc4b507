import type { Team, TeamMember } from '../../../openapi/schema.d.ts';

/**
 * A member who was removed here: from which place, out of which answer, and whether the row is
 * still to be seen.
 */
export type Removal = { member: TeamMember; place: number; from: Team; leaving: boolean };

export type MemberShown = { member: TeamMember; leaving: boolean };

/**
 * The rows of a team. Who is leaving stays in place, also when the team was fetched again without
 * them; who has left is gone, also while the answer of before still has them.
 */
export function membersShown(team: Team, removals: Removal[]): MemberShown[] {
  const gone = removals
    .filter(({ leaving, from }) => !leaving && from === team)
    .map(({ member }) => member.participant_id);
  const leaving = removals.filter((removal) => removal.leaving);
  const isLeaving = (id: number) => leaving.some(({ member }) => member.participant_id === id);
  const shown = team.members
    .filter(({ participant_id: id }) => !gone.includes(id) && !isLeaving(id))
    .map((member) => ({ member, leaving: false }));
  for (const { member, place } of leaving) shown.splice(place, 0, { member, leaving: true });
  return shown;
}

/** Whether this member leads the team. */
export const isLeader = (
  { leader_id: leader }: Team,
  { participant_id: id, level }: TeamMember,
): boolean => level === 'leader' || (leader !== null && id === leader);
