import { useMemo } from 'react';
import type { TeamSummary } from '../../../openapi/schema.d.ts';
import { useListTeamsQuery } from '../../api/teams.ts';
import type { ListParams } from '../../lib/listParams.ts';
import { pageSize, paginateTeams } from './selection.ts';

/** So many teams are loaded at once; a list that is not longer is searched and paged here. */
const wholeListSize = 120;
/** Longer texts are in no name. */
const maxSearchLength = 100;
const noTeams: TeamSummary[] = [];

/** Loads all teams, or the first ones of a long list from a backend that cuts it into pages. */
export const useFirstTeams = () => useListTeamsQuery({ page: 1, per_page: wholeListSize });

type FirstTeams = ReturnType<typeof useFirstTeams>['data'];

/**
 * Returns the teams of a page, out of `first` or loaded from the backend if that has more than it
 * has sent. `teams` is undefined while there is nothing to show; while another page is loaded, the
 * last one stays. `hasAny` is whether there are teams without the query.
 */
export function useTeamPage(first: FirstTeams, params: ListParams) {
  const isLong = (first?.total ?? 0) > wholeListSize;
  const loaded = useLoadedPage(params, !isLong);
  const { query, page } = params;
  const teams = first?.teams;
  const cut = useMemo(() => paginateTeams(teams ?? noTeams, { query, page }), [teams, query, page]);
  if (isLong) return { ...loaded, hasAny: true };
  return {
    ...cut,
    teams: teams && cut.teams,
    hasAny: (teams ?? noTeams).length > 0,
    retry: undefined,
  };
}

function useLoadedPage({ query, page }: ListParams, skip: boolean) {
  const part = { search: query.trim().slice(0, maxSearchLength) || undefined, per_page: pageSize };
  const asked = useListTeamsQuery({ ...part, page }, { skip });
  const lastPage = asked.currentData && countPages(asked.currentData.total);
  // The page of an old URL may be after the last one.
  const isAfterLast = lastPage !== undefined && page > lastPage;
  const last = useListTeamsQuery({ ...part, page: lastPage ?? 1 }, { skip: !isAfterLast });
  const { data, isError, isFetching, refetch } = isAfterLast ? last : asked;
  const pageCount = countPages(data?.total);
  return {
    teams: data?.teams,
    count: data?.total ?? 0,
    page: Math.min(page, pageCount),
    pageCount,
    /** Loads the page again after an error; undefined otherwise. */
    retry: isError && !isFetching && data === undefined ? () => void refetch() : undefined,
  };
}

const countPages = (total = 0) => Math.max(1, Math.ceil(total / pageSize));
