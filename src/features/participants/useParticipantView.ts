import { useMemo, useState } from 'react';
import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import { pageOf } from '../../lib/paging.ts';
import { useKeptChoice } from '../../ui/grid/useKeptChoice.ts';
import { useListSelection } from '../../ui/useListSelection.ts';
import { pageSizes } from './densities.ts';
import { entriesWith, indexOf, type Order } from './participantList.ts';
import type { ParticipantRow } from './rowActions.ts';

/**
 * What is shown of a club's participants: those that match what is typed, in the order and on the
 * page that was chosen.
 */
export function useParticipantView(
  participants: readonly ClubParticipant[],
  editing: number | undefined,
) {
  const {
    selection: { query, page },
    type,
    turnTo,
    settle,
  } = useListSelection();
  const [order, setOrder] = useState<Order>({ by: 'name', direction: 'asc' });
  const [size, setSize] = useKeptChoice('participants/page-size', pageSizes, 10);
  const index = useMemo(() => indexOf(participants, order), [participants, order]);
  // At once, and not in a second pass: rows that change are drawn in less time than a second pass
  // takes.
  const found = useMemo(() => entriesWith(index, query), [index, query]);
  const shown = useMemo(() => pageOf(found, page, size), [found, page, size]);
  const rows = useMemo(
    () =>
      shown.entries.map(({ participant }, place): ParticipantRow => ({
        ...participant,
        place,
        number: (shown.page - 1) * size + place + 1,
        editing: participant.id === editing,
      })),
    [shown, size, editing],
  );
  return {
    query,
    type,
    settle,
    turnTo,
    order,
    setOrder,
    size,
    index,
    found,
    rows,
    page: shown.page,
    pageCount: shown.pageCount,
    resize: (next: typeof size) => {
      setSize(next);
      // The row that stands first stays in sight.
      turnTo(Math.floor(((shown.page - 1) * size) / next) + 1);
    },
  };
}
