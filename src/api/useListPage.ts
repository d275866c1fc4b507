import { useSelector } from 'react-redux';
import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { ArgumentOf, ResponseOf } from '../../openapi/types.ts';
import { api } from './api.ts';
import { useListClubsQuery } from './clubs.ts';
import { useListTeamsQuery } from './teams.ts';
import { useListTournamentsQuery } from './tournaments.ts';

type Part = {
  search?: string;
  region?: string;
  page?: number;
  per_page?: number;
  only_active?: 0 | 1;
};
/** `total` is missing if the backend does not cut the list into pages. */
type ListBody = { total?: number; partial_match?: true };

type PageArgument = Part & { page: number; per_page: number };

type ListQuery<Body> = {
  data?: Body;
  currentData?: Body;
  error?: FetchBaseQueryError | SerializedError;
  isError: boolean;
  isFetching: boolean;
  requestId?: string;
  refetch: () => unknown;
};

type Cached = { endpointName: string; originalArgs?: unknown; data?: unknown };
type ApiState = { [api.reducerPath]: { queries: Record<string, Cached | undefined> } };

const maxSearchLength = 100;

/** Returns what a list is searched for; undefined for a blank text. Longer texts are in no name. */
export const toSearch = (text: string): string | undefined =>
  text.trim().slice(0, maxSearchLength) || undefined;

/** Whether a response has all entries: nothing was selected, and there is no second page. */
function isWhole({ originalArgs, data }: Cached): boolean {
  if (data === undefined) return false;
  const { total } = data as ListBody;
  if (total === undefined) return true;
  const { page = 1, per_page: size = 0, only_active: _, ...filter } = originalArgs as Part;
  return page === 1 && total <= size && Object.values(filter).every((value) => value === undefined);
}

const hasTotal = (query: Cached): boolean => (query.data as ListBody).total !== undefined;

/**
 * Returns the query whose response is the whole list; undefined if there is none in the cache, or if it
 * is of a backend that cuts lists into pages and `isAsked`.
 */
const useWholeList = (name: string, isAsked: boolean) =>
  useSelector((state: ApiState) =>
    Object.values(state[api.reducerPath].queries).find(
      (query) => query?.endpointName === name && isWhole(query) && !(isAsked && hasTotal(query)),
    ),
  );

const countPages = (total = 0, size: number) => Math.max(1, Math.ceil(total / size));

/** Returns the last page if the response says that the page is after it. */
function findLastPage(argument: PageArgument, total: number | undefined): number | undefined {
  const last = countPages(total, argument.per_page);
  return total !== undefined && argument.page > last ? last : undefined;
}

function toListPage<Body extends ListBody>(
  argument: PageArgument,
  isWholeList: boolean,
  { data, currentData, error, isError, isFetching, requestId, refetch }: ListQuery<Body>,
) {
  const hasFailed = isError && !isFetching && currentData === undefined;
  const pageCount = countPages(data?.total, argument.per_page);
  return {
    data,
    isWhole: isWholeList,
    isCurrent: currentData !== undefined,
    isFetching,
    page: Math.min(argument.page, pageCount),
    pageCount,
    requestId,
    error,
    retry: hasFailed ? () => void refetch() : undefined,
  };
}

type Options = {
  skip?: boolean;
  /** Whether a backend that cuts lists into pages is asked for a search even if the whole list is there. */
  asksForSearch?: boolean;
};

function createListPageHook<Name extends 'listClubs' | 'listTeams' | 'listTournaments'>(
  name: Name,
  useListQuery: (
    argument: ArgumentOf<Name>,
    options: { skip: boolean },
  ) => ListQuery<ResponseOf<Name> & ListBody>,
) {
  return function useListPage(
    argument: PageArgument & ArgumentOf<Name>,
    { skip = false, asksForSearch = false }: Options = {},
  ) {
    // Which city a team is of is in no list.
    const isAsked =
      argument.region !== undefined || (asksForSearch && argument.search !== undefined);
    const whole = useWholeList(name, isAsked);
    const wholeArgument = whole?.originalArgs as ArgumentOf<Name>;
    const asked = useListQuery(whole ? wholeArgument : argument, { skip: skip && !whole });
    const last = whole ? undefined : findLastPage(argument, asked.currentData?.total);
    const atLast = useListQuery({ ...argument, page: last ?? 1 }, { skip: skip || !last });
    return toListPage(argument, whole !== undefined, last ? atLast : asked);
  };
}

/**
 * Loads a page of the teams, unless the whole list is in the cache: a short one, or one of a backend
 * that ignores the parameters. Then `isWhole` is true, and the caller selects the entries of the
 * page. `data` stays until other data has arrived; `isCurrent` is whether it is what was asked for.
 * A page after the last one counts as the last. `retry` is there if loading has failed. `skip` is for
 * what need not be asked for now.
 */
export const useTeamListPage = createListPageHook('listTeams', useListTeamsQuery);

/** As `useTeamListPage`, of the clubs. */
export const useClubListPage = createListPageHook('listClubs', useListClubsQuery);

/** As `useTeamListPage`, of the tournaments. */
export const useTournamentListPage = createListPageHook('listTournaments', useListTournamentsQuery);
