import { findUndoneMatches } from '../../../openapi/matches/playKnockout.ts';
import type { Transaction } from '../../db/database.ts';
import { HttpError } from '../../lib/httpError.ts';
import { deriveScores } from '../deriveScores.ts';
import { type Entrant, findEntrants, lockEntrants } from '../entryQueries.ts';
import { versionOf } from '../playedCategory.ts';
import { requireLockedRound } from '../rounds/roundHandlers.ts';
import { findRounds, type RoundWithTeams } from '../rounds/roundQueries.ts';
import { forgetMembers, keepMembers } from '../runs/registrationMembers.ts';
import {
  findKnockoutMatches,
  toKnockout,
  toKnockoutResult,
  toKnockoutResults,
} from './drawState.ts';
import { type Draw, findMatch, forgetLots, type MatchRow, updateMatch } from './matchQueries.ts';
import type { MatchValues } from './matchValues.ts';
import { describeMatch } from './nameMatch.ts';
import { sidesOf } from './toRoundMatches.ts';

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

export type LockedMatch = {
  match: MatchRow;
  round: RoundWithTeams & { draw: Draw; matchRule: NonNullable<RoundWithTeams['matchRule']> };
  entrants: Entrant[];
  /** Returns a match with its teams. */
  describe: (match: MatchRow) => string;
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
  const entrants = await findEntrants(transaction, round);
  const nameOf = (registrationId: number | null) =>
    entrants.find((each) => each.registrationId === registrationId)?.team.name ?? '–';
  return {
    match,
    round: { ...round, draw, matchRule },
    entrants,
    describe: (each) => describeMatch(each, nameOf(each.homeId), nameOf(each.awayId)),
  };
}

/**
 * Returns the matches whose results a new result of a match undoes; without one, its deletion. Throws 409 with
 * them unless the request names exactly these.
 */
export function requireUndone(
  { match, round, describe }: LockedMatch,
  values: MatchValues | undefined,
  undo: readonly number[],
): MatchRow[] {
  const { draw, matchRule: rule } = round;
  const numbers =
    rule.kind === 'knockout'
      ? findUndoneMatches(
          toKnockout(rule, draw.places),
          toKnockoutResults(draw.matches),
          match.number,
          values && toKnockoutResult({ ...match, ...values }),
        )
      : [];
  const undone = draw.matches.filter(({ number }) => numbers.includes(number));
  const isNamed = undone.length === undo.length && undone.every(({ id }) => undo.includes(id));
  if (undone.length > 0 && !isNamed)
    throw new HttpError(409, `Hasil ini membatalkan ${undone.map(describe).join('; ')}.`, {
      undoes: undone.map(({ id }) => id),
    });
  return undone;
}

/** Moves winners on: stores who plays in the matches of a knock-out now. */
async function moveOn(transaction: Transaction, { id, ...played }: RoundWithTeams): Promise<void> {
  const round = (await findRounds(transaction, played)).find((each) => each.id === id);
  if (!round?.draw || round.matchRule?.kind !== 'knockout') return;
  const planned = findKnockoutMatches(round.matchRule, round.draw);
  for (const match of round.draw.matches) {
    const next = planned[match.number - 1];
    const sides = next && sidesOf(next);
    if (sides && (sides.homeId !== match.homeId || sides.awayId !== match.awayId))
      await updateMatch(transaction, match.id, sides);
  }
}

const teamsOf = ({ homeId, awayId }: MatchRow): number[] =>
  [homeId, awayId].filter((id) => id !== null);

/** Stores the result of a locked match, or deletes it, with all that follows. */
export async function changeResult(
  transaction: Transaction,
  { match, round }: LockedMatch,
  {
    changes,
    undone,
    today,
  }: { changes: Parameters<typeof updateMatch>[2]; undone: readonly MatchRow[]; today: string },
): Promise<void> {
  await updateMatch(transaction, match.id, changes);
  for (const { id } of undone) await updateMatch(transaction, id, noResult);
  if (match.groupNumber > 0) await forgetLots(transaction, round.id, match.groupNumber);
  await moveOn(transaction, round);
  if (changes.outcome) await keepMembers(transaction, teamsOf(match));
  const emptied = changes.outcome ? undone : [match, ...undone];
  for (const registrationId of emptied.flatMap(teamsOf))
    await forgetMembers(transaction, registrationId, today);
  await deriveScores(transaction, round);
}
