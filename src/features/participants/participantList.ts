import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import { type ParticipantField, readTexts } from './participantFields.ts';

export type ParticipantOrder = { by: ParticipantField; direction: 'asc' | 'desc' };

/** A participant with the text that is searched. */
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
        text: Object.values(readTexts(participant)).join('\n'),
      }))
      .sort(
        ({ participant: left }, { participant: right }) =>
          sign * compare(left[by] ?? '', right[by] ?? '') || left.id - right.id,
      )
  );
}
