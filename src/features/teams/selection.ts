import type { TeamSummary } from '../../../openapi/schema.d.ts';
import { pageOf as cutPage, readPage } from '../../lib/paging.ts';

/** What the list shows: the teams whose name has `query` in it, and the page from 1. */
export type Selection = { query: string; page: number };

/** Rows in each of the two columns. */
export const columnSize = 10;
export const pageSize = 2 * columnSize;

/** The teams whose name contains the query, without regard to case or to spaces around it. */
export function findByName<T extends Pick<TeamSummary, 'name'>>(teams: T[], query: string): T[] {
  const wanted = query.trim().toLowerCase();
  return wanted === '' ? teams : teams.filter(({ name }) => name.toLowerCase().includes(wanted));
}

/** The teams of one page, how many match in all, the number of pages (at least 1), and the page itself, held within them. */
export function pageOf<T extends Pick<TeamSummary, 'name'>>(teams: T[], { query, page }: Selection) {
  const matching = findByName(teams, query);
  const { entries, ...shown } = cutPage(matching, page, pageSize);
  return { teams: entries, count: matching.length, ...shown };
}

/** Reads a selection from an address; what cannot be a page is the first. */
export const readSelection = (search: URLSearchParams): Selection => (
  { query: search.get('search') ?? '', page: readPage(search.get('page')) });

/** Writes a selection into an address, leaving out what is the default and keeping what else is there. */
export function writeSelection(search: URLSearchParams, { query, page }: Selection): URLSearchParams {
  const next = new URLSearchParams(search);
  if (query === '') next.delete('search');
  else next.set('search', query);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return next;
}
