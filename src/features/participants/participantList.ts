import type { ClubParticipant } from '../../../openapi/schema.d.ts';

export type ParticipantOrder = { by: 'name' | 'email'; direction: 'asc' | 'desc' };

/**
 * A participant with its search text, which is computed once per list and not once per keystroke.
 */
export type SearchEntry = { participant: ClubParticipant; text: string };

const { compare } = new Intl.Collator('id');

const fieldText = (participant: ClubParticipant, field: ParticipantOrder['by']): string =>
  participant[field] ?? '';

/** Sorts the participants and prepares them for searching. */
export function buildSearchIndex(
  participants: readonly ClubParticipant[],
  { by, direction }: ParticipantOrder,
): SearchEntry[] {
  const sign = direction === 'asc' ? 1 : -1;
  return (
    participants
      // Joined by a character that cannot be typed, so that no query matches across both fields.
      .map((participant) => ({
        participant,
        text: `${fieldText(participant, 'name')}\n${fieldText(participant, 'email')}`.toLowerCase(),
      }))
      .sort(
        (left, right) =>
          sign * compare(fieldText(left.participant, by), fieldText(right.participant, by)) ||
          left.participant.id - right.participant.id,
      )
  );
}

/**
 * Returns the entries whose name or e-mail address contains the text (case-insensitive), in the
 * same order; all of them if the text is blank.
 */
export function filterEntries(index: SearchEntry[], text: string): SearchEntry[] {
  const searchText = text.trim().toLowerCase();
  return searchText === '' ? index : index.filter((entry) => entry.text.includes(searchText));
}
