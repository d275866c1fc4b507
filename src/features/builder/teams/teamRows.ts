import type { BuilderTeam } from '../../../../openapi/schema.d.ts';

/**
 * `number` is the 1-based position in the order of creation; `text` is what is searched: the names
 * of the team and its members, and the team ID.
 */
export type TeamRow = BuilderTeam & { number: number; text: string };

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
    .map((team, index) => ({
      ...team,
      number: index + 1,
      // Joined by a character that cannot be typed, so that no query matches across two texts.
      text: [team.name, team.team_id ?? '', ...team.members.map(({ name }) => name)].join('\n'),
    }));

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
