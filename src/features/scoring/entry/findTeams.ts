import type { ScoreEntryTeam } from '../../../../openapi/schema.d.ts';

const shownTeams = 6;

/** How well a team fits: the end of its code best, as that is what is printed large; -1 if not. */
function rankOf({ code, name }: ScoreEntryTeam, query: string): number {
  const [lowCode, lowName] = [code.toLowerCase(), name.toLowerCase()];
  if (/^\d+$/.test(query) && Number(lowCode.split('-').at(-1)) === Number(query)) return 0;
  if (lowCode.endsWith(query)) return 1;
  if (lowName.startsWith(query)) return 2;
  if (lowName.split(/\s+/).some((word) => word.startsWith(query))) return 3;
  return lowName.includes(query) || lowCode.includes(query) ? 4 : -1;
}

/**
 * Returns the teams that a part of a name or code means, the best first; of equals, those that
 * lack a run come first. Empty for a blank query.
 */
export function findTeams(
  teams: readonly ScoreEntryTeam[],
  typed: string,
  isComplete: (team: ScoreEntryTeam) => boolean,
): ScoreEntryTeam[] {
  const query = typed.trim().toLowerCase();
  if (query === '') return [];
  return teams
    .map((team) => ({ team, rank: rankOf(team, query), isDone: isComplete(team) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank || Number(one.isDone) - Number(other.isDone))
    .slice(0, shownTeams)
    .map(({ team }) => team);
}
