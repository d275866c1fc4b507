import { useMemo } from 'react';
import type { Category, Region, TeamSummary } from '../../../../openapi/schema.d.ts';
import { toSearch, useTeamListPage } from '../../../api/useListPage.ts';
import type { ListParams } from '../../../lib/urls/listParams.ts';
import { pageSize, paginateTeams } from '../list/selection.ts';

type TeamFilters = {
  category: Pick<Category, 'id' | 'name'> | undefined;
  region: string | undefined;
};

const noTeams: TeamSummary[] = [];
const noRegions: Region[] = [];

const regionsOf = (data: { regions?: Region[] } | undefined) => data?.regions ?? noRegions;

/**
 * Returns the teams of a page, of one category and one region if these are given: those of `typed` if
 * the whole list is loaded, otherwise those of `committed`, which follows after a pause. `teams` is
 * undefined while there is nothing to show; while another page is loaded, the last one stays. `hasAny`
 * is whether there are teams without the query.
 */
export function useTeamPage(
  typed: ListParams,
  committed: ListParams,
  { category, region }: TeamFilters,
) {
  const search = toSearch(committed.query);
  const { data, isWhole, isCurrent, ...loaded } = useTeamListPage({
    search,
    category: category?.id,
    region,
    page: committed.page,
    per_page: pageSize,
  });
  const { query, page } = typed;
  const list = (isWhole && data?.teams) || noTeams;
  const name = category?.name;
  const cut = useMemo(() => {
    const ofCategory = name ? list.filter((team) => team.category === name) : list;
    return paginateTeams(ofCategory, { query, page });
  }, [list, name, query, page]);
  if (isWhole) {
    return {
      ...loaded,
      ...cut,
      query,
      isCurrent,
      hasAny: list.length > 0,
      isPartial: false,
      regions: regionsOf(data),
    };
  }
  return {
    ...loaded,
    teams: data?.teams,
    count: data?.total ?? 0,
    query: committed.query,
    isCurrent: isCurrent && typed.query === committed.query,
    isPartial: data?.partial_match === true,
    hasAny: [search, name, region].some(Boolean) || data?.total !== 0,
    regions: data && regionsOf(data),
  };
}
