import type { BuilderTeam } from '../../../../openapi/schema.d.ts';
import { type Person, toPerson, removePerson } from '../../teamForm/picker/people.ts';
import { maxTeamSize } from '../../teamForm/teamRules.ts';
import { copy } from '../copy.ts';

/** The dialog does not remove anybody from a team of this size or smaller. */
export const minMembersAfterRemoval = 2;

export type MemberChange =
  | { kind: 'add'; member: Person }
  | { kind: 'remove'; member: Person }
  /** Undoes a removal. `order` lists the member ids before it. */
  | { kind: 'restore'; member: Person; order: readonly number[] };

/**
 * Returns the team's members, leader first: the server makes the first member of a request the
 * leader.
 */
export function membersLeaderFirst({ members }: Pick<BuilderTeam, 'members'>): Person[] {
  return [
    ...members.filter(({ level }) => level === 'leader'),
    ...members.filter(({ level }) => level !== 'leader'),
  ].map(toPerson);
}

/** Returns the names of the teams that a person is in. */
export const teamsOf = ({ id }: Person, teams: readonly BuilderTeam[] = []): string[] =>
  teams.filter(({ members }) => members.some((member) => member.id === id)).map(({ name }) => name);

/** Returns the people after a change; the same array if nothing changes. */
export function applyChange(people: readonly Person[], change: MemberChange): readonly Person[] {
  const { member } = change;
  const isMember = people.some(({ id }) => id === member.id);
  if (change.kind === 'remove') return isMember ? removePerson(people, member.id) : people;
  if (isMember) return people;
  if (change.kind === 'add') return [...people, member];
  const { order } = change;
  const positionOf = ({ id }: Person) => (order.includes(id) ? order.indexOf(id) : Infinity);
  const position = people.findIndex((person) => positionOf(person) > positionOf(member));
  return people.toSpliced(position < 0 ? people.length : position, 0, member);
}

/** Returns why a change is not allowed; undefined if it is. */
export function validateChange(
  people: readonly Person[],
  { kind }: MemberChange,
): string | undefined {
  if (kind === 'remove') return people.length <= 1 ? copy.manage.tooFewMembers : undefined;
  return people.length >= maxTeamSize ? copy.manage.tooManyMembers : undefined;
}
