import type { BuilderTeam } from '../../../../openapi/schema.d.ts';

/** `number` is the 1-based position in the order of creation. */
export type TeamRow = BuilderTeam & { number: number };

export type TeamFilter = {
  query: string;
  /** Undefined for all categories. */
  categoryId?: number;
};

export const sortableFields = [
  'number',
  'name',
  'team_id',
  'category_name',
  'member_count',
] as const;

export type TeamOrder = { field: (typeof sortableFields)[number]; descending: boolean };

/** Numbers the teams. Omits teams without an id, which could be neither told apart nor changed. */
export const toTeamRows = (teams: readonly BuilderTeam[]): TeamRow[] =>
  teams
    .filter(({ id }) => Number.isInteger(id))
    .map((team, index) => ({ ...team, number: index + 1 }));

/** Returns the categories that have teams, sorted by name. */
export function teamCategories(teams: readonly BuilderTeam[]): { id: number; name: string }[] {
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
 * Returns the rows of a category whose team name, team ID or member names contain the query
 * (case-insensitive).
 */
export function filterRows(rows: readonly TeamRow[], { query, categoryId }: TeamFilter): TeamRow[] {
  const searchText = query.trim().toLowerCase();
  return rows.filter(
    ({ category_id: id, name, team_id: code, members }) =>
      (categoryId === undefined || id === categoryId) &&
      [name, code, ...members.map((member) => member.name)].some((text) =>
        text?.toLowerCase().includes(searchText),
      ),
  );
}

/** Created once: creating a collator for each comparison is thirty times slower. */
const { compare } = new Intl.Collator('id', { numeric: true, sensitivity: 'base' });

/** Returns the rows sorted; equal ones keep the order of creation. */
export function sortRows(rows: readonly TeamRow[], { field, descending }: TeamOrder): TeamRow[] {
  const direction = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [first, second] = [a[field], b[field]];
    const difference =
      typeof first === 'number' && typeof second === 'number'
        ? first - second
        : compare(String(first), String(second));
    return direction * difference || a.number - b.number;
  });
}
