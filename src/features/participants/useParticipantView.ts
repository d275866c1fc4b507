import { useMemo, useState } from 'react';
import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import { createTextSearch } from '../../lib/text/createTextSearch.ts';
import { paginate } from '../../lib/pagination.ts';
import { usePersistedChoice } from '../../ui/grid/usePersistedChoice.ts';
import { useListParams } from '../../ui/lists/useListParams.ts';
import { buildSearchIndex, isWithoutTeam, type ParticipantOrder } from './participantFields.ts';
import { useClassFilter } from './filters/useClassFilter.ts';
import { useWithoutTeamFilter } from './filters/useWithoutTeamFilter.ts';
import type { ParticipantRow } from './grid/columns.tsx';

export const densities = ['compact', 'standard', 'comfortable'] as const;

export type Density = (typeof densities)[number];

/** In pixels. The buttons in a row are 40 high. */
export const rowHeights: Record<Density, number> = { compact: 44, standard: 52, comfortable: 68 };

export const pageSizes = [10, 25, 50, 100] as const;

/** Returns the participants to show: those that match the query, sorted and paged. */
export function useParticipantView(
  participants: readonly ClubParticipant[],
  editingId: number | undefined,
) {
  const {
    params: { query, page },
    setQuery,
    setPage,
    commitQuery,
  } = useListParams();
  const [order, setOrder] = useState<ParticipantOrder>({ by: 'name', direction: 'asc' });
  const [pageSize, setPageSize] = usePersistedChoice('participants/page-size', pageSizes, 10);
  const searchIndex = useMemo(() => buildSearchIndex(participants, order), [participants, order]);
  // Not deferred: redrawing the changed rows takes less time than a second render.
  const find = useMemo(() => createTextSearch(searchIndex), [searchIndex]);
  const withoutTeam = useWithoutTeamFilter(participants);
  const classes = useClassFilter(participants);
  const matches = useMemo(() => {
    let found = find(query);
    if (withoutTeam.isOn) found = found.filter(({ participant }) => isWithoutTeam(participant));
    if (classes.selected !== undefined)
      found = found.filter(({ participant }) => participant.class === classes.selected);
    return found;
  }, [find, query, withoutTeam.isOn, classes.selected]);
  const currentPage = useMemo(() => paginate(matches, page, pageSize), [matches, page, pageSize]);
  const rows = useMemo(
    () =>
      currentPage.entries.map(({ participant }, rowIndex): ParticipantRow => ({
        ...participant,
        rowIndex,
        number: (currentPage.page - 1) * pageSize + rowIndex + 1,
        isEditing: participant.id === editingId,
      })),
    [currentPage, pageSize, editingId],
  );
  return {
    query,
    setQuery,
    commitQuery,
    setPage,
    order,
    setOrder,
    pageSize,
    searchIndex,
    matches,
    withoutTeam,
    classes,
    isFiltered: query.trim() !== '' || withoutTeam.isOn || classes.selected !== undefined,
    rows,
    page: currentPage.page,
    pageCount: currentPage.pageCount,
    changePageSize: (next: typeof pageSize) => {
      setPageSize(next);
      // Keeps the first visible row in view.
      setPage(Math.floor(((currentPage.page - 1) * pageSize) / next) + 1);
    },
  };
}
