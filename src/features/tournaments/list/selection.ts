import type { Tournament } from '../../../../openapi/schema.d.ts';
import { foldSearch } from '../../../../openapi/texts/names.ts';
import { sortByDay } from '../../../lib/dates/tournamentDay.ts';
import { paginate as cutPage, parsePageNumber } from '../../../lib/pagination.ts';

/**
 * `search` is a text and `category` a name, `month` YYYY-MM, or undefined for all of them; `page` starts
 * at 1.
 */
export type TournamentSelection = {
  search: string | undefined;
  category: string | undefined;
  month: string | undefined;
  page: number;
};

export const pageSize = 8;

type Listed = Pick<Tournament, 'title' | 'venue' | 'categories' | 'date'>;

/** Returns the unique category names in alphabetical order. */
export function categoryNames(tournaments: Pick<Listed, 'categories'>[]): string[] {
  const names = tournaments.flatMap(({ categories }) => categories.map(({ name }) => name));
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}

/** Returns the months of the tournaments (YYYY-MM), the earliest first. */
export function monthsOf(tournaments: Pick<Listed, 'date'>[]): string[] {
  const months = tournaments.map(({ date }) => date.slice(0, 7));
  return [...new Set(months)].filter((month) => monthPattern.test(month)).sort();
}

/**
 * Returns the tournaments of one page, as sorted by `sortByDay`, the number of all matching
 * tournaments, the number of pages (at least 1), and the page number, limited to the existing pages.
 */
export function paginateTournaments<T extends Listed>(
  tournaments: T[],
  { search, category, month, page }: TournamentSelection,
  now: number,
) {
  const words = foldSearch(search ?? '').split(' ');
  const matching = sortByDay(
    tournaments.filter(
      ({ title, venue, categories, date }) =>
        hasWords([title, venue?.name, venue?.city, ...categories.map(({ name }) => name)], words) &&
        (category === undefined || categories.some(({ name }) => name === category)) &&
        (month === undefined || date.startsWith(month)),
    ),
    now,
  );
  const { entries, ...shown } = cutPage(matching, page, pageSize);
  return { tournaments: entries, count: matching.length, ...shown };
}

function hasWords(texts: readonly (string | undefined)[], words: readonly string[]): boolean {
  const text = foldSearch(texts.join(' '));
  return words.every((word) => text.includes(word));
}

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/**
 * Reads a selection from the query string; an invalid page counts as the first, an invalid month as
 * none.
 */
export function readSelection(search: URLSearchParams): TournamentSelection {
  const month = search.get('month') ?? '';
  return {
    search: search.get('search')?.trim() || undefined,
    category: search.get('category') || undefined,
    month: monthPattern.test(month) ? month : undefined,
    page: parsePageNumber(search.get('page')),
  };
}

/** Returns the query string with the selection; default values are left out. */
export function writeSelection(
  current: URLSearchParams,
  { search, category, month, page }: TournamentSelection,
): URLSearchParams {
  const next = new URLSearchParams(current);
  if (search === undefined) next.delete('search');
  else next.set('search', search);
  if (category === undefined) next.delete('category');
  else next.set('category', category);
  if (month === undefined) next.delete('month');
  else next.set('month', month);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return next;
}
