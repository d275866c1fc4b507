import { clubMessages } from './club.ts';
import type { Message } from './message.ts';
import { participantMessages } from './participant.ts';

/** The messages of both sides, under the name of the side. */
export const sides = {
  'Participant and public side': participantMessages,
  'School club': clubMessages,
} as const satisfies Record<string, readonly Message[]>;

/**
 * Every message of the error catalogues, and of the states and rules before them that say what went
 * wrong.
 */
export const catalogue = [...participantMessages, ...clubMessages] as const;

export type MessageId = (typeof catalogue)[number]['id'];

/** A message by its id. */
export function messageOf(id: MessageId): Message {
  const found = catalogue.find((message) => message.id === id);
  if (!found) throw new Error(`${id} is not in the catalogue`);
  return found;
}
