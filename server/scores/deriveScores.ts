import { eq, inArray, sql } from 'drizzle-orm';
import { toScore } from '../../openapi/runs/runResults.ts';
import type { Transaction } from '../db/database.ts';
import {
  categories,
  registrations,
  scores,
  standings,
  tournamentCategories,
} from '../db/schema.ts';
import { isOf, isPlayed, type PlayedCategory } from './entryQueries.ts';
import { findResultsState } from './results/stateQueries.ts';
import { findRoundRankings, type RoundRanking, toStandings } from './rounds/roundRankings.ts';
import { toRule } from './rounds/roundQueries.ts';

/** Returns a category, whose scores and standings nobody else derives until the end of the transaction. */
export async function lockCategory(transaction: Transaction, played: PlayedCategory) {
  const [found] = await transaction
    .select({ format: categories.timeFormat, ranking: categories.ranking })
    .from(tournamentCategories)
    .innerJoin(categories, eq(categories.id, tournamentCategories.categoryId))
    .where(isPlayed(played))
    .for('no key update', { of: tournamentCategories });
  return found;
}

const findStored = (transaction: Transaction, played: PlayedCategory) =>
  transaction
    .select({
      registrationId: registrations.id,
      teamId: registrations.teamId,
      score: { points: scores.points, time: scores.time, rankedBy: scores.rankedBy },
      place: standings.place,
    })
    .from(registrations)
    .leftJoin(scores, eq(scores.registrationId, registrations.id))
    .leftJoin(standings, eq(standings.registrationId, registrations.id))
    .where(isOf(played))
    .orderBy(registrations.id);

type Category = NonNullable<Awaited<ReturnType<typeof lockCategory>>>;
type Score = Pick<typeof scores.$inferInsert, 'points' | 'time' | 'rankedBy'>;

/** Returns the score of each team with a counted run by its registration: of its last round with one. */
function toScores(rankings: readonly RoundRanking[], category: Category) {
  const found = new Map<number, Score>();
  for (const { round, ranked, withoutResult } of rankings) {
    for (const { entry, result } of ranked)
      found.set(entry.registrationId, {
        ...toScore(result, toRule(round), category),
        rankedBy: round.ranking,
      });
    // Teams that are still in a knock-out have won matches.
    for (const { registrationId, points } of withoutResult)
      if (points !== undefined)
        found.set(registrationId, {
          ...toScore({ points, time: 0 }, toRule(round), category),
          rankedBy: round.ranking,
        });
  }
  return found;
}

type Change<Value> = { registrationId: number; value: Value | undefined };

const withoutValue = (changes: readonly Change<unknown>[]) =>
  changes.filter(({ value }) => value === undefined).map(({ registrationId }) => registrationId);

/** A score that changes keeps its id and gets a higher version. */
async function saveScores(
  transaction: Transaction,
  categoryId: number,
  changes: readonly Change<Score>[],
): Promise<void> {
  const deleted = withoutValue(changes);
  if (deleted.length > 0)
    await transaction.delete(scores).where(inArray(scores.registrationId, deleted));
  const rows = changes.flatMap(({ registrationId, value }) =>
    value ? [{ registrationId, categoryId, ...value }] : [],
  );
  if (rows.length > 0)
    await transaction
      .insert(scores)
      .values(rows)
      .onConflictDoUpdate({
        target: scores.registrationId,
        set: {
          points: sql`excluded.points`,
          time: sql`excluded.time`,
          rankedBy: sql`excluded.ranked_by`,
          version: sql`${scores.version} + 1`,
        },
      });
}

async function saveStandings(
  transaction: Transaction,
  changes: readonly Change<number>[],
): Promise<void> {
  const deleted = withoutValue(changes);
  if (deleted.length > 0)
    await transaction.delete(standings).where(inArray(standings.registrationId, deleted));
  const rows = changes.flatMap(({ registrationId, value }) =>
    value === undefined ? [] : [{ registrationId, place: value }],
  );
  if (rows.length > 0)
    await transaction
      .insert(standings)
      .values(rows)
      .onConflictDoUpdate({
        target: standings.registrationId,
        set: { place: sql`excluded.place` },
      });
}

const isSame = (stored: Score | null, derived: Score | undefined): boolean =>
  stored?.points === derived?.points &&
  stored?.time === derived?.time &&
  stored?.rankedBy === derived?.rankedBy;

/**
 * Writes the scores and the standings of a category of a tournament anew from its runs. Whatever changes
 * runs, the rule or the teams of a round locks rounds and registrations before and calls it. While results are
 * hidden, scores and standings stay as visitors see them: they are derived when the board is opened.
 */
export async function deriveScores(
  transaction: Transaction,
  played: PlayedCategory,
): Promise<void> {
  const category = await lockCategory(transaction, played);
  if (!category || (await findResultsState(transaction, played)).frozenAt) return;
  const rankings = await findRoundRankings(transaction, played);
  const stored = await findStored(transaction, played);
  const scored = toScores(rankings, category);
  const places = new Map(
    toStandings(rankings).map(({ team, place }) => [team, place ?? undefined] as const),
  );
  await saveScores(
    transaction,
    played.categoryId,
    stored
      .map(({ registrationId, score }) => ({
        registrationId,
        score,
        value: scored.get(registrationId),
      }))
      .filter(({ score, value }) => !isSame(score, value)),
  );
  await saveStandings(
    transaction,
    stored
      .map(({ registrationId, teamId, place }) => ({
        registrationId,
        place,
        value: places.get(teamId),
      }))
      .filter(({ place, value }) => place !== (value ?? null)),
  );
}
