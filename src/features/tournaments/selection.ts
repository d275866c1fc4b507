import type { Tournament } from '../../../openapi/schema.d.ts';
import { pageOf as cutPage, readPage } from '../../lib/paging.ts';

/** What the list shows: one category's name, or all of them, and the page from 1. */
export type Selection = { category: string | undefined; page: number };

export const pageSize = 8;

type Listed = Pick<Tournament, 'categories'>;

/** Every category name that occurs, each once, in alphabetical order. */
export function categoryNames(tournaments: Listed[]): string[] {
  const names = tournaments.flatMap(({ categories }) => categories.map(({ name }) => name));
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}

/**
 * The tournaments of one page, how many match in all, the number of pages (at least 1), and the
 * page itself, held within them.
 */
export function pageOf<T extends Listed>(tournaments: T[], { category, page }: Selection) {
  const matching =
    category === undefined
      ? tournaments
      : tournaments.filter(({ categories }) => categories.some(({ name }) => name === category));
  const { entries, ...shown } = cutPage(matching, page, pageSize);
  return { tournaments: entries, count: matching.length, ...shown };
}

/** Reads a selection from an address; what cannot be a page is the first. */
export const readSelection = (search: URLSearchParams): Selection => ({
  category: search.get('category') || undefined,
  page: readPage(search.get('page')),
});

/**
 * Writes a selection into an address, leaving out what is the default and keeping what else is
 * there.
 */
export function writeSelection(
  search: URLSearchParams,
  { category, page }: Selection,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (category === undefined) next.delete('category');
  else next.set('category', category);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return next;
}
