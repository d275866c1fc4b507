import type { TimeFormat } from '../../../openapi/runs/scoreTimes.ts';
import type { Handler } from '../../contract/mountOperations.ts';
import type { Actor } from '../../auth/actor.ts';
import { nameEntry, recordChange } from '../../auditLog/queries.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/violations.ts';
import { toEventDay } from '../../lib/eventDay.ts';
import { fieldError, HttpError } from '../../lib/httpError.ts';
import { deriveScores } from '../deriveScores.ts';
import { describeRun, describeValues } from './describeRun.ts';
import { findEntrants, hasTeam, lockRegistration, type PlayedCategory } from '../entryQueries.ts';
import { toRounds } from '../rounds/toRounds.ts';
import { requirePlayed, toPlayed, versionOf } from '../playedCategory.ts';
import {
  findRounds,
  isRoundTeam,
  lockRound,
  type RoundRow,
  toRule,
} from '../rounds/roundQueries.ts';
import {
  deleteRunRow,
  type EnteredRun,
  entryKeyConstraint,
  findEnteredRuns,
  findRecordedRun,
  findRun,
  findRunAt,
  insertRun,
  insertScoreEntry,
  type NamedRun,
  type RecordedRun,
  updateRun,
} from './runQueries.ts';
import { forgetMembers } from './registrationMembers.ts';
import {
  findEntryProblems,
  findNumberProblem,
  isSameRun,
  rejectClosed,
  rejectProblems,
  type RunValues,
  toRunValues,
  withTimeIn,
} from './runValues.ts';

const toEnteredRun = (run: EnteredRun) => ({
  id: run.id,
  version: versionOf(run.version),
  round_id: run.roundId,
  number: run.number,
  outcome: run.outcome,
  points: run.points,
  time: run.time,
  reason: run.reason,
  team: run.team,
});

export const getScoreEntry: Handler<'getScoreEntry'> = async ({ path }, { db }) => {
  const played = toPlayed(path);
  const { timeFormat } = await requirePlayed(db, played);
  const entrants = await findEntrants(db, played);
  return {
    success: true,
    data: {
      time_format: timeFormat,
      teams: entrants.map(({ team }) => team),
      ...(await toRounds(await findRounds(db, played), entrants)),
      runs: (await findEnteredRuns(db, played)).map(toEnteredRun),
    },
  };
};

const runNotFound = () =>
  new HttpError(404, 'Skor tidak ditemukan. Mungkin sudah dihapus di meja lain.');

async function requireRun(db: Database, id: number): Promise<NamedRun> {
  const run = await findRun(db, id);
  if (!run) throw runNotFound();
  return run;
}

/** Who changes a run, and when. */
type Change = Actor & { at: Date };

/**
 * Writes down what an organiser did with a run and returns the run. Once the transaction has ended,
 * another organiser may delete it.
 */
async function recordRun(
  transaction: Transaction,
  operation: 'addRun' | 'correctRun' | 'deleteRun',
  { id, change, before }: { id: number; change: Change; before?: RunValues },
): Promise<NamedRun> {
  const run = await requireRun(transaction, id);
  const { team, category, tournament } = run;
  await recordChange(transaction, {
    ...change,
    operation,
    kind: 'score',
    id,
    name: nameEntry({ team: team.name, category, tournament }),
    detail: describeRun(run, before),
  });
  return run;
}

type NewRun = PlayedCategory &
  RunValues & { key: string; teamId: number; roundId: number | undefined; number: number };

/**
 * Returns the locked round of a new run, and the run with its time in the format that the category has now;
 * throws if the round does not take the run.
 */
async function requireRound(
  transaction: Transaction,
  wanted: NewRun,
): Promise<{ round: RoundRow; run: NewRun }> {
  const round = await lockRound(transaction, wanted, wanted.roundId);
  if (!round) throw new HttpError(404, 'Babak ini sudah dihapus.');
  const numberProblem = findNumberProblem(round, wanted.number);
  if (numberProblem) throw fieldError('number', numberProblem);
  // Nobody changes it while the round is locked.
  const { timeFormat } = await requirePlayed(transaction, wanted);
  const run = withTimeIn(wanted, timeFormat);
  rejectProblems(findEntryProblems(toRule(round), timeFormat, run));
  return { round, run };
}

