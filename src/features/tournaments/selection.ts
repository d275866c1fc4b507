import type { Tournament } from '../../../openapi/schema.d.ts';

/** What the list shows: one category's name, or all of them, and the page from 1. */
export type Selection = { category: string | undefined; page: number };

export const pageSize = 8;

type Listed = Pick<Tournament, 'categories'>;

/** Every category name that occurs, each once, in alphabetical order. */
export function categoryNames(tournaments: Listed[]): string[] {
  const names = tournaments.flatMap(({ categories }) => categories.map(({ name }) => name));
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}

/** The tournaments of one page, the number of pages (at least 1), and the page itself, held within them. */
export function pageOf<T extends Listed>(tournaments: T[], { category, page }: Selection) {
  const matching = category === undefined
    ? tournaments
    : tournaments.filter(({ categories }) => categories.some(({ name }) => name === category));
  const pageCount = Math.max(1, Math.ceil(matching.length / pageSize));
  const shown = Math.min(Math.max(1, page), pageCount);
  return { tournaments: matching.slice((shown - 1) * pageSize, shown * pageSize), count: matching.length, page: shown, pageCount };
}

/** Reads a selection from an address; what cannot be a page is the first. */
export function readSelection(search: URLSearchParams): Selection {
  const page = search.get('page') ?? '';
  return { category: search.get('category') || undefined, page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

/** Writes a selection into an address, leaving out what is the default and keeping what else is there. */
export function writeSelection(search: URLSearchParams, { category, page }: Selection): URLSearchParams {
  const next = new URLSearchParams(search);
  if (category === undefined) next.delete('category');
  else next.set('category', category);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return next;
}
