import type { ClubParticipant } from '../../../openapi/schema.d.ts';

export type Order = { by: 'name' | 'email'; direction: 'asc' | 'desc' };

/**
 * A participant with the text in which a search looks: made once for a list, not once for a letter.
 */
export type Entry = { participant: ClubParticipant; text: string };

const { compare } = new Intl.Collator('id');

const wordsOf = (participant: ClubParticipant, field: Order['by']): string =>
  participant[field] ?? '';

/** The participants in an order, ready to be searched. */
export function indexOf(
  participants: readonly ClubParticipant[],
  { by, direction }: Order,
): Entry[] {
  const sign = direction === 'asc' ? 1 : -1;
  return (
    participants
      // No letter that can be typed joins the two, so that nothing is found across them.
      .map((participant) => ({
        participant,
        text: `${wordsOf(participant, 'name')}\n${wordsOf(participant, 'email')}`.toLowerCase(),
      }))
      .sort(
        (one, other) =>
          sign * compare(wordsOf(one.participant, by), wordsOf(other.participant, by)) ||
          one.participant.id - other.participant.id,
      )
  );
}

/**
 * The entries in whose name or address a text stands, whatever its case, in the same order; all of
 * them for a blank text.
 */
export function entriesWith(index: Entry[], text: string): Entry[] {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? index : index.filter((entry) => entry.text.includes(wanted));
}
