import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router-dom';
import { type ListParams, readListParams, writeListParams } from '../../lib/urls/listParams.ts';
import { useSearchParamsUpdate } from './useSearchParamsUpdate.ts';

/** Milliseconds without a keystroke before the URL is updated: each update is a navigation. */
const debounceDelay = 300;

/**
 * State of a searchable list (query and page), stored in the page's URL. The typed query takes
 * effect at once; the URL follows after a pause, or at once with `commitQuery`. The history entry
 * is replaced, so that Back leaves the list, and Back to the list restores it.
 */
export function useListParams() {
  const [searchParams, setSearchParams] = useSearchParamsUpdate();
  const urlParams = readListParams(searchParams);
  const { key } = useLocation();
  const isReplace = useNavigationType() === 'REPLACE';
  const [{ typedQuery, seenKey }, setTyped] = useState({
    typedQuery: urlParams.query,
    seenKey: key,
  });
  // A URL that this hook did not write (a link to the list, a step in history) overrides the typed
  // query.
  if (key !== seenKey)
    setTyped({ typedQuery: isReplace ? typedQuery : urlParams.query, seenKey: key });

  // The query written last: the URL follows later, and a second navigation would undo one that a
  // click has started.
  const writtenQuery = useRef(urlParams.query);
  useEffect(() => {
    writtenQuery.current = urlParams.query;
  }, [key, urlParams.query]);
  const write = (params: ListParams) => {
    writtenQuery.current = params.query;
    setSearchParams((current) => writeListParams(current, params), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const commitQuery = () => {
    if (typedQuery !== urlParams.query && typedQuery !== writtenQuery.current)
      write({ query: typedQuery, page: 1 });
  };
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (typedQuery === urlParams.query || isLeaving) return undefined;
    const timer = setTimeout(commitQuery, debounceDelay);
    return () => clearTimeout(timer);
  });

  const params: ListParams =
    typedQuery === urlParams.query ? urlParams : { query: typedQuery, page: 1 };
  return {
    params,
    /** As in the URL: what is asked of a server, which not every keystroke should. */
    committed: urlParams,
    setQuery: (query: string) => setTyped({ typedQuery: query, seenKey }),
    setPage: (page: number) => write({ query: typedQuery, page }),
    commitQuery,
  };
}
