import { readStartNumber } from '../../openapi/runs/startNumbers.ts';

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

/** The digits at the end of a code are at least five: who types so many reads a code. */
const isCodeEnd = (query: string) => /^\d{5,}$/.test(query);

/** Returns the number at the end of a code. */
const numberOf = (code: string) => Number(code.split('-').at(-1));

/** Returns whether a query is a code that somebody has shortened: 'X-SMPN-1', 'smpn 1'. */
function isShortCode(code: string, query: string): boolean {
  const [, letters, digits] = /^(?:x[- ]?)?([a-z]{4})[- ]?(\d+)$/.exec(query) ?? [];
  return (
    letters !== undefined &&
    code.toLowerCase().split('-')[1] === letters &&
    numberOf(code) === Number(digits)
  );
}

/** Returns how well a number fits a team: 0 best; undefined if it does not. */
function rankOfNumber(team: SearchedTeam, query: string): number | undefined {
  const number = readStartNumber(query);
  const isStart = number !== undefined && number === team.start_number;
  const isEnd = /^\d+$/.test(query) && numberOf(team.code) === Number(query);
  const [first, second] = isCodeEnd(query) ? [isEnd, isStart] : [isStart, isEnd];
  return first ? 0 : second ? 1 : undefined;
}

/** Returns how well a team fits: 0 best, -1 if it does not. */
function rankOf(team: SearchedTeam, query: string): number {
  const [code, name] = [team.code.toLowerCase(), team.name.toLowerCase()];
  if (code === query || (query.startsWith('x-') && isShortCode(code, query))) return 0;
  const byNumber = rankOfNumber(team, query);
  if (byNumber !== undefined) return byNumber;
  if (name === query) return 2;
  if (name.startsWith(query)) return 3;
  if (name.split(/\s+/).some((word) => word.startsWith(query))) return 4;
  const texts = [name, code, team.club.toLowerCase()];
  return texts.some((text) => text.includes(query)) || isShortCode(code, query) ? 5 : -1;
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
  const query = typed.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  if (query === '') return { found: [], best: [], only: undefined };
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
