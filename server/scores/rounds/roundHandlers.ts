import type { Actor } from '../../auth/actor.ts';
import type { Handler } from '../../contract/mountOperations.ts';
import { recordChanges } from '../../auditLog/queries.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { HttpError } from '../../lib/httpError.ts';
import { findManagedTournament } from '../../tournaments/managedQueries.ts';
import { deriveScores } from '../deriveScores.ts';
import {
  findEntrants,
  findPlayedCategory,
  lockEntrants,
  type PlayedCategory,
} from '../entryQueries.ts';
import { requirePlayed, toPlayed } from '../playedCategory.ts';
import { nameOf, rejectInvalid, type RoundInput, toMatchRule } from './checkRounds.ts';
import { deleteDraws } from '../matches/matchQueries.ts';
import { isDrawnOtherwise, rejectOtherMatches, toRunRule } from './changedRule.ts';
import { describeRounds } from './describeRounds.ts';
import {
  findRound,
  findRounds,
  lockRoundsForChange,
  replaceRounds,
  type RoundRow,
  type RoundWithTeams,
} from './roundQueries.ts';
import { findEnteredRuns, type NamedRun } from '../runs/runQueries.ts';
import { findRunProblems } from '../runs/runValues.ts';
import { toRounds } from './toRounds.ts';

/** Whether a round asks its runs for what it has not asked them for before. */
const isOtherRule = (input: RoundInput, before: RoundRow): boolean =>
  input.run_count !== before.runCount ||
  input.ranking !== before.ranking ||
  input.counts_unfinished !== before.countsUnfinished;

/**
 * Throws 409 if a change of a round contradicts the runs that it has. Those of a round that keeps its rule
 * are not asked: they may be older than the rule of their category.
 */
function rejectContradiction(
  input: RoundInput,
  { before, runs }: { before: RoundRow | undefined; runs: readonly NamedRun[] },
): void {
  if (!before || (!input.match_rule && !isOtherRule(input, before))) return;
  const name = nameOf(input);
  if (input.match_rule && runs.length > 0)
    throw new HttpError(409, `Babak ${name} sudah memiliki skor, jadi tetap berisi percobaan.`);
  for (const run of runs) {
    if (run.number > input.run_count)
      throw new HttpError(409, `Babak ${name} sudah memiliki percobaan ${run.number}.`);
    const [problem] = findRunProblems(input, run.timeFormat, run);
    if (problem)
      throw new HttpError(
        409,
        `Skor ${run.team.name} di babak ${name} tidak cocok dengan aturan ini: ${problem.text}`,
      );
  }
}

/** Throws 404 or 409 if rounds that there are would be lost, or be in another order. */
function rejectLost(
  before: readonly RoundWithTeams[],
  rounds: readonly RoundInput[],
  runsOf: ReadonlyMap<number, NamedRun[]>,
): void {
  const ids = rounds.flatMap(({ id }) => id ?? []);
  if (ids.some((id) => before.every((round) => round.id !== id)))
    throw new HttpError(404, 'Babak ini sudah dihapus.');
  const lost = before.find(({ id }) => !ids.includes(id) && runsOf.has(id));
  if (lost)
    throw new HttpError(409, `Babak ${lost.name} sudah memiliki skor, jadi tidak dapat dihapus.`);
  const kept = before.map(({ id }) => id).filter((id) => ids.includes(id));
  if (rounds[0]?.id !== before[0]?.id || kept.join() !== ids.join())
    throw new HttpError(409, 'Urutan babak yang sudah ada tidak dapat diubah.');
}

type RoundOperation =
  | 'saveRounds'
  | 'openRound'
  | 'replaceRoundTeam'
  | 'setRoundState'
  | 'drawRound'
  | 'drawLots'
  | 'importMatchResults'
  | 'saveMatchResult'
  | 'deleteMatchResult';

type RoundChange = Actor & { round: RoundRow; at: Date; detail: string };

/** Writes down what somebody did with rounds of a category. */
export async function recordRounds(
  transaction: Transaction,
  operation: RoundOperation,
  changes: readonly RoundChange[],
): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const category = await findPlayedCategory(transaction, first.round);
  const tournament = await findManagedTournament(transaction, first.round.tournamentId);
  await recordChanges(
    transaction,
    changes.map(({ round, ...change }) => ({
      ...change,
      operation,
      kind: 'round',
      id: round.id,
      name: [round.name, category?.name, tournament?.title].join(', '),
    })),
  );
}

/** Writes down what somebody did with a round. */
export const recordRound = (
  transaction: Transaction,
  operation: RoundOperation,
  change: RoundChange,
): Promise<void> => recordRounds(transaction, operation, [change]);

/** Returns the rounds of a category as they are now. */
export const readRounds = async (db: Database, played: PlayedCategory) =>
  toRounds(await findRounds(db, played), await findEntrants(db, played));

export const saveRounds: Handler<'saveRounds'> = async (
  { path, header, body: { rounds }, organiserId },
  { db, now },
) => {
  const played = toPlayed(path);
  await requirePlayed(db, played);
  rejectInvalid(rounds);
  const saved = await db.transaction(async (transaction) => {
    const before = await lockRoundsForChange(transaction, played);
    await lockEntrants(transaction, played);
    const version = (await toRounds(before, await findEntrants(transaction, played)))
      .rounds_version;
    if (header['if-match'] !== undefined && header['if-match'] !== version)
      throw new HttpError(
        412,
        'Babak baru saja diubah oleh orang lain. Periksa kembali lalu ulangi.',
      );
    const runs = await findEnteredRuns(transaction, played);
    const runsOf = Map.groupBy(runs, ({ roundId }) => roundId);
    rejectLost(before, rounds, runsOf);
    rejectOtherMatches(before, rounds);
    for (const round of rounds)
      rejectContradiction(round, {
        before: before.find(({ id }) => id === round.id),
        runs: runsOf.get(round.id ?? 0) ?? [],
      });
    await replaceRounds(
      transaction,
      played,
      rounds.map((round, index) => ({
        id: round.id,
        position: index + 1,
        name: nameOf(round),
        ...toRunRule(round),
        teamCount: round.team_count,
        clubLimit: round.club_limit,
        matchRule: toMatchRule(round),
      })),
    );
    const dropped = before.filter((round) => isDrawnOtherwise(round, rounds));
    await deleteDraws(
      transaction,
      dropped.map(({ id }) => id),
    );
    await deriveScores(transaction, played);
    const [first] = await findRounds(transaction, played);
    if (first)
      await recordRound(transaction, 'saveRounds', {
        round: first,
        organiserId,
        at: now(),
        detail: describeRounds(rounds),
      });
    return { dropped, data: await readRounds(transaction, played) };
  });
  return {
    success: true,
    message: [
      'Babak telah disimpan.',
      ...saved.dropped.map(
        ({ name }) => `Undian ${name} dihapus: undi lagi dengan aturan barunya.`,
      ),
    ].join(' '),
    data: saved.data,
  };
};

/** Returns a round; throws 404 if it does not exist. */
export async function requireRound(db: Database, id: number): Promise<RoundRow> {
  const round = await findRound(db, id);
  if (!round) throw new HttpError(404, 'Babak ini sudah dihapus.');
  return round;
}

/** Returns a round with its teams, which nobody else changes until the end of the transaction. */
export async function requireLockedRound(
  transaction: Transaction,
  id: number,
): Promise<RoundWithTeams> {
  const rounds = await lockRoundsForChange(transaction, await requireRound(transaction, id));
  const round = rounds.find((each) => each.id === id);
  if (!round) throw new HttpError(404, 'Babak ini sudah dihapus.');
  return round;
}
