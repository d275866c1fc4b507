import type { TimeFormat } from '../../../openapi/runs/scoreTimes.ts';
import type { Handler } from '../../contract/mountOperations.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/violations.ts';
import { fieldError, HttpError } from '../../lib/httpError.ts';
import { deriveScores } from '../deriveScores.ts';
import { describeValues } from './describeRun.ts';
import { findEntrants, hasTeam, lockRegistration, type PlayedCategory } from '../entryQueries.ts';
import { toMatchRounds } from '../matches/toRoundMatches.ts';
import { toRounds } from '../rounds/toRounds.ts';
import { requirePlayed, toPlayed } from '../playedCategory.ts';
import {
  findRounds,
  findIsPlanned,
  isRoundTeam,
  lockRound,
  type RoundRow,
  toRule,
} from '../rounds/roundQueries.ts';
import { requireDecision, watchAdvance } from '../rounds/guardAdvance.ts';
import { type Change, recordRun, toEnteredRun } from './recordRun.ts';
import {
  entryKeyConstraint,
  findEnteredRuns,
  findRecordedRun,
  findRunAt,
  insertRun,
  insertScoreEntry,
  type RecordedRun,
} from './runQueries.ts';
import {
  findEntryProblems,
  findNumberProblem,
  isSameRun,
  matchesProblem,
  rejectClosed,
  rejectProblems,
  type RunValues,
  toRunValues,
  withTimeIn,
} from './runValues.ts';

export const getScoreEntry: Handler<'getScoreEntry'> = async ({ path }, { db }) => {
  const played = toPlayed(path);
  const { timeFormat } = await requirePlayed(db, played);
  const entrants = await findEntrants(db, played);
  const rounds = await findRounds(db, played);
  return {
    success: true,
    data: {
      time_format: timeFormat,
      teams: entrants.map(({ team }) => team),
      ...(await toRounds(rounds, entrants)),
      ...toMatchRounds(rounds, entrants),
      runs: (await findEnteredRuns(db, played)).map(toEnteredRun),
    },
  };
};

type NewRun = PlayedCategory &
  RunValues & { key: string; teamId: number; roundId: number | undefined; number: number } & {
    advance: 'keep' | undefined;
  };

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
  if (round.matchRule) throw fieldError('round_id', matchesProblem(round));
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
    rejectClosed({ ...round, isPlanned: await findIsPlanned(transaction, round) });
    if (round.position > 1 && !(await isRoundTeam(transaction, round.id, registrationId)))
      throw new HttpError(409, `Tim ini tidak ikut babak ${round.name}.`);
    const { key, number, outcome, points, time, reason } = run;
    const values = { outcome, points, time, reason };
    const position = { roundId: round.id, registrationId, number };
    const effect = await watchAdvance(transaction, run, () =>
      insertRun(transaction, { ...position, ...values, createdAt: change.at }),
    );
    const runId = effect.changed;
    if (runId === undefined) {
      const before = await findRunAt(transaction, position);
      throw new HttpError(
        409,
        `Percobaan ${number} tim ini sudah dicatat: ${before ? describeValues(before) : ''}.`,
      );
    }
    await insertScoreEntry(transaction, {
      ...position,
      ...values,
      key,
      runId,
      createdAt: change.at,
    });
    const { advance } = run;
    const notes = requireDecision(effect, { advance, change, subject: 'Skor ini' });
    await deriveScores(transaction, run);
    await recordRun(transaction, 'addRun', { run: runId, change, notes });
  });
}

const uncorrected = { correctionReason: null, correctedAt: null };

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
    data: toEnteredRun({ id: runId, version: 1, roundId, number, team, ...values, ...uncorrected }),
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
    advance: body.advance,
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
