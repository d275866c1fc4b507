import { parsePageNumber } from '../pagination.ts';

/** State of a searchable list: its search text, and the page shown (from 1). */
export type ListParams = { query: string; page: number };

/** Reads the list state from a URL's search parameters; an invalid page counts as the first. */
export const readListParams = (searchParams: URLSearchParams): ListParams => ({
  query: searchParams.get('search') ?? '',
  page: parsePageNumber(searchParams.get('page')),
});

/**
 * Returns a copy of the search parameters with the list state; defaults are omitted, other
 * parameters are kept.
 */
export function writeListParams(
  searchParams: URLSearchParams,
  { query, page }: ListParams,
): URLSearchParams {
  const next = new URLSearchParams(searchParams);
  if (query === '') next.delete('search');
  else next.set('search', query);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return next;
}
