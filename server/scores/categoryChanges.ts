import { and, asc, eq, inArray, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import { needsPoints, needsTime } from '../../openapi/runs/runResults.ts';
import { canRefine, type TimeFormat, timeFormats } from '../../openapi/runs/scoreTimes.ts';
import type { RankingRule } from '../../openapi/schema.d.ts';
import type { Transaction } from '../db/database.ts';
import { registrations, rounds, runs, scoreEntries, teams, tournaments } from '../db/schema.ts';
import { hasResult } from '../db/hasResult.ts';
import { HttpError } from '../lib/httpError.ts';
import { deriveScores } from './deriveScores.ts';
import { findStatesOf } from './results/stateQueries.ts';
import { toRule } from './rounds/roundQueries.ts';

/** How many runs or rounds a message names. */
const namedCount = 3;

/**
 * Locks the rounds of a category in all tournaments, in the order in which other changes lock those of one,
 * until the end of the transaction: nobody changes them or a run in them meanwhile.
 */
const lockRoundsOf = (transaction: Transaction, categoryId: number) =>
  transaction
    .select()
    .from(rounds)
    .where(eq(rounds.categoryId, categoryId))
    .orderBy(asc(rounds.tournamentId), asc(rounds.position))
    .for('update');

/** Derives the scores of a category in all tournaments in which it has runs or results of matches. */
async function deriveAll(transaction: Transaction, categoryId: number): Promise<void> {
  const locked = await transaction
    .select({ tournamentId: registrations.tournamentId })
    .from(registrations)
    .where(and(eq(registrations.categoryId, categoryId), hasResult))
    .orderBy(asc(registrations.id))
    .for('no key update');
  // In one order, as others may derive them at the same time.
  const tournamentIds = [...new Set(locked.map(({ tournamentId }) => tournamentId))];
  for (const tournamentId of tournamentIds.toSorted((one, other) => one - other))
    await deriveScores(transaction, { tournamentId, categoryId });
}

/** Returns the first names, and how many more there are: 'A, B, C dan 12 percobaan lain'. */
function nameFirst(names: readonly string[], count: number, noun: string): string {
  const more = count - names.length;
  return names.join(', ') + (more > 0 ? ` dan ${more} ${noun} lain` : '');
}

type CategoryRanking = { id: number; ranking: RankingRule };

/** Returns those of the rounds that have a run without what another ranking needs. */
async function findRoundsThatLack(
  transaction: Transaction,
  found: readonly (typeof rounds.$inferSelect)[],
  ranking: RankingRule,
): Promise<Set<number>> {
  const entered = await transaction
    .select({
      roundId: runs.roundId,
      outcome: runs.outcome,
      points: runs.points,
      time: runs.time,
    })
    .from(runs)
    .where(
      inArray(
        runs.roundId,
        found.map(({ id }) => id),
      ),
    );
  const ruleOf = new Map(found.map((round) => [round.id, { ...toRule(round), ranking }]));
  const lacking = entered.filter(({ roundId, outcome, points, time }) => {
    const rule = ruleOf.get(roundId);
    return (
      rule !== undefined &&
      ((points === null && needsPoints(rule, outcome)) ||
        (time === null && needsTime(rule, outcome)))
    );
  });
  return new Set(lacking.map(({ roundId }) => roundId));
}

async function nameRounds(transaction: Transaction, ids: readonly number[]): Promise<string> {
  const named = await transaction
    .select({ name: rounds.name, tournament: tournaments.title })
    .from(rounds)
    .innerJoin(tournaments, eq(tournaments.id, rounds.tournamentId))
    .where(inArray(rounds.id, [...ids]))
    .orderBy(asc(rounds.tournamentId), asc(rounds.position))
    .limit(namedCount);
  return nameFirst(
    named.map(({ name, tournament }) => `${name} (${tournament})`),
    ids.length,
    'babak',
  );
}

/**
 * Ranks the rounds that are ranked as their category was by its new rule, and derives the scores of its
 * teams anew. A round with runs that lack what the new rule needs keeps its own: its results stay as they
 * are. Returns which do, for people; undefined if none does.
 */
export async function changeRanking(
  transaction: Transaction,
  before: CategoryRanking,
  ranking: RankingRule,
): Promise<string | undefined> {
  const locked = await lockRoundsOf(transaction, before.id);
  // Official results keep the rule by which they were ranked.
  const states = await findStatesOf(transaction, before.id);
  const official = new Set(
    states.flatMap(({ state, tournamentId }) => (state === 'official' ? tournamentId : [])),
  );
  const affected = locked.filter(
    (round) => round.ranking === before.ranking && !official.has(round.tournamentId),
  );
  const lacking = await findRoundsThatLack(transaction, affected, ranking);
  const changed = affected.filter(({ id }) => !lacking.has(id));
  await transaction
    .update(rounds)
    .set({
      ranking,
      // By time, a missed run cannot count as 0 in a mean: such a team is below those with one.
      ...(ranking === 'time' && {
        incompleteMean: sql`case when ${rounds.counting} = 'mean' then 'below' end`,
      }),
    })
    .where(
      inArray(
        rounds.id,
        changed.map(({ id }) => id),
      ),
    );
  await deriveAll(transaction, before.id);
  if (lacking.size === 0) return undefined;
  const names = await nameRounds(transaction, [...lacking]);
  const missing = ranking === 'time' ? 'waktu' : 'poin';
  return `Tetap memakai aturan lama karena percobaannya tidak memiliki ${missing}: ${names}.`;
}

/** What `like` finds times of each format by. */
const likePatterns: Record<TimeFormat, string> = {
  'MM:SS.hh': '__:__.__',
  'MM:SS.hhh': '__:__.___',
  'HH:MM:SS': '__:__:__',
};

const hasFormat = (format: TimeFormat): SQL => sql`${runs.time} like ${likePatterns[format]}`;

/** Throws 409 if runs have times that cannot be written in another format; names them. */
async function rejectOtherFormats(
  transaction: Transaction,
  categoryId: number,
  format: TimeFormat,
): Promise<void> {
  const fitting = timeFormats.filter((each) => each === format || canRefine(each, format));
  const isOther = and(
    eq(rounds.categoryId, categoryId),
    isNotNull(runs.time),
    not(or(...fitting.map(hasFormat)) ?? sql`false`),
  );
  const named = await transaction
    .select({
      team: teams.name,
      tournament: tournaments.title,
      round: rounds.name,
      number: runs.number,
      count: sql<number>`(count(*) over ())::integer`,
    })
    .from(runs)
    .innerJoin(rounds, eq(rounds.id, runs.roundId))
    .innerJoin(tournaments, eq(tournaments.id, rounds.tournamentId))
    .innerJoin(registrations, eq(registrations.id, runs.registrationId))
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .where(isOther)
    .orderBy(asc(runs.id))
    .limit(namedCount);
  const [first] = named;
  if (!first) return;
  const names = named.map(
    ({ team, tournament, round, number }) =>
      `${team} (${tournament}, ${round}, percobaan ${number})`,
  );
  throw new HttpError(
    409,
    `Format waktu tidak dapat diubah, karena sudah ada waktu dalam format lain: ${nameFirst(names, first.count, 'percobaan')}.`,
  );
}

/** Throws 409 while visitors see older results of a category: their times are in the format of now. */
async function rejectHidden(transaction: Transaction, categoryId: number): Promise<void> {
  const hidden = (await findStatesOf(transaction, categoryId)).find(({ frozenAt }) => frozenAt);
  if (hidden)
    throw new HttpError(
      409,
      `Format waktu tidak dapat diubah selama papan ${hidden.title} dibekukan.`,
    );
}

/**
 * Writes the times of a category in another format, where that loses nothing, and derives its scores anew.
 * Throws 409 if there are times that it cannot write.
 */
export async function changeTimeFormat(
  transaction: Transaction,
  categoryId: number,
  format: TimeFormat,
): Promise<void> {
  const locked = await lockRoundsOf(transaction, categoryId);
  await rejectHidden(transaction, categoryId);
  await rejectOtherFormats(transaction, categoryId, format);
  const roundIds = locked.map(({ id }) => id);
  for (const coarser of timeFormats.filter((each) => canRefine(each, format))) {
    const pattern = likePatterns[coarser];
    await transaction
      .update(runs)
      .set({ time: sql`${runs.time} || '0'`, version: sql`${runs.version} + 1` })
      .where(and(inArray(runs.roundId, roundIds), sql`${runs.time} like ${pattern}`));
    // A request that is repeated afterwards is still the same.
    await transaction
      .update(scoreEntries)
      .set({ time: sql`${scoreEntries.time} || '0'` })
      .where(
        and(inArray(scoreEntries.roundId, roundIds), sql`${scoreEntries.time} like ${pattern}`),
      );
  }
  await deriveAll(transaction, categoryId);
}
