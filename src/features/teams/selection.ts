import type { TeamSummary } from '../../../openapi/schema.d.ts';
import type { ListSelection } from '../../lib/listSelection.ts';
import { pageOf as cutPage } from '../../lib/paging.ts';

/** Rows in each of the two columns. */
export const columnSize = 10;
export const pageSize = 2 * columnSize;

/** The teams whose name contains the query, without regard to case or to spaces around it. */
export function findByName<T extends Pick<TeamSummary, 'name'>>(teams: T[], query: string): T[] {
  const wanted = query.trim().toLowerCase();
  return wanted === '' ? teams : teams.filter(({ name }) => name.toLowerCase().includes(wanted));
}

/**
 * The teams of one page, how many match in all, the number of pages (at least 1), and the page
 * itself, held within them.
 */
export function pageOf<T extends Pick<TeamSummary, 'name'>>(
  teams: T[],
  { query, page }: ListSelection,
) {
  const matching = findByName(teams, query);
  const { entries, ...shown } = cutPage(matching, page, pageSize);
  return { teams: entries, count: matching.length, ...shown };
}
