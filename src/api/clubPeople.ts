import type { BuilderMember, BuilderTeam, ClubParticipant } from '../../openapi/schema.d.ts';
import { things } from './tidied.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const people = <Person extends ClubParticipant | BuilderMember>(
  list: readonly Person[] | null | undefined,
): Person[] =>
  things(list)
    .filter(({ id }) => Number.isInteger(id))
    .map((person) => ({ ...person, name: textOf(person.name), email: textOf(person.email) }));

/**
 * A list of people as it is kept: they stay in it whatever they came without beside their number,
 * as the manager may be about to mend just that.
 */
export const withPeople = <Answer extends { data: ClubParticipant[] }>(answer: Answer): Answer => ({
  ...answer,
  data: people(answer.data),
});

/**
 * A team as it is kept: where a backend leaves out what the rest of the team says as well, it is
 * filled in.
 */
export function completed(team: BuilderTeam): BuilderTeam {
  const members = people(team.members);
  return {
    ...team,
    team_id: textOf(team.team_id),
    members,
    category_name: textOf(team.category_name) || textOf(team.category?.name),
    member_count: Number.isFinite(team.member_count) ? team.member_count : members.length,
  };
}
