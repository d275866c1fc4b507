import { useMemo } from 'react';
import { clubsWithSlug, useGetClubStatsQuery } from '../../../api/clubs.ts';
import { toSearch, useClubListPage } from '../../../api/useListPage.ts';
import {
  activeClubs,
  filterClubsByName,
  type ListedClub,
  pageSize,
  readClubCounts,
} from './clubList.ts';
import type { ListParams } from '../../../lib/urls/listParams.ts';
import { paginate } from '../../../lib/pagination.ts';
import type { ClubStats, Region } from '../../../../openapi/schema.d.ts';

/**
 * Returns the club's counts (0 if they could not be loaded); undefined while loading or if
 * disabled.
 */
export function useClubCounts(id: number, isEnabled = true): ClubStats | undefined {
  const { currentData, isFetching } = useGetClubStatsQuery({ id }, { skip: !isEnabled });
  return currentData || (isEnabled && !isFetching) ? readClubCounts(currentData) : undefined;
}

/**
 * Returns the active clubs among which those with a slug are; undefined while loading and if
 * loading failed.
 */
export function useClubsWithSlug(slug: string) {
  const list = useClubListPage(clubsWithSlug(slug));
  const response = list.isCurrent ? list.data : undefined;
  const clubs = useMemo(() => activeClubs(response), [response]);
  return { clubs, retry: list.retry };
}

const noClubs: ListedClub[] = [];
const noRegions: Region[] = [];

const regionsOf = (data: { regions?: Region[] } | undefined) => data?.regions ?? noRegions;

/**
 * Loads a page of the clubs. A search that no name of the whole list contains is asked of the server,
 * which may know what is close.
 */
function useSearchedClubs(typedQuery: string, { query, page }: ListParams, region?: string) {
  const search = toSearch(query);
  const part = { search, region, only_active: 1, page, per_page: pageSize } as const;
  const list = useClubListPage(part);
  const hasNone =
    list.isWhole && filterClubsByName(activeClubs(list.data) ?? noClubs, query).length === 0;
  const asked = useClubListPage(part, { skip: !hasNone || !search, asksForSearch: true });
  return hasNone && typedQuery === query && !asked.isWhole ? asked : list;
}

/**
 * Returns the active clubs of a page: those of `typed` if the whole list is loaded, otherwise those
 * of `committed`, which follows after a pause. Only those of `region`, a province or city. `clubs` is
 * undefined while there is nothing to show; while another page is loaded, the last one stays.
 */
export function useClubPage(typed: ListParams, committed: ListParams, region?: string) {
  const { data, isWhole, isCurrent, ...loaded } = useSearchedClubs(typed.query, committed, region);
  const active = useMemo(() => activeClubs(data, !isWhole), [data, isWhole]);
  const { query, page } = typed;
  const matching = useMemo(
    () => filterClubsByName((isWhole && active) || noClubs, query),
    [isWhole, active, query],
  );
  const cut = useMemo(() => paginate(matching, page, pageSize), [matching, page]);
  if (isWhole) {
    const { entries: clubs, ...shown } = cut;
    const hasAny = active?.length !== 0;
    const count = matching.length;
    // The server is asked once the search is in the URL.
    const isSettled = count > 0 || data?.total === undefined || query === committed.query;
    const isShown = isCurrent && isSettled;
    return {
      ...loaded,
      ...shown,
      clubs,
      count,
      query,
      isCurrent: isShown,
      hasAny,
      isPartial: false,
      regions: regionsOf(data),
    };
  }
  return {
    ...loaded,
    clubs: active,
    count: data?.total ?? 0,
    query: committed.query,
    isCurrent: isCurrent && typed.query === committed.query,
    isPartial: data?.partial_match === true,
    hasAny: [toSearch(committed.query), region].some(Boolean) || data?.total !== 0,
    regions: data && regionsOf(data),
  };
}
