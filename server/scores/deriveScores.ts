import { asc, eq, inArray, sql } from 'drizzle-orm';
import { toScore } from '../../openapi/runs/runResults.ts';
import type { Database, Transaction } from '../db/database.ts';
import { categories, registrations, rounds, runs, scores } from '../db/schema.ts';
import { timeFormatOf } from './playedCategory.ts';
import { toRule } from './rounds/roundQueries.ts';

const findCategories = (db: Database, registrationIds: number[]) =>
  db
    .select({
      registrationId: registrations.id,
      categoryId: categories.id,
      name: categories.name,
      ranking: categories.ranking,
    })
    .from(registrations)
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .where(inArray(registrations.id, registrationIds));

/** Returns the runs of registrations with their rounds, in the order of both. */
const findPlayedRuns = (db: Database, registrationIds: number[]) =>
  db
    .select({ round: rounds, run: runs })
    .from(runs)
    .innerJoin(rounds, eq(rounds.id, runs.roundId))
    .where(inArray(runs.registrationId, registrationIds))
    .orderBy(asc(rounds.position), asc(runs.number));

type PlayedRun = Awaited<ReturnType<typeof findPlayedRuns>>[number];

const toPlayedRounds = (played: PlayedRun[]) =>
  [...Map.groupBy(played, ({ round }) => round.id).values()].flatMap((list) => {
    const [first] = list;
    return first ? [{ rule: toRule(first.round), runs: list.map(({ run }) => run) }] : [];
  });

/**
 * Writes the scores of registrations anew from their runs: a score that changes keeps its id and gets a
 * higher version, and a team without a counted run has none. Every change of runs or of a round's rule
 * locks the registrations and calls it.
 */
export async function deriveScores(
  transaction: Transaction,
  registrationIds: readonly number[],
): Promise<void> {
  const ids = [...registrationIds];
  if (ids.length === 0) return;
  const played = Map.groupBy(
    await findPlayedRuns(transaction, ids),
    ({ run }) => run.registrationId,
  );
  const categoryOf = new Map(
    (await findCategories(transaction, ids)).map((found) => [found.registrationId, found]),
  );
  // New scores are added in the order of the registrations.
  const derived = ids.flatMap((registrationId) => {
    const category = categoryOf.get(registrationId);
    if (!category) return [];
    const { categoryId, name, ranking } = category;
    const playedRounds = toPlayedRounds(played.get(registrationId) ?? []);
    const score = toScore(playedRounds, { format: timeFormatOf(name), ranking });
    return [{ registrationId, categoryId, score }];
  });
  const without = derived.filter(({ score }) => !score);
  if (without.length > 0)
    await transaction.delete(scores).where(
      inArray(
        scores.registrationId,
        without.map(({ registrationId }) => registrationId),
      ),
    );
  const rows = derived.flatMap(({ score, ...row }) => (score ? [{ ...row, ...score }] : []));
  if (rows.length === 0) return;
  await transaction
    .insert(scores)
    .values(rows)
    .onConflictDoUpdate({
      target: scores.registrationId,
      set: {
        points: sql`excluded.points`,
        time: sql`excluded.time`,
        version: sql`${scores.version} + 1`,
      },
      setWhere: sql`(${scores.points}, ${scores.time}) is distinct from (excluded.points, excluded.time)`,
    });
}
