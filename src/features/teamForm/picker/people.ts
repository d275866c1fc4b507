import { foldName } from '../../../../openapi/texts/names.ts';
import { createTextSearch } from '../../../lib/text/createTextSearch.ts';
import { copy } from './copy.ts';

/** A person who can be selected. */
export type Person = {
  id: number;
  name: string;
  /** Distinguishes people of the same name, e.g. the e-mail address. */
  detail?: string;
  /** The names of the teams that the person is in. */
  teams?: readonly string[];
  /** A path under /storage, or an absolute URL. */
  picture?: string | null;
  /** Cannot be selected, or is selected but has joined another team meanwhile. */
  unavailable?: boolean;
};

type PersonSource = {
  id: number;
  name?: string | null;
  email?: string | null;
  class?: string;
  profile_picture?: string | null;
};

/**
 * Converts a participant or member of a response; a missing name is replaced by the e-mail address
 * or the id.
 */
export function toPerson({ profile_picture: picture, ...person }: PersonSource): Person {
  const { id, name, email, class: className = '' } = person;
  const displayName = name?.trim() || email?.trim();
  return {
    id,
    name: displayName || copy.unnamedParticipant(id),
    detail: email || className,
    picture,
  };
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

/**
 * Finds the people of a pasted list, which has a name or e-mail address on each line. A number or a
 * bullet before it is ignored. Returns each person once, and the lines that name nobody or several.
 */
export function matchLines(
  people: readonly Person[],
  text: string,
): { found: Person[]; unmatched: string[] } {
  const found = new Set<Person>();
  const unmatched: string[] = [];
  const lines = text.split(/[\r\n]+/).map((line) => line.replace(/^\s*(\d+[.)]\s*|[-*•]\s+)/, ''));
  for (const line of lines.filter((one) => one.trim() !== '')) {
    const wanted = foldName(line);
    const matches = people.filter(({ name, detail = '' }) =>
      [name, detail].some((value) => foldName(value) === wanted),
    );
    const [match] = matches;
    if (match && matches.length === 1) found.add(match);
    else unmatched.push(line.trim());
  }
  return { found: [...found], unmatched };
}

/** Returns a function that finds the people whose name or detail contains a query. */
export function createPeopleSearch(people: readonly Person[]) {
  return createTextSearch(
    people.map((person) => ({ person, text: `${person.name}\n${person.detail ?? ''}` })),
  );
}
