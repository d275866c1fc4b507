import type { BuilderTeam } from '../../../openapi/schema.d.ts';

/** A team in the table, numbered in the order in which the club made them. */
export type TeamRow = BuilderTeam & { number: number };

export type TeamFilter = {
  query: string;
  /** Nothing for all. */
  categoryId?: number;
};

/** What the teams can be ordered by. */
export const teamFields = ['number', 'name', 'team_id', 'category_name', 'member_count'] as const;

export type TeamOrder = { field: (typeof teamFields)[number]; descending: boolean };

/** The teams as rows; what has no id can be neither told from others nor changed. */
export const rowsOf = (teams: readonly BuilderTeam[]): TeamRow[] =>
  teams.filter(({ id }) => Number.isInteger(id)).map((team, at) => ({ ...team, number: at + 1 }));

/** The categories in which there are teams, by name. */
export function categoriesOf(teams: readonly BuilderTeam[]): { id: number; name: string }[] {
  const names = new Map(
    teams
      .filter(({ category_id: id }) => Number.isInteger(id))
      .map(({ category_id: id, category_name: name }) => [id, name]),
  );
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'id'));
}

/**
 * The rows of a category with the query in the team's name, its ID or the name of a member, without
 * regard to case.
 */
export function rowsMatching(
  rows: readonly TeamRow[],
  { query, categoryId }: TeamFilter,
): TeamRow[] {
  const wanted = query.trim().toLowerCase();
  return rows.filter(
    ({ category_id: id, name, team_id: code, members }) =>
      (categoryId === undefined || id === categoryId) &&
      [name, code, ...members.map((member) => member.name)].some((words) =>
        words?.toLowerCase().includes(wanted),
      ),
  );
}

/** Made once: a comparison that makes its own takes thirty times as long. */
const { compare } = new Intl.Collator('id', { numeric: true, sensitivity: 'base' });

/** The rows in an order; equal ones stay in that of their making. */
export function rowsOrdered(rows: readonly TeamRow[], { field, descending }: TeamOrder): TeamRow[] {
  const direction = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [a[field], b[field]];
    const difference =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : compare(String(one), String(other));
    return direction * difference || a.number - b.number;
  });
}
