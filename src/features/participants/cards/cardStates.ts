import type { ClubParticipant } from '../../../../openapi/schema.d.ts';
import { formatInstant } from '../../../lib/dates/formatLocalTime.ts';
import { copy } from './copy.ts';

/** Whether a pupil has no card, is sent one by mail, has one that can be used, or has used it. */
export type CardState = 'missing' | 'sent' | 'valid' | 'used';

export type Pupil = ClubParticipant & { state: CardState };

/** Returns the participants whom the cards of a club concern: not those who came with an account of their own. */
export const findPupils = (
  participants: readonly ClubParticipant[],
  sentIds: ReadonlySet<number>,
): Pupil[] =>
  participants.flatMap((participant) => {
    const state = stateOf(participant, sentIds);
    return state ? [{ ...participant, state }] : [];
  });

function stateOf(
  { id, managed = false, card, card_used_at: usedAt }: ClubParticipant,
  sentIds: ReadonlySet<number>,
): CardState | undefined {
  if (!managed) return usedAt === undefined ? undefined : 'used';
  if (card) return 'valid';
  return sentIds.has(id) ? 'sent' : 'missing';
}

/** Returns what is said of the card of a pupil. */
export function describeCard({ state, card, card_used_at: usedAt }: Pupil): string {
  if (state === 'valid' && card) return copy.states.valid(formatInstant(card.created_at));
  if (state === 'used' && usedAt) return copy.states.used(formatInstant(usedAt));
  return state === 'sent' ? copy.states.sent : copy.states.missing;
}
