import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import { type ParticipantField, readTexts } from './participantFields.ts';

export type ParticipantOrder = { by: ParticipantField; direction: 'asc' | 'desc' };

/**
 * A participant with its search text, which is computed once per list and not once per keystroke.
 */
export type SearchEntry = { participant: ClubParticipant; text: string };

const { compare } = new Intl.Collator('id');

/** Sorts the participants and prepares them for searching. */
export function buildSearchIndex(
  participants: readonly ClubParticipant[],
  { by, direction }: ParticipantOrder,
): SearchEntry[] {
  const sign = direction === 'asc' ? 1 : -1;
  return (
    participants
      // Joined by a character that cannot be typed, so that no query matches across two fields.
      .map((participant) => ({
        participant,
        text: Object.values(readTexts(participant)).join('\n').toLowerCase(),
      }))
      .sort(
        ({ participant: left }, { participant: right }) =>
          sign * compare(left[by] ?? '', right[by] ?? '') || left.id - right.id,
      )
  );
}

/**
 * Returns the entries of which a field contains the text (case-insensitive), in the same order; all
 * of them if the text is blank.
 */
export function filterEntries(index: SearchEntry[], text: string): SearchEntry[] {
  const searchText = text.trim().toLowerCase();
  return searchText === '' ? index : index.filter((entry) => entry.text.includes(searchText));
}
