import { readStartNumber } from '../../openapi/runs/startNumbers.ts';
import {
  findTeamCode,
  isCodeEnd,
  readTeamCode,
  shortTeamCode,
  teamCodeNumber,
} from '../../openapi/texts/teamCodes.ts';
import { foldSearch } from '../../openapi/texts/names.ts';

/** What a team is found by. */
export type SearchedTeam = {
  code: string;
  name: string;
  club: string;
  start_number?: number | undefined;
};

type FoundTeams<Team> = {
  /** The teams that fit, the best first. */
  found: Team[];
  /** Those of them that fit equally well, and better than the others. */
  best: Team[];
  /** The team that is meant; undefined if none fits, or several equally well. */
  only: Team | undefined;
};

/** Returns how well a number fits a team: 0 best; undefined if it does not. */
function rankOfNumber(team: SearchedTeam, query: string): number | undefined {
  const number = readStartNumber(query);
  const isStart = number !== undefined && number === team.start_number;
  const isEnd = /^\d+$/.test(query) && teamCodeNumber(team.code) === Number(query);
  const [first, second] = isCodeEnd(query) ? [isEnd, isStart] : [isStart, isEnd];
  return first ? 0 : second ? 1 : undefined;
}

type Typed = {
  text: string;
  /** The whole code in it. */
  code: string | undefined;
  /** The same, also without its X. */
  unmarked: string | undefined;
  /** The code without needless zeros, if it is nothing else. */
  short: string | undefined;
};

/** Returns how well a team fits: 0 best, -1 if it does not. */
function rankOf(team: SearchedTeam, { text, code, unmarked, short }: Typed): number {
  const isShort = short !== undefined && short === shortTeamCode(team.code);
  if (team.code === code || (isShort && /^x[^a-z]/.test(text))) return 0;
  const byNumber = rankOfNumber(team, text);
  if (byNumber !== undefined) return byNumber;
  const name = foldSearch(team.name);
  // A name may look like a code without its X.
  if (name === text || team.code === unmarked) return 2;
  if (name.startsWith(text)) return 3;
  if (name.split(' ').some((word) => word.startsWith(text))) return 4;
  const texts = [name, team.code.toLowerCase(), foldSearch(team.club)];
  return isShort || texts.some((each) => each.includes(text)) ? 5 : -1;
}

/**
 * Returns the teams that are meant by what somebody types: a start number, the end of a code or a whole
 * one, or a part of a name or of a club's. A start number is never mistaken for the end of another
 * team's code. Of equals, those that are not `isDone` come first. Nothing for a blank query.
 */
export function findTeams<Team extends SearchedTeam>(
  teams: readonly Team[],
  typed: string,
  isDone: (team: Team) => boolean = () => false,
): FoundTeams<Team> {
  const query = {
    text: foldSearch(typed),
    code: findTeamCode(typed),
    unmarked: readTeamCode(typed),
    short: shortTeamCode(typed),
  };
  if (query.text === '') return { found: [], best: [], only: undefined };
  const ranked = teams
    .map((team) => ({ team, rank: rankOf(team, query), isDone: isDone(team) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank || Number(one.isDone) - Number(other.isDone));
  const best = ranked.filter(({ rank }) => rank === ranked[0]?.rank).map(({ team }) => team);
  return {
    found: ranked.map(({ team }) => team),
    best,
    only: best.length === 1 ? best[0] : undefined,
  };
}
