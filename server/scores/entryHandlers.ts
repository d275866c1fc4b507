import type { Handler } from '../contract/mountOperations.ts';
import {
  deleteScoreRow,
  type EnteredScore,
  entryKeyConstraint,
  findEnteredScore,
  findEnteredScores,
  findScoreEntryTeams,
  findRecordedScore,
  hasTeam,
  insertScore,
  insertScoreEntry,
  lockRegistration,
  lockScore,
  type NamedScore,
  type PlayedCategory,
  type Result,
  type RecordedScore,
  updateScore,
} from './entryQueries.ts';
import type { Actor } from '../auth/actor.ts';
import { recordChange } from '../auditLog/queries.ts';
import type { Database } from '../db/database.ts';
import { isUniqueViolation } from '../db/violations.ts';
import { fieldError, HttpError } from '../httpError.ts';
import { describeScore, nameEntry } from '../auditLog/describeChange.ts';
import { requirePlayed, timeFormatOf, toPlayed, versionOf } from './playedCategory.ts';

function rejectOtherFormat(time: string, category: string): void {
  const format = timeFormatOf(category);
  if ((format === 'HH:MM:SS') === time.includes('.'))
    throw fieldError('time', `Waktu harus ditulis sebagai ${format}.`);
}

const toEnteredScore = ({ id, version, points, time, team }: EnteredScore) => ({
  id,
  version: versionOf(version),
  points,
  time,
  team,
});

export const getScoreEntry: Handler<'getScoreEntry'> = async ({ path }, { db }) => {
  const played = toPlayed(path);
  const category = await requirePlayed(db, played);
  return {
    success: true,
    data: {
      time_format: timeFormatOf(category),
      teams: await findScoreEntryTeams(db, played),
      scores: (await findEnteredScores(db, played)).map(toEnteredScore),
    },
  };
};

const scoreNotFound = () =>
  new HttpError(404, 'Skor tidak ditemukan. Mungkin sudah dihapus di meja lain.');

async function requireScore(db: Database, id: number): Promise<NamedScore> {
  const score = await findEnteredScore(db, id);
  if (!score) throw scoreNotFound();
  return score;
}

/** Who changes a score, and when. */
type Change = Actor & { at: Date };

/**
 * Writes down what an organiser did with a score, in the transaction that does it, and returns the score.
 * Once that transaction has ended, another organiser may delete it.
 */
async function recordScore(
  transaction: Database,
  operation: 'addScore' | 'correctScore' | 'deleteScore',
  { id, change, before }: { id: number; change: Change; before?: Result },
): Promise<EnteredScore> {
  const score = await requireScore(transaction, id);
  const { team, category, tournament } = score;
  await recordChange(transaction, {
    ...change,
    operation,
    kind: 'score',
    id,
    name: nameEntry({ team: team.name, category, tournament }),
    detail: describeScore(score, before),
  });
  return score;
}

type NewScore = PlayedCategory & Result & { key: string; teamId: number };

/** Returns the id of the added score; undefined if the team or the key has one already. */
async function tryAdd(
  db: Database,
  { key, points, time, ...target }: NewScore,
  change: Change,
): Promise<number | undefined> {
  return db.transaction(async (transaction) => {
    const registrationId = await lockRegistration(transaction, target);
    if (registrationId === undefined) {
      if (!(await hasTeam(transaction, target.teamId)))
        throw new HttpError(404, 'Tim ini sudah dihapus.');
      throw new HttpError(409, 'Tim ini tidak terdaftar di kategori ini.');
    }
    const score = { registrationId, points, time };
    const scoreId = await insertScore(transaction, { ...score, categoryId: target.categoryId });
    if (scoreId === undefined) return undefined;
    await insertScoreEntry(transaction, { ...score, key, scoreId, createdAt: change.at });
    await recordScore(transaction, 'addScore', { id: scoreId, change });
    return scoreId;
  });
}

/** The answer to the request with this key that has added the score. */
function toFirstAnswer({ scoreId, points, time, team }: RecordedScore, wanted: NewScore) {
  if (team.id !== wanted.teamId || points !== wanted.points || time !== wanted.time)
    throw new HttpError(409, 'Kunci ini sudah dipakai untuk skor lain.');
  return {
    success: true,
    message: 'Skor telah disimpan.',
    data: toEnteredScore({ id: scoreId, version: 1, points, time, team }),
  };
}

export const addScore: Handler<'addScore'> = async ({ path, body, actor }, { db, now }) => {
  const { key, team_id: teamId, points, time } = body;
  const wanted = { ...toPlayed(path), key, teamId, points, time };
  rejectOtherFormat(time, await requirePlayed(db, wanted));
  try {
    await tryAdd(db, wanted, { ...actor, at: now() });
  } catch (error) {
    if (!isUniqueViolation(error, entryKeyConstraint)) throw error;
  }
  const entry = await findRecordedScore(db, key);
  if (!entry) throw new HttpError(409, 'Tim ini sudah memiliki skor.');
  return toFirstAnswer(entry, wanted);
};

/** Runs work on a locked score; throws 404 if it is gone, 412 if it is no longer the expected version. */
const changeScore = <Changed>(
  db: Database,
  id: number,
  expected: string | undefined,
  work: (transaction: Database) => Promise<Changed>,
): Promise<Changed> =>
  db.transaction(async (transaction) => {
    const version = await lockScore(transaction, id);
    if (version === undefined) throw scoreNotFound();
    if (expected !== undefined && expected !== versionOf(version))
      throw new HttpError(
        412,
        'Skor ini baru saja dikoreksi di meja lain. Periksa kembali lalu ulangi.',
      );
    return work(transaction);
  });

export const correctScore: Handler<'correctScore'> = async (
  { path: { id }, header, body, actor },
  { db, now },
) => {
  rejectOtherFormat(body.time, (await requireScore(db, id)).category);
  const corrected = await changeScore(db, id, header['if-match'], async (transaction) => {
    const before = await requireScore(transaction, id);
    await updateScore(transaction, id, body);
    const change = { ...actor, at: now() };
    return recordScore(transaction, 'correctScore', { id, change, before });
  });
  return { success: true, message: 'Skor telah dikoreksi.', data: toEnteredScore(corrected) };
};

export const deleteScore: Handler<'deleteScore'> = async (
  { path: { id }, header, actor },
  { db, now },
) => {
  await changeScore(db, id, header['if-match'], async (transaction) => {
    await recordScore(transaction, 'deleteScore', { id, change: { ...actor, at: now() } });
    await deleteScoreRow(transaction, id);
  });
  return { success: true, message: 'Skor telah dihapus.' };
};
