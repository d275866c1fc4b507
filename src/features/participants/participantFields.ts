import type { TextFieldProps } from '@mui/material';
import type { ClubParticipant, ParticipantUpdate } from '../../../openapi/schema.d.ts';
import { copy } from './copy.ts';

/**
 * The texts of a participant in the order of their columns: the grid shows and sorts them, the row
 * editor changes them, and the CSV file has them. The search reads the name and the address alone.
 */
export const participantFields = [
  'name',
  'email',
  'class',
] as const satisfies (keyof ParticipantUpdate)[];

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
  class: { label: copy.columns.class, flex: 2 },
};

/** Whether the club uses what a backend may not have: classes, and pupils whose accounts it manages. */
export const hasClasses = (participants: readonly ClubParticipant[]): boolean =>
  participants.some((each) => Boolean(each.class) || each.managed);

/** Returns the fields to show. */
export const fieldsOf = (withClass: boolean): readonly ParticipantField[] =>
  withClass ? participantFields : participantFields.filter((field) => field !== 'class');

/** Returns the texts of a participant, trimmed if wanted; what a backend left out is empty. */
export const readTexts = (
  participant: { [Field in ParticipantField]?: string | null },
  transform: (text: string) => string = (text) => text,
): ParticipantTexts =>
  Object.fromEntries(
    participantFields.map((field) => [field, transform(participant[field] ?? '')]),
  ) as ParticipantTexts;

/** The columns by which the grid is sorted. */
export const sortableColumns = [...participantFields, 'team_names'] as const;

export type ParticipantOrder = { by: (typeof sortableColumns)[number]; direction: 'asc' | 'desc' };

/** Whether the backend sends the teams of participants. */
export const hasTeamNames = (participants: readonly ClubParticipant[]): boolean =>
  participants.some(({ team_names: names }) => names !== undefined);

/** Returns the names of a participant's teams; empty without one. */
export const teamsText = ({ team_names: names }: ClubParticipant): string =>
  names?.join(', ') ?? '';

/** Whether a participant is known to be in no team. */
export const isWithoutTeam = ({ team_names: names }: ClubParticipant): boolean =>
  names?.length === 0;

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
        text: [participant.name, participant.email].map((text) => text ?? '').join('\n'),
        key: by === 'team_names' ? teamsText(participant) : (participant[by] ?? ''),
      }))
      .sort(
        (left, right) =>
          sign * compare(left.key, right.key) || left.participant.id - right.participant.id,
      )
  );
}
