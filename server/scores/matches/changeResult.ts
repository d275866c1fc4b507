import { findUndoneMatches } from '../../../openapi/matches/playKnockout.ts';
import type { Transaction } from '../../db/database.ts';
import { HttpError } from '../../lib/httpError.ts';
import { deriveScores } from '../deriveScores.ts';
import { findEntrants, lockEntrants } from '../entryQueries.ts';
import { versionOf } from '../playedCategory.ts';
import { requireLockedRound } from '../rounds/roundHandlers.ts';
import { findRounds, type RoundWithTeams } from '../rounds/roundQueries.ts';
import { forgetMembers, keepMembers } from '../runs/registrationMembers.ts';
import { moveWinners, toKnockout, toKnockoutResult, toKnockoutResults } from './drawState.ts';
import { type Draw, findMatch, forgetLots, type MatchRow, updateMatch } from './matchQueries.ts';
import type { MatchValues } from './matchValues.ts';
import { createMatchNamer, type DescribeMatch } from './nameMatch.ts';

export const noResult = {
  outcome: null,
  side: null,
  homeScore: null,
  awayScore: null,
  extraWinner: null,
  winner: null,
  reason: null,
  endedAt: null,
  entryKey: null,
};

export const matchNotFound = () =>
  new HttpError(404, 'Pertandingan ini tidak ada lagi. Mungkin babaknya diundi ulang.');

/** What is said of a match that waits for its teams. */
export const unknownTeams = 'Kedua tim pertandingan ini belum diketahui.';

/** A drawn round of matches. */
export type MatchRound = RoundWithTeams & {
  draw: Draw;
  matchRule: NonNullable<RoundWithTeams['matchRule']>;
};

export type LockedMatch = {
  match: MatchRow;
  round: MatchRound;
  /** Returns a match with its teams. */
  describe: DescribeMatch;
};

/**
 * Returns a match of an open round, which nobody else changes until the end of the transaction. Throws 404 if
 * it is gone, 409 if its round is closed, 412 if it is no longer the expected version.
 */
export async function requireLockedMatch(
  transaction: Transaction,
  id: number,
  expected: string | undefined,
): Promise<LockedMatch> {
  const found = await findMatch(transaction, id);
  if (!found) throw matchNotFound();
  const round = await requireLockedRound(transaction, found.round.id);
  await lockEntrants(transaction, round);
  const { draw, matchRule } = round;
  const match = draw?.matches.find((each) => each.id === id);
  if (!draw || !matchRule || !match) throw matchNotFound();
  if (expected !== undefined && expected !== versionOf(match.version))
    throw new HttpError(
      412,
      'Hasil pertandingan ini baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
    );
  if (round.state === 'closed')
    throw new HttpError(
      409,
      `Babak ${round.name} sudah ditutup. Penyelenggara dapat membukanya kembali di halaman Babak.`,
    );
  return {
    match,
    round: { ...round, draw, matchRule },
    describe: createMatchNamer(await findEntrants(transaction, round)),
  };
}

/** Returns the matches whose results a new result of a match undoes; without one, its deletion. */
export function findUndone(
  { draw, matchRule: rule }: Pick<MatchRound, 'draw' | 'matchRule'>,
  match: MatchRow,
  values: MatchValues | undefined,
): MatchRow[] {
  if (rule.kind !== 'knockout') return [];
  const numbers = findUndoneMatches(
    toKnockout(rule, draw.places),
    toKnockoutResults(draw.matches),
    match.number,
    values && toKnockoutResult({ ...match, ...values }),
  );
  return draw.matches.filter(({ number }) => numbers.includes(number));
}

/** What is said of a result that undoes those of other matches. */
export const undoneProblem = (undone: readonly MatchRow[], describe: DescribeMatch): string =>
  `Hasil ini membatalkan ${undone.map(describe).join('; ')}.`;

/** Returns what `findUndone` does. Throws 409 with these matches unless the request names exactly them. */
export function requireUndone(
  { match, round, describe }: LockedMatch,
  values: MatchValues | undefined,
  undo: readonly number[],
): MatchRow[] {
  const undone = findUndone(round, match, values);
  const isNamed = undone.length === undo.length && undone.every(({ id }) => undo.includes(id));
  if (undone.length > 0 && !isNamed)
    throw new HttpError(409, undoneProblem(undone, describe), {
      undoes: undone.map(({ id }) => id),
    });
  return undone;
}

/** Moves winners on: stores who plays in the matches of a knock-out now. */
async function moveOn(transaction: Transaction, { id, ...played }: RoundWithTeams): Promise<void> {
  const round = (await findRounds(transaction, played)).find((each) => each.id === id);
  if (!round?.draw || !round.matchRule) return;
  const before = round.draw.matches;
  for (const [index, match] of moveWinners(round.matchRule, round.draw).entries()) {
    const { homeId, awayId } = match;
    if (homeId !== before[index]?.homeId || awayId !== before[index]?.awayId)
      await updateMatch(transaction, match.id, { homeId, awayId });
  }
}

const teamsOf = ({ homeId, awayId }: MatchRow): number[] =>
  [homeId, awayId].filter((id) => id !== null);

/** A match with what is stored of its result; empty values delete it. */
export type MatchChange = { match: MatchRow; changes: Parameters<typeof updateMatch>[2] };

/** Stores results of matches of a locked round, or deletes them. Scores are to be derived after it. */
export async function saveResults(
  transaction: Transaction,
  round: RoundWithTeams,
  changed: readonly MatchChange[],
): Promise<void> {
  for (const { match, changes } of changed) await updateMatch(transaction, match.id, changes);
  const groups = new Set(
    changed.map(({ match }) => match.groupNumber).filter((group) => group > 0),
  );
  for (const group of groups) await forgetLots(transaction, round.id, group);
  await moveOn(transaction, round);
  const ended = changed.filter(({ changes }) => changes.outcome);
  await keepMembers(
    transaction,
    ended.flatMap(({ match }) => teamsOf(match)),
  );
}

/** Stores the result of a locked match, or deletes it, with all that follows. */
export async function changeResult(
  transaction: Transaction,
  { match, round }: LockedMatch,
  {
    changes,
    undone,
    today,
  }: Pick<MatchChange, 'changes'> & { undone: readonly MatchRow[]; today: string },
): Promise<void> {
  await saveResults(transaction, round, [
    { match, changes },
    ...undone.map((each) => ({ match: each, changes: noResult })),
  ]);
  const emptied = changes.outcome ? undone : [match, ...undone];
  for (const registrationId of emptied.flatMap(teamsOf))
    await forgetMembers(transaction, registrationId, today);
  await deriveScores(transaction, round);
}
