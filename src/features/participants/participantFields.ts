import type { TextFieldProps } from '@mui/material';
import type { ClubParticipant, ParticipantUpdate } from '../../../openapi/schema.d.ts';
import { copy } from './copy.ts';

/**
 * The texts of a participant in the order of their columns: the grid shows and sorts them, the search
 * reads them, the row editor changes them, and the CSV file has them.
 */
export const participantFields = ['name', 'email'] as const satisfies (keyof ParticipantUpdate)[];

export type ParticipantField = (typeof participantFields)[number];
export type ParticipantTexts = Record<ParticipantField, string>;

type FieldDetails = {
  label: string;
  /** Share of the grid's width. */
  flex: number;
  /** Differs from a plain text field in the row editor. */
  input?: TextFieldProps;
};

export const fieldDetails: Record<ParticipantField, FieldDetails> = {
  name: { label: copy.columns.name, flex: 4 },
  email: {
    label: copy.columns.email,
    flex: 6,
    input: {
      type: 'email',
      slotProps: { htmlInput: { autoCapitalize: 'none', spellCheck: false } },
    },
  },
};

/** Returns the texts of a participant, trimmed if wanted; what a backend left out is empty. */
export const readTexts = (
  participant: { [Field in ParticipantField]?: string | null },
  transform: (text: string) => string = (text) => text,
): ParticipantTexts =>
  Object.fromEntries(
    participantFields.map((field) => [field, transform(participant[field] ?? '')]),
  ) as ParticipantTexts;

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
