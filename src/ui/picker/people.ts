import { copy } from './copy.ts';

/** Somebody who may be chosen. */
export type Person = {
  id: number;
  name: string;
  /** What tells people of the same name apart, such as the e-mail address. */
  detail?: string;
  /** A path under /storage, or an absolute address. */
  picture?: string | null;
  /** Not to be chosen, or chosen but taken by others meanwhile. */
  unavailable?: boolean;
};

type Known = {
  id: number;
  name?: string | null;
  email?: string | null;
  profile_picture?: string | null;
};

/**
 * A participant or member of an answer as somebody who may be chosen; who has no name goes by the
 * address or number.
 */
export function personOf({ id, name, email, profile_picture: picture }: Known): Person {
  const called = name?.trim() || email?.trim();
  return { id, name: called || copy.nameless(id), detail: email ?? '', picture };
}

const has = (people: readonly Person[], id: number) => people.some((person) => person.id === id);

/** The people without one of them. */
export const without = (people: readonly Person[], id: number): Person[] =>
  people.filter((person) => person.id !== id);

/**
 * The choice with a person added at its end, or without them if they are in it; nothing where there
 * is no room or they cannot be chosen.
 */
export function toggled(
  chosen: readonly Person[],
  person: Person,
  limit: number,
): Person[] | undefined {
  if (has(chosen, person.id)) return without(chosen, person.id);
  return chosen.length >= limit || person.unavailable ? undefined : [...chosen, person];
}

/** The choice with one of it at its head, which is the leader's place. */
export const ledBy = (chosen: readonly Person[], leader: Person): Person[] => [
  leader,
  ...without(chosen, leader.id),
];

/**
 * The choice, with those marked who are none of the people that are free; while these are not known
 * nobody is.
 */
export const markTaken = (
  chosen: readonly Person[],
  free: readonly Person[] | undefined,
): Person[] =>
  chosen.map((person) => ({
    ...person,
    unavailable:
      free !== undefined && !free.some(({ id, unavailable }) => id === person.id && !unavailable),
  }));

/** Those whose name or detail has the query in it, without regard to case. */
export function matching(people: readonly Person[], query: string): readonly Person[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return people;
  return people.filter(({ name, detail = '' }) =>
    `${name}\n${detail}`.toLowerCase().includes(wanted),
  );
}
