import { countStageMatches } from '../../../openapi/matches/countStageMatches.ts';
import type { ManagedResultsState } from '../../../openapi/schema.d.ts';
import { recordChange } from '../../auditLog/queries.ts';
import type { Handler } from '../../contract/mountOperations.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { liveTables } from '../../db/resultTables.ts';
import { fieldError, HttpError } from '../../lib/httpError.ts';
import { requireLocked, requireManaged } from '../../tournaments/managedTournament.ts';
import { deriveScores, lockCategory } from '../deriveScores.ts';
import { lockEntrants, type PlayedCategory } from '../entryQueries.ts';
import { countUnplayed } from '../matches/drawState.ts';
import { requirePlayed, toPlayed, versionOf } from '../playedCategory.ts';
import { findMissingRuns } from '../rounds/missingRuns.ts';
import { lockRoundsToStay } from '../rounds/roundQueries.ts';
import { findRoundRankings, type RoundRanking } from '../rounds/roundRankings.ts';
import { readCategoryResults } from './categoryResults.ts';
import { nextState } from './nextState.ts';
import {
  countOpenObjections,
  findObjectionsEnd,
  findResultsState,
  findResultsVersions,
  insertOfficialResults,
  type ResultsState,
  saveResultsState,
} from './stateQueries.ts';

/** Returns how many runs and matches of an open round have no result. */
function countMissing(ranking: RoundRanking): number {
  const { matchRule, draw, state } = ranking.round;
  if (state === 'closed') return 0;
  if (matchRule)
    return draw
      ? countUnplayed(matchRule, draw)
      : countStageMatches(matchRule, ranking.withoutResult.length).reduce((sum, n) => sum + n, 0);
  return findMissingRuns(ranking).reduce((sum, { numbers }) => sum + numbers.length, 0);
}

async function countAllMissing(db: Database, played: PlayedCategory): Promise<number> {
  const rankings = await findRoundRankings(db, played);
  return rankings.reduce((sum, ranking) => sum + countMissing(ranking), 0);
}

/** Returns the state of a category as organisers see it. */
async function readState(
  db: Database,
  { id, name }: { id: number; name: string },
  tournamentId: number,
): Promise<ManagedResultsState> {
  const played = { tournamentId, categoryId: id };
  const results = await findResultsState(db, played);
  const end = await findObjectionsEnd(db, played, results);
  return {
    category: { id, name },
    state: results.state,
    hidden: results.frozenAt !== null,
    version: versionOf(results.version),
    frozen_at: results.frozenAt?.toISOString() ?? null,
    provisional_at: results.provisionalAt?.toISOString() ?? null,
    objections_until: end?.toISOString() ?? null,
    open_objections: await countOpenObjections(db, played),
    missing_runs: await countAllMissing(db, played),
    versions: await findResultsVersions(db, played),
  };
}

export const listResultsStates: Handler<'listResultsStates'> = async ({ path: { id } }, { db }) => {
  const { categories } = await requireManaged(db, id);
  const data: ManagedResultsState[] = [];
  for (const category of categories.toSorted((one, other) =>
    one.name.localeCompare(other.name, 'id'),
  ))
    data.push(await readState(db, category, id));
  return { success: true, data };
};

/** Throws 409 while an objection is open, and unless it is said to be early while one may come or a run is missing. */
async function requireSettled(
  transaction: Transaction,
  played: PlayedCategory,
  { before, early, at }: { before: ResultsState; early: boolean; at: Date },
): Promise<void> {
  if ((await countOpenObjections(transaction, played)) > 0)
    throw new HttpError(409, 'Masih ada keberatan yang belum diputuskan.');
  if (early) return;
  const end = await findObjectionsEnd(transaction, played, before);
  if (end && end > at) throw new HttpError(409, 'Waktu keberatan belum berakhir.');
  const missing = await countAllMissing(transaction, played);
  if (missing > 0)
    throw new HttpError(409, `${missing} percobaan atau pertandingan belum memiliki hasil.`);
}

const messages: Record<Parameters<typeof nextState>[1]['action'], string> = {
  freeze: 'Papan telah dibekukan.',
  open: 'Papan telah dibuka.',
  declare: 'Hasil telah dinyatakan sementara.',
  resume: 'Lomba kategori ini dilanjutkan.',
  make_official: 'Hasil telah diresmikan.',
  correct: 'Koreksi telah dibuka. Pengunjung tetap melihat hasil resmi.',
};

export const changeResultsState: Handler<'changeResultsState'> = async (
  { path, header, body, organiserId },
  { db, now },
) => {
  const { action, early = false } = body;
  const played = toPlayed(path);
  const { name } = await requirePlayed(db, played);
  const reason = body.reason?.trim() || null;
  if (action === 'correct' && reason === null) throw fieldError('reason', 'Isi alasan koreksi.');
  return db.transaction(async (transaction) => {
    // As registrations and whatever changes runs: what is being saved comes before this step, or after it.
    const { title } = await requireLocked(transaction, path.id);
    await lockRoundsToStay(transaction, played);
    await lockEntrants(transaction, played);
    await lockCategory(transaction, played);
    const at = now();
    const before = await findResultsState(transaction, played);
    if (header['if-match'] !== undefined && header['if-match'] !== versionOf(before.version))
      throw new HttpError(412, 'Status hasil ini baru saja diubah penyelenggara lain.');
    const step = nextState(before, { action, at, reason });
    if ('problem' in step) throw new HttpError(409, step.problem);
    const { next } = step;
    if (action === 'make_official') {
      await requireSettled(transaction, played, { before, early, at });
      await insertOfficialResults(transaction, {
        ...played,
        version: next.officialVersion ?? 1,
        reason: before.correctionReason,
        createdAt: at,
        organiserId,
        data: (await readCategoryResults(transaction, played, liveTables)).data,
      });
    }
    await saveResultsState(transaction, played, next);
    if (next.shown === 'open') await deriveScores(transaction, played);
    await recordChange(transaction, {
      organiserId,
      at,
      operation: 'changeResultsState',
      kind: 'category',
      id: played.categoryId,
      name: `${name}, ${title}`,
      detail: action === 'correct' ? `Koreksi: ${reason}` : action,
    });
    const staysFrozen = action === 'correct' && before.frozenAt !== null;
    return {
      success: true,
      message: staysFrozen ? 'Koreksi telah dibuka. Papan tetap dibekukan.' : messages[action],
      data: await readState(transaction, { id: played.categoryId, name }, path.id),
    };
  });
};
