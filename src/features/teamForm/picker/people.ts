import { createTextSearch } from '../../../lib/createTextSearch.ts';
import { copy } from './copy.ts';

/** A person who can be selected. */
export type Person = {
  id: number;
  name: string;
  /** Distinguishes people of the same name, e.g. the e-mail address. */
  detail?: string;
  /** A path under /storage, or an absolute URL. */
  picture?: string | null;
  /** Cannot be selected, or is selected but has joined another team meanwhile. */
  unavailable?: boolean;
};

type PersonSource = {
  id: number;
  name?: string | null;
  email?: string | null;
  profile_picture?: string | null;
};

/**
 * Converts a participant or member of a response; a missing name is replaced by the e-mail address
 * or the id.
 */
export function toPerson({ id, name, email, profile_picture: picture }: PersonSource): Person {
  const displayName = name?.trim() || email?.trim();
  return { id, name: displayName || copy.unnamedParticipant(id), detail: email ?? '', picture };
}

const includesPerson = (people: readonly Person[], id: number) =>
  people.some((person) => person.id === id);

export const removePerson = (people: readonly Person[], id: number): Person[] =>
  people.filter((person) => person.id !== id);

/**
 * Adds a person at the end, or removes a selected one. Returns undefined if the limit is reached or
 * the person is unavailable.
 */
export function togglePerson(
  selected: readonly Person[],
  person: Person,
  limit: number,
): Person[] | undefined {
  if (includesPerson(selected, person.id)) return removePerson(selected, person.id);
  return selected.length >= limit || person.unavailable ? undefined : [...selected, person];
}

/** Moves a person to the first place, which is the leader's. */
export const withLeader = (selected: readonly Person[], leader: Person): Person[] => [
  leader,
  ...removePerson(selected, leader.id),
];

/**
 * Marks the selected people who are no longer available; nobody as long as `available` is not
 * known.
 */
export const markUnavailable = (
  selected: readonly Person[],
  available: readonly Person[] | undefined,
): Person[] =>
  selected.map((person) => ({
    ...person,
    unavailable:
      available !== undefined &&
      !available.some(({ id, unavailable }) => id === person.id && !unavailable),
  }));

/** Returns a function that finds the people whose name or detail contains a query. */
export function createPeopleSearch(people: readonly Person[]) {
  return createTextSearch(
    people.map((person) => ({ person, text: `${person.name}\n${person.detail ?? ''}` })),
  );
}
