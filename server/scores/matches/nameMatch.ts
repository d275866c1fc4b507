import type { Entrant } from '../entryQueries.ts';
import type { MatchRow } from './matchQueries.ts';
import type { MatchValues } from './matchValues.ts';

const outcomes = { played: '', absent: 'tidak hadir', disqualified: 'diskualifikasi' } as const;

type Named = Pick<
  MatchRow,
  'number' | 'homeScore' | 'awayScore' | 'outcome' | 'side' | 'extraWinner'
>;

/** Returns the score of a match: '2 : 1', '1 : 1, ronde tambahan Ampere', '3 : 0, Komodo tidak hadir'. */
function describeScore(match: Named, home: string, away: string): string {
  const { homeScore, awayScore, outcome, side, extraWinner } = match;
  const teamOf = { home, away, both: 'kedua tim' };
  const words = [`${homeScore ?? 0} : ${awayScore ?? 0}`];
  if (extraWinner) words.push(`ronde tambahan ${teamOf[extraWinner]}`);
  if (outcome && side) words.push(`${teamOf[side]} ${outcomes[outcome]}`);
  return words.join(', ');
}

/** Returns a match with its teams and its score: 'pertandingan 7: Ampere lawan Komodo (2 : 0)'. */
const describeMatch = (match: Named, home: string, away: string): string =>
  `pertandingan ${match.number}: ${home} lawan ${away}` +
  (match.outcome === null ? '' : ` (${describeScore(match, home, away)})`);

export type DescribeMatch = (match: MatchRow) => string;

/** Returns a function that returns the name of the team of a registration; a dash for no team. */
export function createTeamNamer(entrants: readonly Entrant[]) {
  const names = new Map(entrants.map(({ registrationId, team }) => [registrationId, team.name]));
  return (registrationId: number | null): string => names.get(registrationId ?? 0) ?? '–';
}

/** Returns a function that returns a match of some teams as `describeMatch` does. */
export function createMatchNamer(entrants: readonly Entrant[]): DescribeMatch {
  const nameOf = createTeamNamer(entrants);
  return (match) => describeMatch(match, nameOf(match.homeId), nameOf(match.awayId));
}

/** Returns what the audit log says of a match that gets a result, or another one. */
export const describeResult = (
  match: MatchRow,
  values: MatchValues,
  describe: DescribeMatch,
): string[] => [
  describe({ ...match, ...values }),
  ...(match.outcome === null ? [] : [`sebelumnya ${describe(match)}`]),
  ...(values.reason === null ? [] : [values.reason]),
];
