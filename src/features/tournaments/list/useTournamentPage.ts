import { useMemo } from 'react';
import type { Tournament } from '../../../../openapi/schema.d.ts';
import { toSearch, useTournamentListPage } from '../../../api/useListPage.ts';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import {
  categoryNames,
  monthsOf,
  pageSize,
  paginateTournaments,
  type TournamentSelection,
} from './selection.ts';

const noTournaments: Tournament[] = [];

/** Returns what the list of tournaments asks the server for. */
export const toListArgument = ({ category, month, page }: TournamentSelection) => ({
  category: category && toSearch(category),
  ...(month && { month }),
  page,
  per_page: pageSize,
});

/**
 * Returns the tournaments of a selection, how many it has, the names of all categories and all months.
 * `tournaments`, `names` and `months` are undefined while there is nothing to show; while another page is
 * loaded, the last one stays.
 */
export function useTournamentPage({ category, month, page }: TournamentSelection) {
  const today = useEventDay();
  const { data, isWhole, ...loaded } = useTournamentListPage(
    toListArgument({ category, month, page }),
  );
  const list = isWhole ? (data?.data ?? noTournaments) : noTournaments;
  const names = useMemo(() => categoryNames(list), [list]);
  const months = useMemo(() => monthsOf(list), [list]);
  const cut = useMemo(
    () => paginateTournaments(list, { category, month, page }, today),
    [list, category, month, page, today],
  );
  if (isWhole) return { ...loaded, ...cut, names, months };
  return {
    ...loaded,
    tournaments: data?.data,
    count: data?.total ?? 0,
    names: data?.category_names,
    months: data?.months,
  };
}
