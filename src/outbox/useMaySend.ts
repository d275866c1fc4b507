import { useOrganiser, useTableCard } from '../session/useSession.ts';
import type { OrganiserSession } from '../session/storage.ts';
import type { WaitingScore } from './waitingScores.ts';

type Sender = { user: Pick<OrganiserSession['user'], 'id'>; card?: OrganiserSession['card'] };

/**
 * Whether a session sends a waiting score: an organiser's what she has entered, so that it is recorded as hers, a
 * table card's what any card of its category has. The others wait for such a session.
 */
export const maySend = (
  session: Sender | null,
  { organiserId, categoryId }: WaitingScore,
): boolean =>
  session?.user.id === organiserId && (!session.card || session.card.category?.id === categoryId);

/** Returns which of the waiting scores the present session sends. */
export function useMaySend(): (score: WaitingScore) => boolean {
  const user = useOrganiser();
  const card = useTableCard();
  const session = user && { user, ...(card && { card }) };
  return (score) => maySend(session, score);
}
