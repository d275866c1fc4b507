import type { MatchRow } from './matchQueries.ts';

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
export const describeMatch = (match: Named, home: string, away: string): string =>
  `pertandingan ${match.number}: ${home} lawan ${away}` +
  (match.outcome === null ? '' : ` (${describeScore(match, home, away)})`);
