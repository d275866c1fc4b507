import type { Match, MatchResultInput } from '../../../openapi/schema.d.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Handler } from '../../contract/mountOperations.ts';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/violations.ts';
import { toEventDay } from '../../lib/eventDay.ts';
import { HttpError } from '../../lib/httpError.ts';
import { findEntrants } from '../entryQueries.ts';
import { recordRound } from '../rounds/roundHandlers.ts';
import { findRound, findRounds } from '../rounds/roundQueries.ts';
import {
  changeResult,
  matchNotFound,
  noResult,
  requireLockedMatch,
  requireUndone,
  unknownTeams,
} from './changeResult.ts';
import { findMatch, findMatchByKey, type MatchRow } from './matchQueries.ts';
import { isSameResult, toMatchValues } from './matchValues.ts';
import { type DescribeMatch, describeResult } from './nameMatch.ts';
import { toRoundMatches } from './toRoundMatches.ts';

/** Returns a match as the document has it. */
async function readMatch(db: Database, id: number) {
  const found = await findMatch(db, id);
  if (!found) throw matchNotFound();
  const round = (await findRounds(db, found.round)).find((each) => each.id === found.round.id);
  const data = round && toRoundMatches(round, await findEntrants(db, round));
  const match = data?.matches.find((each) => each.id === id);
  if (!match) throw matchNotFound();
  return match;
}

const describeUndone = (undone: readonly MatchRow[], describe: DescribeMatch) =>
  undone.length > 0 ? [`membatalkan ${undone.map(describe).join('; ')}`] : [];

type Ending = {
  id: number;
  expected: string | undefined;
  change: Actor & { at: Date };
  body: MatchResultInput;
};

const usedKey = () => new HttpError(409, 'Kunci ini sudah dipakai untuk hasil lain.');

/** Returns the match that the request with this key has ended already; throws 409 if its key is that of another one. */
async function findEnded(
  db: Database,
  { id, expected, body }: Omit<Ending, 'change'>,
): Promise<Match | undefined> {
  const keyed = await findMatchByKey(db, body.key);
  if (!keyed) return undefined;
  if (keyed.id !== id) throw usedKey();
  const rule = (await findRound(db, keyed.roundId))?.matchRule;
  if (rule && isSameResult(keyed, toMatchValues(rule, body))) return readMatch(db, id);
  if (expected === undefined) throw usedKey();
  return undefined;
}

/** Enters or corrects a result and returns the match; only returns it if the key has entered it meanwhile. */
const endMatch = (db: Database, { id, expected, change, body }: Ending): Promise<Match> =>
  db.transaction(async (transaction) => {
    const locked = await requireLockedMatch(transaction, id, expected);
    const { match, round, describe } = locked;
    const values = toMatchValues(round.matchRule, body);
    const ended = await findEnded(transaction, { id, expected, body });
    if (ended) return ended;
    if (match.homeId === null || match.awayId === null) throw new HttpError(409, unknownTeams);
    if (expected === undefined && match.outcome !== null)
      throw new HttpError(409, `Hasil ini sudah dicatat di meja lain: ${describe(match)}.`);
    const undone = requireUndone(locked, values, body.undo ?? []);
    const changes = { ...values, endedAt: match.endedAt ?? change.at, entryKey: body.key };
    await changeResult(transaction, locked, { changes, undone, today: toEventDay(change.at) });
    await recordRound(transaction, 'saveMatchResult', {
      round,
      ...change,
      detail: [
        ...describeResult(match, values, describe),
        ...describeUndone(undone, describe),
      ].join('; '),
    });
    return readMatch(transaction, id);
  });

export const saveMatchResult: Handler<'saveMatchResult'> = async (
  { path: { id }, header, body, actor },
  { db, now },
) => {
  const expected = header['if-match'];
  try {
    // Before its round is asked: it may be closed by now, or its results official.
    const data =
      (await findEnded(db, { id, expected, body })) ??
      (await endMatch(db, { id, expected, body, change: { ...actor, at: now() } }));
    return { success: true, message: 'Hasil pertandingan telah disimpan.', data };
  } catch (error) {
    if (!isUniqueViolation(error, 'matches_entry')) throw error;
    throw usedKey();
  }
};

export const deleteMatchResult: Handler<'deleteMatchResult'> = async (
  { path: { id }, query, header, actor },
  { db, now },
) => {
  const change = { ...actor, at: now() };
  await db.transaction(async (transaction) => {
    const locked = await requireLockedMatch(transaction, id, header['if-match']);
    const { match, round, describe } = locked;
    if (match.outcome === null) return;
    const undone = requireUndone(locked, undefined, query.undo?.split(',').map(Number) ?? []);
    const today = toEventDay(change.at);
    await changeResult(transaction, locked, { changes: noResult, undone, today });
    await recordRound(transaction, 'deleteMatchResult', {
      round,
      ...change,
      detail: [describe(match), ...describeUndone(undone, describe)].join('; '),
    });
  });
  return { success: true, message: 'Hasil pertandingan telah dihapus.' };
};
