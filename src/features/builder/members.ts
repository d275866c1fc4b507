import type { BuilderTeam } from '../../../openapi/schema.d.ts';
import { type Person, personOf, without } from '../../ui/picker/people.ts';
import { copy } from './copy.ts';

/** How many members a team may have. */
export const teamLimit = 5;
/** With so many members or fewer, nobody can be removed in the dialog. */
export const removalFloor = 2;

export type Change =
  | { kind: 'add'; member: Person }
  | { kind: 'remove'; member: Person }
  /** Takes a removal back; `order` is that of the team before it. */
  | { kind: 'restore'; member: Person; order: readonly number[] };

/** The members of a team, the leader first: that is what makes the leader in every call. */
export function peopleOf({ members }: Pick<BuilderTeam, 'members'>): Person[] {
  return [
    ...members.filter(({ level }) => level === 'leader'),
    ...members.filter(({ level }) => level !== 'leader'),
  ].map(personOf);
}

/** The people after a change; the same list where it changes nothing. */
export function withChange(people: readonly Person[], change: Change): readonly Person[] {
  const { member } = change;
  const isIn = people.some(({ id }) => id === member.id);
  if (change.kind === 'remove') return isIn ? without(people, member.id) : people;
  if (isIn) return people;
  if (change.kind === 'add') return [...people, member];
  const { order } = change;
  const placeOf = ({ id }: Person) => (order.includes(id) ? order.indexOf(id) : Infinity);
  const place = people.findIndex((person) => placeOf(person) > placeOf(member));
  return people.toSpliced(place < 0 ? people.length : place, 0, member);
}

/** Why a change may not be made; nothing where it may. */
export function refusalOf(people: readonly Person[], { kind }: Change): string | undefined {
  if (kind === 'remove') return people.length <= 1 ? copy.manage.atLeast : undefined;
  return people.length >= teamLimit ? copy.manage.atMost : undefined;
}
