import type { TableCardSession } from '../../../openapi/schema.d.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { copy } from './copy.ts';
import { QueueDesk } from './QueueDesk.tsx';
import { useQueue } from './useQueue.ts';

/** Calls the teams of the tournament that a table card is for. */
export function TableQueue({ card }: { card: TableCardSession }) {
  return (
    <QueueDesk
      queue={useQueue(card.tournament.id)}
      empty={<EmptyState title={copy.empty.title} message={copy.empty.atTable} />}
    />
  );
}
