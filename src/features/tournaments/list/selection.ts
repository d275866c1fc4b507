import type { Tournament } from '../../../../openapi/schema.d.ts';
import { paginate as cutPage, parsePageNumber } from '../../../lib/pagination.ts';

/** `category` is a name, or undefined for all categories; `page` starts at 1. */
export type TournamentSelection = { category: string | undefined; page: number };

export const pageSize = 8;

type WithCategories = Pick<Tournament, 'categories'>;

/** Returns the unique category names in alphabetical order. */
export function categoryNames(tournaments: WithCategories[]): string[] {
  const names = tournaments.flatMap(({ categories }) => categories.map(({ name }) => name));
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}

/**
 * Returns the tournaments of one page, the number of all matching tournaments, the number of pages
 * (at least 1), and the page number, limited to the existing pages.
 */
export function paginateTournaments<T extends WithCategories>(
  tournaments: T[],
  { category, page }: TournamentSelection,
) {
  const matching =
    category === undefined
      ? tournaments
      : tournaments.filter(({ categories }) => categories.some(({ name }) => name === category));
  const { entries, ...shown } = cutPage(matching, page, pageSize);
  return { tournaments: entries, count: matching.length, ...shown };
}

/** Reads a selection from the query string; an invalid page counts as the first. */
export const readSelection = (search: URLSearchParams): TournamentSelection => ({
  category: search.get('category') || undefined,
  page: parsePageNumber(search.get('page')),
});

/** Returns the query string with the selection; default values are left out. */
export function writeSelection(
  search: URLSearchParams,
  { category, page }: TournamentSelection,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (category === undefined) next.delete('category');
  else next.set('category', category);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return next;
}
