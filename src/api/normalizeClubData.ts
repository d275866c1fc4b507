import type { BuilderMember, BuilderTeam, ClubParticipant } from '../../openapi/schema.d.ts';
import { objectsOnly } from './responseTransforms.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const normalizePeople = <Person extends ClubParticipant | BuilderMember>(
  list: readonly Person[] | null | undefined,
): Person[] =>
  objectsOnly(list)
    .filter(({ id }) => Number.isInteger(id))
    .map((person) => ({ ...person, name: textOf(person.name), email: textOf(person.email) }));

/**
 * Normalizes a response that lists participants. Those without a name or e-mail address stay in the
 * list (with empty text), because the manager may want to correct exactly that.
 */
export const normalizeMembers = <T extends { data: ClubParticipant[] }>(response: T): T => ({
  ...response,
  data: normalizePeople(response.data),
});

/** Fills in the fields that a backend left out if they follow from the rest of the team. */
export function normalizeTeam(team: BuilderTeam): BuilderTeam {
  const members = normalizePeople(team.members);
  return {
    ...team,
    team_id: textOf(team.team_id),
    members,
    category_name: textOf(team.category_name) || textOf(team.category?.name),
    member_count: Number.isFinite(team.member_count) ? team.member_count : members.length,
  };
}
