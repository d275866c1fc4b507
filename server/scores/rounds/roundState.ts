import type { Handler } from '../../contract/mountOperations.ts';
import type { AdvancingTeams } from '../../../openapi/schema.d.ts';
import type { Transaction } from '../../db/database.ts';
import { fieldError, HttpError } from '../../lib/httpError.ts';
import { deriveScores } from '../deriveScores.ts';
import { findEntrants, lockEntrants } from '../entryQueries.ts';
import { countResults } from '../matches/matchQueries.ts';
import { requireAllPlayed } from '../matches/requireEnded.ts';
import { countRuns } from '../runs/runQueries.ts';
import { describeAdvance } from './advanceChanges.ts';
import { watchAdvance } from './guardAdvance.ts';
import {
  describeLeftOut,
  describeMissed,
  findMissingRuns,
  requireAnswers,
  saveMissedRuns,
} from './missingRuns.ts';
import { readRounds, recordRound, requireLockedRound } from './roundHandlers.ts';
import {
  findRounds,
  isPlanned,
  type RoundWithTeams,
  setRoundStateColumn,
  withdrawRounds,
} from './roundQueries.ts';
import { findRoundRankings } from './roundRankings.ts';

const list = new Intl.ListFormat('id');

/**
 * Decides what becomes of the rounds to which teams have advanced from a locked one that is opened again:
 * without a run they are withdrawn, and with one they stand. Returns that in words; an empty list if
 * there are none. Throws 422 without a reason.
 */
async function followReopening(
  transaction: Transaction,
  round: RoundWithTeams,
  reason: string | undefined,
): Promise<string[]> {
  const later = (await findRounds(transaction, round)).filter(
    ({ position, registrationIds }) => position > round.position && registrationIds.length > 0,
  );
  if (later.length === 0) return [];
  const names = list.format(later.map(({ name }) => name));
  if (!reason)
    throw fieldError('reason', `Tulis alasannya, karena ${names} sudah dibuka dari babak ini.`);
  const ids = later.map(({ id }) => id);
  if ((await countRuns(transaction, ids)) + (await countResults(transaction, ids)) > 0)
    return [`${names} sudah memiliki skor, jadi tetap seperti yang dimainkan.`];
  await lockEntrants(transaction, round);
  const entrants = await findEntrants(transaction, round);
  const chosen = later.flatMap(({ name, reasons }) =>
    entrants.flatMap(({ registrationId: id, team }) =>
      reasons.has(id) ? `${team.name} (${name}: ${reasons.get(id)})` : [],
    ),
  );
  await withdrawRounds(transaction, ids);
  await deriveScores(transaction, round);
  return [
    `${names} belum memiliki skor, jadi ditutup: timnya dipilih lagi saat dibuka.`,
    ...(chosen.length > 0 ? [`Dipilih sendiri sebelumnya: ${chosen.join(', ')}.`] : []),
  ];
}

type Closing = {
  /** What becomes of the runs that are not entered. */
  answers: AdvancingTeams['missing'];
  organiserId: number;
  at: Date;
};

/**
 * Decides what becomes of the runs that are not entered in a locked round that is closed. Returns what the audit
 * log and the organiser are told. Throws 409 without an answer, and where missed runs change who has advanced.
 */
async function followClosing(
  transaction: Transaction,
  round: RoundWithTeams,
  { answers, ...change }: Closing,
): Promise<{ details: string[]; texts: string[] }> {
  requireAllPlayed(round);
  await lockEntrants(transaction, round);
  const rankings = await findRoundRankings(transaction, round);
  const own = rankings.find((each) => each.round.id === round.id);
  const missing = requireAnswers(own ? findMissingRuns(own) : [], answers ?? [], round);
  const { changed: missed, changes } = await watchAdvance(transaction, round, () =>
    saveMissedRuns(transaction, {
      round,
      missing: missing.absent,
      occasion: `saat ${round.name} ditutup`,
      ...change,
    }),
  );
  if (changes.length > 0)
    throw new HttpError(
      409,
      `Percobaan yang dicatat tidak hadir mengubah siapa yang lolos: ${changes.map(describeAdvance).join(', ')}. ` +
        'Catat percobaan itu di meja skor, tempat Anda memutuskan apa yang berlaku.',
    );
  if (missed > 0) await deriveScores(transaction, round);
  return { details: describeLeftOut(missing.left_out), texts: describeMissed(missed) };
}

export const setRoundState: Handler<'setRoundState'> = async (
  { path: { id }, body, organiserId },
  { db, now },
) => {
  const { state } = body;
  if (state === 'open' && body.missing !== undefined)
    throw fieldError('missing', 'Percobaan yang belum dicatat ditentukan saat babak ditutup.');
  const { messages, data } = await db.transaction(async (transaction) => {
    const round = await requireLockedRound(transaction, id);
    if (state === 'open' && isPlanned(round))
      throw new HttpError(409, `Tim babak ${round.name} belum dipilih.`);
    const change = { organiserId, at: now() };
    const texts = [`Babak ${round.name} telah ${state === 'open' ? 'dibuka kembali' : 'ditutup'}.`];
    if (state !== round.state) {
      const reason = state === 'open' ? body.reason?.trim() : undefined;
      const details = [reason ? `alasan: ${reason}` : state];
      if (state === 'open') {
        const followed = await followReopening(transaction, round, reason);
        texts.push(...followed);
        details.push(...followed);
      } else {
        const followed = await followClosing(transaction, round, {
          answers: body.missing,
          ...change,
        });
        texts.push(...followed.texts);
        details.push(...followed.details);
      }
      await setRoundStateColumn(transaction, id, state);
      await recordRound(transaction, 'setRoundState', {
        round,
        ...change,
        detail: details.join('; '),
      });
    }
    return { messages: texts, data: await readRounds(transaction, round) };
  });
  return { success: true, message: messages.join(' '), data };
};
