import { readPage } from './paging.ts';

/** What a list shows: the entries that match `query`, and the page of them from 1. */
export type ListSelection = { query: string; page: number };

/** Reads a selection from an address; what cannot be a page is the first. */
export const readListSelection = (search: URLSearchParams): ListSelection => ({
  query: search.get('search') ?? '',
  page: readPage(search.get('page')),
});

/**
 * Writes a selection into an address, leaving out what is the default and keeping what else is
 * there.
 */
export function writeListSelection(
  search: URLSearchParams,
  { query, page }: ListSelection,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (query === '') next.delete('search');
  else next.set('search', query);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return next;
}
