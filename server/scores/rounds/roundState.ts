import type { Handler } from '../../contract/mountOperations.ts';
import type { Transaction } from '../../db/database.ts';
import { fieldError, HttpError } from '../../lib/httpError.ts';
import { deriveScores } from '../deriveScores.ts';
import { lockEntrants } from '../entryQueries.ts';
import { countRuns } from '../runs/runQueries.ts';
import { readRounds, recordRound, requireLockedRound } from './roundHandlers.ts';
import {
  findRounds,
  isPlanned,
  type RoundWithTeams,
  setRoundStateColumn,
  withdrawRounds,
} from './roundQueries.ts';

const list = new Intl.ListFormat('id');

/**
 * Decides what becomes of the rounds to which teams have advanced from a locked one that is opened again:
 * without a run they are withdrawn, and with one they stand. Returns that in words; undefined if there are
 * none. Throws 422 without a reason.
 */
async function followReopening(
  transaction: Transaction,
  round: RoundWithTeams,
  reason: string | undefined,
): Promise<string | undefined> {
  const later = (await findRounds(transaction, round)).filter(
    ({ position, registrationIds }) => position > round.position && registrationIds.length > 0,
  );
  if (later.length === 0) return undefined;
  const names = list.format(later.map(({ name }) => name));
  if (!reason)
    throw fieldError('reason', `Tulis alasannya, karena ${names} sudah dibuka dari babak ini.`);
  const ids = later.map(({ id }) => id);
  if ((await countRuns(transaction, ids)) > 0)
    return `${names} sudah memiliki skor, jadi tetap seperti yang dimainkan.`;
  await lockEntrants(transaction, round);
  await withdrawRounds(transaction, ids);
  await deriveScores(transaction, round);
  return `${names} belum memiliki skor, jadi ditutup: timnya dipilih lagi saat dibuka.`;
}

export const setRoundState: Handler<'setRoundState'> = async (
  { path: { id }, body, organiserId },
  { db, now },
) => {
  const { state } = body;
  const { messages, data } = await db.transaction(async (transaction) => {
    const round = await requireLockedRound(transaction, id);
    if (state === 'open' && isPlanned(round))
      throw new HttpError(409, `Tim babak ${round.name} belum dipilih.`);
    const change = state === 'open' ? 'dibuka kembali' : 'ditutup';
    const texts = [`Babak ${round.name} telah ${change}.`];
    if (state !== round.state) {
      const reason = state === 'open' ? body.reason?.trim() : undefined;
      const followed =
        state === 'open' ? await followReopening(transaction, round, reason) : undefined;
      await setRoundStateColumn(transaction, id, state);
      await recordRound(transaction, 'setRoundState', {
        round,
        organiserId,
        at: now(),
        detail: [reason ? `alasan: ${reason}` : state, followed ?? []].flat().join('; '),
      });
      texts.push(...(followed === undefined ? [] : [followed]));
    }
    return { messages: texts, data: await readRounds(transaction, round) };
  });
  return { success: true, message: messages.join(' '), data };
};
