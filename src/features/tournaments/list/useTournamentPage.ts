import { useMemo } from 'react';
import type { Tournament } from '../../../../openapi/schema.d.ts';
import { toSearch, useTournamentListPage } from '../../../api/useListPage.ts';
import {
  categoryNames,
  pageSize,
  paginateTournaments,
  type TournamentSelection,
} from './selection.ts';

const noTournaments: Tournament[] = [];

/**
 * Returns the tournaments of a selection, how many it has, and the names of all categories.
 * `tournaments` and `names` are undefined while there is nothing to show; while another page is
 * loaded, the last one stays.
 */
export function useTournamentPage({ category, page }: TournamentSelection) {
  const { data, isWhole, ...loaded } = useTournamentListPage({
    category: category && toSearch(category),
    page,
    per_page: pageSize,
  });
  const list = isWhole ? (data?.data ?? noTournaments) : noTournaments;
  const names = useMemo(() => categoryNames(list), [list]);
  const cut = useMemo(() => paginateTournaments(list, { category, page }), [list, category, page]);
  if (isWhole) return { ...loaded, ...cut, names };
  return {
    ...loaded,
    tournaments: data?.data,
    count: data?.total ?? 0,
    names: data?.category_names,
  };
}
