import { useOrganiser, useTableCard } from '../session/useSession.ts';
import type { OrganiserSession } from '../session/storage.ts';
import { isCall, type WaitingEntry } from './waitingEntries.ts';

type Sender = { user: Pick<OrganiserSession['user'], 'id'>; card?: OrganiserSession['card'] };

/** Whether a card is for the work in which something was entered: scores of the category, or the queue. */
const isForWork = ({ kind, category }: NonNullable<Sender['card']>, entry: WaitingEntry) =>
  isCall(entry) ? kind === 'queue' : category?.id === entry.categoryId;

/**
 * Whether a session sends what waits: an organiser's what she has entered, so that it is recorded as hers, a
 * table card's what any card for the same work has. The others wait for such a session.
 */
export const maySend = (session: Sender | null, entry: WaitingEntry): boolean =>
  session?.user.id === entry.organiserId && (!session.card || isForWork(session.card, entry));

/** Returns which of the waiting entries the present session sends. */
export function useMaySend(): (entry: WaitingEntry) => boolean {
  const user = useOrganiser();
  const card = useTableCard();
  const session = user && { user, ...(card && { card }) };
  return (entry) => maySend(session, entry);
}
