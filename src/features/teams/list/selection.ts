import type { TeamSummary } from '../../../../openapi/schema.d.ts';
import { foldSearch } from '../../../../openapi/texts/names.ts';
import type { ListParams } from '../../../lib/urls/listParams.ts';
import { paginate as cutPage } from '../../../lib/pagination.ts';

/** Rows in each of the two columns. */
export const columnSize = 10;
export const pageSize = 2 * columnSize;

/** Regardless of case, accents and the space around the query. */
export function filterByName<T extends Pick<TeamSummary, 'name'>>(teams: T[], query: string): T[] {
  const text = foldSearch(query);
  return text === '' ? teams : teams.filter(({ name }) => foldSearch(name).includes(text));
}

/**
 * Returns the teams of one page, the number of all matching teams, the number of pages (at least
 * 1), and the page number, limited to the existing pages.
 */
export function paginateTeams<T extends Pick<TeamSummary, 'name'>>(
  teams: T[],
  { query, page }: ListParams,
) {
  const matching = filterByName(teams, query);
  const { entries, ...shown } = cutPage(matching, page, pageSize);
  return { teams: entries, count: matching.length, ...shown };
}
