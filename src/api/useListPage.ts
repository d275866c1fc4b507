import { useSelector } from 'react-redux';
import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { api } from './api.ts';

type Part = { page?: number; per_page?: number; only_active?: 0 | 1 };
/** `total` is missing if the backend does not cut the list into pages. */
type ListBody = { total?: number };

/** The hook of an endpoint whose list can be asked for by page. */
type UseListQuery<Argument, Body> = (
  argument: Argument,
  options: { skip: boolean },
) => {
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

/**
 * Loads a page of a list, unless the whole list is in the cache: a short one, or one of a backend
 * that ignores the parameters. Then `isWhole` is true, and the caller selects the entries of the
 * page. `data` stays until other data has arrived; `isCurrent` is whether it is what was asked for.
 * A page after the last one counts as the last. `retry` is there if loading has failed.
 * `skip` is for what need not be asked for now.
 */
export function useListPage<Argument extends Part, Body extends ListBody>(
  name: string,
  useQuery: UseListQuery<Argument, Body>,
  argument: Argument & { page: number; per_page: number },
  { skip = false } = {},
) {
  const whole = useSelector((state: ApiState) =>
    Object.values(state[api.reducerPath].queries).find(
      (query) => query?.endpointName === name && isWhole(query),
    ),
  );
  const asked = useQuery(whole ? (whole.originalArgs as Argument) : argument, {
    skip: skip && !whole,
  });
  const total = whole ? undefined : asked.currentData?.total;
  const last = countPages(total, argument.per_page);
  const isAfterLast = total !== undefined && argument.page > last;
  const atLast = useQuery({ ...argument, page: last }, { skip: skip || !isAfterLast });
  const { data, currentData, error, isError, isFetching, requestId, refetch } = isAfterLast
    ? atLast
    : asked;
  const hasFailed = isError && !isFetching && currentData === undefined;
  const pageCount = countPages(data?.total, argument.per_page);
  return {
    data,
    isWhole: whole !== undefined,
    isCurrent: currentData !== undefined,
    isFetching,
    page: Math.min(argument.page, pageCount),
    pageCount,
    requestId,
    error,
    retry: hasFailed ? () => void refetch() : undefined,
  };
}

const countPages = (total = 0, size: number) => Math.max(1, Math.ceil(total / size));
