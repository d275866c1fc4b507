import type { MatchOutcome, MatchRule } from '../../../../openapi/schema.d.ts';
import { foldName } from '../../../../openapi/texts/names.ts';
import { matchScoreLimits } from '../../../../openapi/workLimits.ts';
import { HttpError } from '../../../lib/httpError.ts';
import { type MatchEnding, type MatchValues, toMatchValues } from '../../matches/matchValues.ts';
import type { KnownMatch } from './createRoundPlan.ts';
import type { FindTeam, Row } from './findRowMatch.ts';

type Side = 'home' | 'away';

/** What a file may call an outcome. */
const outcomeNames: Record<MatchOutcome, readonly string[]> = {
  played: ['', 'selesai', 'dimainkan', 'main', 'played'],
  absent: [
    'tidak hadir',
    'absen',
    'wo',
    'w.o.',
    'w.o',
    'menang wo',
    'walkover',
    'walk over',
    'walk-over',
  ],
  disqualified: ['diskualifikasi', 'didiskualifikasi', 'dq', 'dsq', 'disqualified'],
};

/** What says that both teams were absent or disqualified. */
const bothPrefix = /^(?:kedua tim|keduanya) /;

function readOutcome(text: string): { outcome: MatchOutcome; isBoth: boolean } | undefined {
  const name = foldName(text);
  const isBoth = bothPrefix.test(name);
  const single = name.replace(bothPrefix, '');
  const found = Object.entries(outcomeNames).find(([, names]) => names.includes(single));
  const outcome = found?.[0] as MatchOutcome | undefined;
  return outcome && !(isBoth && outcome === 'played') ? { outcome, isBoth } : undefined;
}

const { minimum: minScore, maximum: maxScore } = matchScoreLimits;

const scorePattern = /^\d{1,6}(?:[.,]0{1,2})?$/;

/** Returns a score, null for an empty text, undefined for what is none. */
function readScore(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const score = scorePattern.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN;
  return score >= minScore && score <= maxScore ? score : undefined;
}

/** What a row says of its match, its sides as those of the match. */
type RowResult = {
  outcome: MatchOutcome;
  home: number | null;
  away: number | null;
  winner: Side | 'draw' | undefined;
  /** Whom the row calls absent or disqualified. */
  absent: Side | 'both' | undefined;
  reason: string | undefined;
};

type Context = {
  rule: MatchRule;
  match: KnownMatch;
  isSwapped: boolean;
  findTeam: FindTeam;
  problems: string[];
};

/** Returns which team of the match a text is; undefined for an empty one, and for another one with a problem. */
function readSide(
  text: string,
  name: string,
  { match, findTeam, problems }: Context,
): Side | undefined {
  if (text.trim() === '') return undefined;
  const found = findTeam(text);
  if (typeof found === 'string') {
    problems.push(`${name}: ${found}`);
    return undefined;
  }
  if (found.registrationId === match.homeId) return 'home';
  if (found.registrationId === match.awayId) return 'away';
  problems.push(`${name}: ${found.team.name} tidak bermain di pertandingan ini.`);
  return undefined;
}

/** Returns the scores of a row as those of its match; undefined, with the reason in `problems`, if they are none. */
function readScores(row: Row, { isSwapped, problems }: Context) {
  const [first, second] = [readScore(row.home_score), readScore(row.away_score)];
  if (first === undefined || second === undefined) {
    problems.push(`Skor harus bilangan bulat dari ${minScore} sampai ${maxScore}.`);
    return undefined;
  }
  return isSwapped ? { home: second, away: first } : { home: first, away: second };
}

/** Returns what a row says; undefined, with the reasons in `problems`, if it cannot be read. */
function readRow(row: Row, context: Context): RowResult | undefined {
  const { problems } = context;
  const { winner: winnerText = '', absent: absentText = '', reason } = row;
  const ending = readOutcome(row.result ?? '');
  if (!ending)
    problems.push(
      'Hasil harus selesai, tidak hadir, diskualifikasi, kedua tim tidak hadir, atau kedua tim diskualifikasi.',
    );
  const scores = readScores(row, context);
  const winner = ['seri', 'draw'].includes(foldName(winnerText))
    ? 'draw'
    : readSide(winnerText, 'Pemenang', context);
  const absent = readSide(absentText, 'Tidak hadir', context);
  if (ending?.isBoth && absent)
    problems.push('Tidak hadir menyebut satu tim, sedangkan hasilnya untuk kedua tim.');
  if (problems.length > 0 || !ending || !scores) return undefined;
  const { outcome, isBoth } = ending;
  return { outcome, ...scores, winner, absent: isBoth ? 'both' : absent, reason };
}

const otherSide = { home: 'away', away: 'home' } as const;

/** Returns a match that was played, as a request has it; a text says why it contradicts itself. */
function toPlayed(
  { home, away, winner, absent, reason }: RowResult,
  rule: MatchRule,
): MatchEnding | string {
  if (absent)
    return 'Isi Hasil dengan tidak hadir atau diskualifikasi, atau kosongkan Tidak hadir.';
  const isSingleBout = rule.counts === 'bouts' && rule.best_of === 1;
  // Who has won the only bout says its score.
  const follows = isSingleBout && winner !== undefined && home === null && away === null;
  const scores = follows
    ? { home_score: Number(winner === 'home'), away_score: Number(winner === 'away') }
    : { ...(home !== null && { home_score: home }), ...(away !== null && { away_score: away }) };
  const extraWinner = winner === 'draw' ? undefined : winner;
  return {
    outcome: 'played',
    ...scores,
    ...(extraWinner && { extra_winner: extraWinner }),
    ...(reason !== undefined && { reason }),
  };
}

/** Returns who has more points or bouts; undefined if nobody has. */
function findAhead({ home, away }: RowResult): Side | undefined {
  if (home === null || away === null || home === away) return undefined;
  return home > away ? 'home' : 'away';
}

/** Returns a match without one or both teams, as a request has it; a text says why it contradicts itself. */
function toForfeit(read: RowResult): MatchEnding | string {
  const { outcome, winner, absent, reason } = read;
  const ahead = findAhead(read);
  if (winner === 'draw') return 'Pertandingan yang tidak dimainkan tidak dapat berakhir seri.';
  const better = winner ?? ahead;
  if (absent === 'both' && better)
    return 'Bila kedua tim tidak hadir atau didiskualifikasi, tidak ada pemenang.';
  const side = absent ?? (better && otherSide[better]);
  if (!side)
    return 'Isi Pemenang: baris ini tidak menyebut tim mana yang tidak hadir atau didiskualifikasi.';
  if (side === winner)
    return 'Tim yang tidak hadir atau didiskualifikasi tidak dapat menjadi pemenang.';
  // A team may be disqualified while it is ahead.
  if (outcome === 'absent' && side === ahead) return 'Skor ini memenangkan tim yang tidak hadir.';
  return { outcome, side, ...(reason !== undefined && { reason }) };
}

/** Returns the result of a row for its match; undefined, with the reasons in `problems`, if it has none. */
export function readMatchResult(row: Row, context: Context): MatchValues | undefined {
  const { rule, problems } = context;
  const read = readRow(row, context);
  if (!read) return undefined;
  const ending = read.outcome === 'played' ? toPlayed(read, rule) : toForfeit(read);
  if (typeof ending === 'string') {
    problems.push(ending);
    return undefined;
  }
  try {
    const values = toMatchValues(rule, ending);
    if (read.winner && read.winner !== values.winner)
      problems.push('Pemenang tidak cocok dengan skor di baris ini.');
    return values;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    problems.push(error.message);
    return undefined;
  }
}
