import type { ScoreEntryTeam } from '../../../../openapi/schema.d.ts';
import { foldName } from '../../../../openapi/texts/names.ts';
import { findClosestNames } from '../../../lib/text/findClosestNames.ts';
import type { Suggestion } from '../../../ui/import/importTypes.ts';
import type { CellField } from '../../../ui/import/rows/useRowEditing.ts';

type Team = Pick<ScoreEntryTeam, 'code' | 'name' | 'club'>;

/** Returns the teams that are meant by a code or a name; in a column of codes a code is looked for first. */
function findMeant(text: string, teams: readonly Team[], isCode: boolean): Team[] {
  const ways = isCode ? (['code', 'name'] as const) : (['name', 'code'] as const);
  for (const way of ways) {
    const texts = findClosestNames(
      text,
      teams.map((team) => team[way]),
    );
    if (texts.length > 0) return teams.filter((team) => texts.includes(team[way]));
  }
  return [];
}

/** The columns that name a team, by `columnId`. */
type TeamColumns = { code: string; name: string };

/**
 * Returns which teams somebody may have meant whose code or name is that of none, or of several. Where another team
 * has the same name, the cell gets the code.
 */
export function suggestTeam(
  cells: readonly CellField[],
  teams: readonly Team[],
  columns: TeamColumns = { code: 'code', name: 'team' },
): Suggestion | undefined {
  const code = cells.find(({ id, text }) => id === columns.code && text !== '');
  const cell = code ?? cells.find(({ id, text }) => id === columns.name && text !== '');
  if (!cell) return undefined;
  const meant = findMeant(cell.text, teams, code !== undefined);
  const options = meant.map((team) => {
    const isOnly = teams.filter(({ name }) => foldName(name) === foldName(team.name)).length === 1;
    const isAlone =
      meant.filter(({ name, club }) => name === team.name && club === team.club).length === 1;
    return {
      label: `${team.name} (${isAlone && !code ? team.club : team.code})`,
      value: code || !isOnly ? team.code : team.name,
    };
  });
  // A name that is right is no mistake: something else is wrong then.
  const others = options.filter(({ value }) => foldName(value) !== foldName(cell.text));
  return { column: cell.id, text: cell.text, options: others };
}
