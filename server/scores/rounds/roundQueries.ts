import { and, asc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { liveTables, type ResultTables } from '../../db/resultTables.ts';
import { rounds, roundTeams } from '../../db/schema.ts';
import type { PlayedCategory } from '../entryQueries.ts';
import { requireNotOfficial } from '../results/requireNotOfficial.ts';
import { deleteDraws, type Draw, findDraws, replaceInDraw } from '../matches/matchQueries.ts';

export type RoundRow = typeof rounds.$inferSelect;

/** A round with the registrations that have advanced to it, in their order. */
export type RoundWithTeams = RoundRow & {
  registrationIds: number[];
  /** Why registrations have advanced, where their rank does not say that. */
  reasons: ReadonlyMap<number, string>;
  /** Undefined for a round of runs, and for one of matches that is not drawn. */
  draw: Draw | undefined;
};

const isIn = (
  { tournamentId, categoryId }: PlayedCategory,
  { rounds: table }: Pick<ResultTables, 'rounds'> = liveTables,
) => and(eq(table.tournamentId, tournamentId), eq(table.categoryId, categoryId));

/** Returns what of a round decides how its runs count, as the document has it. */
export const toRule = (round: RoundRow) => ({
  run_count: round.runCount,
  counting: round.counting,
  best_count: round.bestCount,
  incomplete_mean: round.incompleteMean,
  ranking: round.ranking,
  counts_unfinished: round.countsUnfinished,
  ties: round.ties,
  without_result: round.withoutResult,
  carry_over: round.carryOver,
});

/** Returns the rounds of a category in their order, with their teams. */
export async function findRounds(
  db: Database,
  played: PlayedCategory,
  tables: ResultTables = liveTables,
): Promise<RoundWithTeams[]> {
  const found = await db
    .select()
    .from(tables.rounds)
    .where(isIn(played, tables))
    .orderBy(asc(tables.rounds.position));
  if (found.length === 0) return [];
  const teams = await db
    .select({
      roundId: tables.roundTeams.roundId,
      registrationId: tables.roundTeams.registrationId,
      reason: tables.roundTeams.publicReason,
    })
    .from(tables.roundTeams)
    .where(
      inArray(
        tables.roundTeams.roundId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(asc(tables.roundTeams.position));
  const draws = await findDraws(
    db,
    found.flatMap(({ id, matchRule }) => (matchRule ? id : [])),
    tables,
  );
  const byRound = Map.groupBy(teams, ({ roundId }) => roundId);
  return found.map((round) => {
    const own = byRound.get(round.id) ?? [];
    return {
      ...round,
      draw: draws.get(round.id),
      registrationIds: own.map(({ registrationId }) => registrationId),
      reasons: new Map(
        own.flatMap(({ registrationId, reason }) =>
          reason === null ? [] : [[registrationId, reason] as const],
        ),
      ),
    };
  });
}

/**
 * Locks a round of a category until the end of the transaction, so that its rule and state stay as they
 * are, and returns it; without an id the first round. Returns undefined if the category has no such round. Throws
 * 409 if its results are official, as every lock of rounds for a change does.
 */
export async function lockRound(
  transaction: Transaction,
  played: PlayedCategory,
  id: number | undefined,
): Promise<RoundRow | undefined> {
  const [round] = await transaction
    .select()
    .from(rounds)
    .where(and(isIn(played), id === undefined ? eq(rounds.position, 1) : eq(rounds.id, id)))
    .for('share');
  await requireNotOfficial(transaction, played);
  return round;
}

/** Locks the rounds of a category as `lockRound` does. */
export async function lockRounds(transaction: Transaction, played: PlayedCategory): Promise<void> {
  await transaction
    .select({ id: rounds.id })
    .from(rounds)
    .where(isIn(played))
    .orderBy(asc(rounds.position))
    .for('share');
  await requireNotOfficial(transaction, played);
}

export const isRoundTeam = async (
  db: Database,
  roundId: number,
  registrationId: number,
): Promise<boolean> =>
  (await db.$count(
    roundTeams,
    and(eq(roundTeams.roundId, roundId), eq(roundTeams.registrationId, registrationId)),
  )) > 0;

/** Whether the teams of a later round are not chosen yet. */
export const isPlanned = ({
  position,
  registrationIds,
}: Pick<RoundWithTeams, 'position' | 'registrationIds'>): boolean =>
  position > 1 && registrationIds.length === 0;

/** Returns `isPlanned` of a round that was read without its teams. */
export const findIsPlanned = async (
  db: Database,
  { id, position, state }: RoundRow,
): Promise<boolean> =>
  position > 1 &&
  state === 'closed' &&
  (await db.$count(roundTeams, eq(roundTeams.roundId, id))) === 0;

/** Returns whether the teams of a later round of a category have been chosen. */
export const hasChosenTeams = async (db: Database, played: PlayedCategory): Promise<boolean> =>
  (await db.$count(
    roundTeams,
    inArray(roundTeams.roundId, db.select({ id: rounds.id }).from(rounds).where(isIn(played))),
  )) > 0;

/** Returns a round; undefined if it does not exist. */
export async function findRound(db: Database, id: number): Promise<RoundRow | undefined> {
  const [round] = await db.select().from(rounds).where(eq(rounds.id, id));
  return round;
}

/** Locks the rounds of a category, also of official results, so that nobody changes them or a run in them meanwhile. */
export async function lockRoundsToStay(
  transaction: Transaction,
  played: PlayedCategory,
): Promise<void> {
  await transaction
    .select({ id: rounds.id })
    .from(rounds)
    .where(isIn(played))
    .orderBy(asc(rounds.position))
    // Not in the way of a plan of the day, whose slots refer to them.
    .for('no key update');
}

/**
 * Locks the rounds of a category until the end of the transaction, so that nobody changes them or a run
 * in them meanwhile, and returns them in their order.
 */
export async function lockRoundsForChange(
  transaction: Transaction,
  played: PlayedCategory,
): Promise<RoundWithTeams[]> {
  await transaction
    .select({ id: rounds.id })
    .from(rounds)
    .where(isIn(played))
    .orderBy(asc(rounds.position))
    .for('update');
  await requireNotOfficial(transaction, played);
  return findRounds(transaction, played);
}

/** What an organiser sets of a round. */
export type RoundChanges = Omit<RoundRow, 'id' | 'tournamentId' | 'categoryId' | 'state'>;

/** Replaces the locked rounds of a category. The first one keeps its position; a new one is closed. */
export async function replaceRounds(
  transaction: Transaction,
  played: PlayedCategory,
  saved: readonly (RoundChanges & { id: number | undefined })[],
): Promise<void> {
  const kept = saved.flatMap(({ id }) => id ?? []);
  await transaction.delete(rounds).where(and(isIn(played), notInArray(rounds.id, kept)));
  // Out of the way, as no two rounds have one position.
  await transaction
    .update(rounds)
    .set({ position: sql`${rounds.position} + 100` })
    .where(and(isIn(played), gt(rounds.position, 1)));
  for (const { id, ...changes } of saved)
    await (id === undefined
      ? transaction.insert(rounds).values({ ...played, ...changes, state: 'closed' })
      : transaction.update(rounds).set(changes).where(eq(rounds.id, id)));
}

export async function setRoundStateColumn(
  transaction: Transaction,
  id: number,
  state: RoundRow['state'],
): Promise<void> {
  await transaction.update(rounds).set({ state }).where(eq(rounds.id, id));
}

export async function insertRoundTeams(
  transaction: Transaction,
  rows: (typeof roundTeams.$inferInsert)[],
): Promise<void> {
  await transaction.insert(roundTeams).values(rows);
}

/** Takes the teams out of locked rounds and closes them, as they were before they were opened. */
export async function withdrawRounds(
  transaction: Transaction,
  ids: readonly number[],
): Promise<void> {
  await transaction.delete(roundTeams).where(inArray(roundTeams.roundId, [...ids]));
  await deleteDraws(transaction, ids);
  await transaction
    .update(rounds)
    .set({ state: 'closed' })
    .where(inArray(rounds.id, [...ids]));
}

/** Gives the position of a team in a round, and its place in a draw, to another one. */
export async function replaceTeam(
  transaction: Transaction,
  { roundId, registrationId }: { roundId: number; registrationId: number },
  replacement: { registrationId: number; reason: string; publicReason: string | null },
): Promise<void> {
  await transaction
    .update(roundTeams)
    .set(replacement)
    .where(and(eq(roundTeams.roundId, roundId), eq(roundTeams.registrationId, registrationId)));
  await replaceInDraw(transaction, { roundId, registrationId }, replacement.registrationId);
}
