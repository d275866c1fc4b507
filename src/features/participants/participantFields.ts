import type { ParticipantUpdate } from '../../../openapi/schema.d.ts';

/**
 * The texts of a participant that can be edited, sorted and searched, in the order of their columns.
 * Each needs a label in `copy.columns` and a column in `columns.tsx`.
 */
export const participantFields = ['name', 'email'] as const satisfies (keyof ParticipantUpdate)[];

export type ParticipantField = (typeof participantFields)[number];
export type ParticipantTexts = Record<ParticipantField, string>;

/** Returns the texts of a participant, trimmed if wanted; what a backend left out is empty. */
export const readTexts = (
  participant: { [Field in ParticipantField]?: string | null },
  transform: (text: string) => string = (text) => text,
): ParticipantTexts =>
  Object.fromEntries(
    participantFields.map((field) => [field, transform(participant[field] ?? '')]),
  ) as ParticipantTexts;
