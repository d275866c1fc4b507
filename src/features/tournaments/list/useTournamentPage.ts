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
export const toListArgument = ({ search, category, month, page }: TournamentSelection) => ({
  search: search && toSearch(search),
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
export function useTournamentPage({ search, category, month, page }: TournamentSelection) {
  const today = useEventDay();
  const { data, isWhole, ...loaded } = useTournamentListPage(
    toListArgument({ search, category, month, page }),
    { asksForSearch: true },
  );
  const list = isWhole ? (data?.data ?? noTournaments) : noTournaments;
  const names = useMemo(() => categoryNames(list), [list]);
  const months = useMemo(() => monthsOf(list), [list]);
  const cut = useMemo(
    () => paginateTournaments(list, { search, category, month, page }, today),
    [list, search, category, month, page, today],
  );
  if (isWhole) return { ...loaded, ...cut, isPartial: false, names, months };
  return {
    ...loaded,
    tournaments: data?.data,
    count: data?.total ?? 0,
    isPartial: data?.partial_match === true,
    names: data?.category_names,
    months: data?.months,
  };
}
