import type { Transaction } from '../../db/database.ts';
import { HttpError } from '../../lib/httpError.ts';
import { lockCategory } from '../deriveScores.ts';
import type { PlayedCategory } from '../entryQueries.ts';
import { type Change, recordRun, toEnteredRun } from '../runs/recordRun.ts';
import { deleteRunRow } from '../runs/runQueries.ts';
import {
  type AdvanceChange,
  describeAdvance,
  findAdvanceChanges,
  findReplaceProblem,
} from './advanceChanges.ts';
import { recordRound } from './roundHandlers.ts';
import { hasChosenTeams, replaceTeam, setRoundStateColumn } from './roundQueries.ts';
import { findRoundRankings, type RoundRanking } from './roundRankings.ts';

/** What a change of runs does to rounds that were opened before it. */
export type AdvanceEffect = {
  changes: AdvanceChange[];
  /** The rounds after the change. */
  rankings: RoundRanking[];
};

/**
 * Changes runs whose rounds and registrations are locked, and returns to which rounds other teams
 * advance after it. Until the end of the transaction nobody else changes a run of the category.
 */
export async function watchAdvance<Changed>(
  transaction: Transaction,
  played: PlayedCategory,
  change: () => Promise<Changed>,
): Promise<AdvanceEffect & { changed: Changed }> {
  if (!(await hasChosenTeams(transaction, played)))
    return { changed: await change(), changes: [], rankings: [] };
  await lockCategory(transaction, played);
  const before = await findRoundRankings(transaction, played);
  const changed = await change();
  const rankings = await findRoundRankings(transaction, played);
  return { changed, changes: findAdvanceChanges(before, rankings), rankings };
}

type Decision = {
  /** What the request says. */
  advance: 'keep' | 'replace' | undefined;
  change: Change;
  /** What is changed, as the message begins: 'Koreksi ini'. */
  subject: string;
};

/**
 * Returns what the audit log says about rounds that stand although other teams advance to them. Throws
 * 409 with these rounds unless an organiser has decided what becomes of them: a table card cannot.
 */
export function requireDecision(
  { changes, rankings }: AdvanceEffect,
  { advance, change, subject }: Decision,
): string[] {
  if (changes.length === 0) return [];
  const isOrganiser = 'organiserId' in change;
  if (isOrganiser && advance !== undefined)
    return changes.map((each) => `${each.round.name} tetap: ${describeAdvance(each)}`);
  const texts = changes.map(
    (each) =>
      `${subject} mengubah siapa yang lolos ke ${each.round.name}: ${describeAdvance(each)}.`,
  );
  throw new HttpError(
    409,
    [...texts, ...(isOrganiser ? [] : ['Minta penyelenggara memutuskannya.'])].join(' '),
    {
      advance: changes.map((each) => ({
        round_id: each.round.id,
        round: each.round.name,
        out: each.out.map(({ team }) => team),
        in: each.in.map(({ team }) => team),
        tied: each.tied.map(({ team }) => team),
        runs: each.out.flatMap(({ runs }) => runs.map(toEnteredRun)),
        replace_problem: findReplaceProblem(each, changes, rankings),
      })),
    },
  );
}

/**
 * Opens a locked round again with the teams that advance to it now instead of those that no longer do,
 * whose runs in it are deleted. Returns who replaces whom; throws 409 where that is not possible.
 */
export async function replaceAdvanced(
  transaction: Transaction,
  { changes, rankings }: AdvanceEffect,
  { organiserId, at, reason }: { organiserId: number; at: Date; reason: string },
): Promise<string> {
  const [change] = changes;
  if (!change) throw new Error('No round has other teams');
  const problem = findReplaceProblem(change, changes, rankings);
  if (problem !== null) throw new HttpError(409, problem);
  const { round, out, in: added } = change;
  const names: string[] = [];
  const text = `Koreksi: ${reason}`;
  for (const [index, { team, registrationId, runs }] of out.entries()) {
    const replacement = added[index];
    if (!replacement) throw new Error('A team has no replacement');
    for (const run of runs) {
      const notes = [`diganti ${replacement.team.name} karena koreksi: ${reason}`];
      await deleteRunRow(transaction, run.id);
      await recordRun(transaction, 'deleteRun', { run, change: { organiserId, at }, notes });
    }
    await replaceTeam(
      transaction,
      { roundId: round.id, registrationId },
      { registrationId: replacement.registrationId, reason: text, publicReason: text },
    );
    names.push(`${replacement.team.name} menggantikan ${team.name}`);
  }
  await setRoundStateColumn(transaction, round.id, 'open');
  const replaced = new Intl.ListFormat('id').format(names);
  await recordRound(transaction, 'replaceRoundTeam', {
    round,
    organiserId,
    at,
    detail: `${replaced} (${text})`,
  });
  return `Babak ${round.name} dibuka kembali: ${replaced}.`;
}
