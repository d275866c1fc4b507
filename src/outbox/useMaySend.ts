import { useOrganiser, useTableCard } from '../session/useSession.ts';
import type { WaitingScore } from './waitingScores.ts';

/**
 * Returns which of the waiting scores the session sends: an organiser what she has entered, so that it is
 * recorded as hers, a table card what any card of its category has. The others wait for such a session.
 */
export function useMaySend(): (score: WaitingScore) => boolean {
  const { id } = useOrganiser() ?? {};
  const card = useTableCard();
  return ({ organiserId, categoryId }) =>
    organiserId === id && (!card || card.category?.id === categoryId);
}