/** Adds a run. Throws if it cannot be added; does nothing if the key has added it meanwhile. */
async function tryAdd(
  db: Database,
  { run: wanted, change }: { run: NewRun; change: Change },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const { round, run } = await requireRound(transaction, wanted);
    const registrationId = await lockRegistration(transaction, run);
    if (registrationId === undefined) {
      if (!(await hasTeam(transaction, run.teamId)))
        throw new HttpError(404, 'Tim ini sudah dihapus.');
      throw new HttpError(409, 'Tim ini tidak terdaftar di kategori ini.');
    }
    if (await findRecordedRun(transaction, run.key)) return;
    rejectClosed(round);
    if (round.position > 1 && !(await isRoundTeam(transaction, round.id, registrationId)))
      throw new HttpError(409, `Tim ini tidak ikut babak ${round.name}.`);
    const { key, number, outcome, points, time, reason } = run;
    const values = { outcome, points, time, reason };
    const position = { roundId: round.id, registrationId, number };
    const runId = await insertRun(transaction, { ...position, ...values, createdAt: change.at });
    if (runId === undefined) {
      const before = await findRunAt(transaction, position);
      throw new HttpError(
        409,
        `Lari ${number} tim ini sudah dicatat: ${before ? describeValues(before) : ''}.`,
      );
    }
    await insertScoreEntry(transaction, {
      ...position,
      ...values,
      key,
      runId,
      createdAt: change.at,
    });
    await deriveScores(transaction, run);
    await recordRun(transaction, 'addRun', { id: runId, change });
  });
}

/** The answer to the request with this key that has added the run. */
function toFirstAnswer(recorded: RecordedRun, wanted: NewRun, format: TimeFormat) {
  const { runId, roundId, number, team, ...values } = recorded;
  const isOther =
    team.id !== wanted.teamId ||
    (wanted.roundId !== undefined && roundId !== wanted.roundId) ||
    number !== wanted.number ||
    !isSameRun(values, withTimeIn(wanted, format));
  if (isOther || roundId === null)
    throw new HttpError(409, 'Kunci ini sudah dipakai untuk skor lain.');
  return {
    success: true,
    message: 'Skor telah disimpan.',
    data: toEnteredRun({ id: runId, version: 1, roundId, number, team, ...values }),
  };
}

export const addRun: Handler<'addRun'> = async ({ path, body, actor }, { db, now }) => {
  const run = {
    ...toPlayed(path),
    ...toRunValues(body),
    key: body.key,
    teamId: body.team_id,
    roundId: body.round_id,
    number: body.number ?? 1,
  };
  const { timeFormat } = await requirePlayed(db, run);
  const earlier = await findRecordedRun(db, run.key);
  if (earlier) return toFirstAnswer(earlier, run, timeFormat);
  try {
    await tryAdd(db, { run, change: { ...actor, at: now() } });
  } catch (error) {
    if (!isUniqueViolation(error, entryKeyConstraint)) throw error;
  }
  const recorded = await findRecordedRun(db, run.key);
  if (!recorded) throw new HttpError(409, 'Tim ini tidak terdaftar di kategori ini.');
  return toFirstAnswer(recorded, run, (await requirePlayed(db, run)).timeFormat);
};

/**
 * Runs work on a run that nobody else changes meanwhile. Throws 404 if it is gone, 409 if its round is
 * closed, 412 if it is no longer the expected version.
 */
const changeRun = <Changed>(
  db: Database,
  { id, expected }: { id: number; expected: string | undefined },
  work: (transaction: Transaction, run: NamedRun, round: RoundRow) => Promise<Changed>,
): Promise<Changed> =>
  db.transaction(async (transaction) => {
    const found = await requireRun(transaction, id);
    const round = await lockRound(transaction, found, found.roundId);
    await lockRegistration(transaction, { ...found, teamId: found.team.id });
    const run = await requireRun(transaction, id);
    if (!round) throw runNotFound();
    rejectClosed(round);
    if (expected !== undefined && expected !== versionOf(run.version))
      throw new HttpError(
        412,
        'Skor ini baru saja dikoreksi di meja lain. Periksa kembali lalu ulangi.',
      );
    return work(transaction, run, round);
  });

export const correctRun: Handler<'correctRun'> = async (
  { path: { id }, header, body, actor },
  { db, now },
) => {
  const expected = header['if-match'];
  const corrected = await changeRun(db, { id, expected }, async (transaction, before, round) => {
    const { timeFormat } = before;
    const values = withTimeIn(toRunValues(body), timeFormat);
    rejectProblems(findEntryProblems(toRule(round), timeFormat, { ...values, before }));
    await updateRun(transaction, id, values);
    await deriveScores(transaction, before);
    return recordRun(transaction, 'correctRun', {
      id,
      change: { ...actor, at: now() },
      before,
    });
  });
  return { success: true, message: 'Skor telah dikoreksi.', data: toEnteredRun(corrected) };
};

export const deleteRun: Handler<'deleteRun'> = async (
  { path: { id }, header, actor },
  { db, now },
) => {
  const expected = header['if-match'];
  await changeRun(db, { id, expected }, async (transaction, before) => {
    await recordRun(transaction, 'deleteRun', { id, change: { ...actor, at: now() } });
    await deleteRunRow(transaction, id);
    await forgetMembers(transaction, before.registrationId, toEventDay(now()));
    await deriveScores(transaction, before);
  });
  return { success: true, message: 'Skor telah dihapus.' };
};
