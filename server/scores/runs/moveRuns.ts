import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { runs } from '../../db/schema.ts';
import { HttpError } from '../../lib/httpError.ts';
import type { CategoryTimes } from '../entryQueries.ts';
import { type RoundWithTeams, toRule } from '../rounds/roundQueries.ts';
import { describeRun } from './describeRun.ts';
import { findEnteredRuns, type NamedRun } from './runQueries.ts';
import { findNumberProblem, findRunProblems, withTimeIn } from './runValues.ts';

type Move = {
  registrationId: number;
  /** The locked rounds of the category that the team leaves. */
  from: readonly RoundWithTeams[];
  /** The locked rounds of the category to which it goes, and that category. */
  to: { rounds: readonly RoundWithTeams[]; category: CategoryTimes };
};

/** Returns why a round does not take a run of another category; undefined if it does. */
function findProblem(
  round: RoundWithTeams | undefined,
  run: NamedRun,
  { timeFormat }: CategoryTimes,
) {
  if (!round || round.matchRule) return 'tidak ada babak seperti ini';
  const [problem] = findRunProblems(toRule(round), timeFormat, withTimeIn(run, timeFormat));
  return findNumberProblem(round, run.number) ?? problem?.text;
}

/**
 * Moves the runs of a locked registration to the rounds of another category with the same positions, and
 * returns how many there are. Throws 409 with those that a round does not take: then none is moved.
 */
export async function moveRuns(
  transaction: Transaction,
  { registrationId, from, to }: Move,
): Promise<number> {
  const [first] = from;
  const own = first
    ? (await findEnteredRuns(transaction, first)).filter(
        (run) => run.registrationId === registrationId,
      )
    : [];
  const moves = own
    .toSorted((one, other) => one.id - other.id)
    .map((run) => {
      const position = from.find(({ id }) => id === run.roundId)?.position;
      const round = to.rounds.find((each) => each.position === position);
      return { run, round, problem: findProblem(round, run, to.category) };
    });
  const refused = moves.filter(({ problem }) => problem !== undefined);
  if (refused.length > 0) {
    const texts = refused.map(({ run, problem = '' }) => `${describeRun(run)} (${problem})`);
    throw new HttpError(
      409,
      `Percobaan ini tidak cocok dengan aturan ${to.category.name}, jadi tidak ada yang dipindah: ${texts.join('; ')}.`,
    );
  }
  for (const { run, round } of moves)
    if (round) {
      const { time } = withTimeIn(run, to.category.timeFormat);
      await transaction.update(runs).set({ roundId: round.id, time }).where(eq(runs.id, run.id));
    }
  return moves.length;
}
