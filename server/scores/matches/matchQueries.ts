import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { liveTables, type ResultTables } from '../../db/resultTables.ts';
import { drawPlaces, draws, matches, rounds } from '../../db/schema.ts';

export type MatchRow = typeof matches.$inferSelect;

/** How a round of matches was drawn, and its matches. */
export type Draw = Omit<typeof draws.$inferSelect, 'roundId'> & {
  /** By group and position. */
  places: Omit<typeof drawPlaces.$inferSelect, 'roundId'>[];
  /** By number. */
  matches: MatchRow[];
};

/** Returns the draws of rounds, by the id of the round. */
export async function findDraws(
  db: Database,
  roundIds: readonly number[],
  tables: ResultTables = liveTables,
): Promise<Map<number, Draw>> {
  if (roundIds.length === 0) return new Map();
  const ids = [...roundIds];
  const found = await db.select().from(tables.draws).where(inArray(tables.draws.roundId, ids));
  if (found.length === 0) return new Map();
  const places = await db
    .select()
    .from(tables.drawPlaces)
    .where(inArray(tables.drawPlaces.roundId, ids))
    .orderBy(asc(tables.drawPlaces.groupNumber), asc(tables.drawPlaces.position));
  const played = await db
    .select()
    .from(tables.matches)
    .where(inArray(tables.matches.roundId, ids))
    .orderBy(asc(tables.matches.number));
  return new Map(
    found.map(({ roundId, ...draw }) => [
      roundId,
      {
        ...draw,
        places: places.filter((place) => place.roundId === roundId),
        matches: played.filter((match) => match.roundId === roundId),
      },
    ]),
  );
}

/** Returns the round of a match, and the match; undefined if it does not exist. */
export async function findMatch(db: Database, id: number) {
  const [found] = await db
    .select({ match: matches, round: rounds })
    .from(matches)
    .innerJoin(rounds, eq(rounds.id, matches.roundId))
    .where(eq(matches.id, id));
  return found;
}

/** Returns how many matches of rounds have a result. */
export const countResults = (db: Database, roundIds: readonly number[]): Promise<number> =>
  db.$count(matches, and(inArray(matches.roundId, [...roundIds]), isNotNull(matches.outcome)));

/** Returns the name of the round in which a registration was drawn; undefined if in none. */
export async function findDrawnRound(
  db: Database,
  registrationId: number,
): Promise<string | undefined> {
  const [found] = await db
    .select({ name: rounds.name })
    .from(drawPlaces)
    .innerJoin(rounds, eq(rounds.id, drawPlaces.roundId))
    .where(eq(drawPlaces.registrationId, registrationId))
    .orderBy(asc(rounds.position))
    .limit(1);
  return found?.name;
}

export async function deleteDraws(
  transaction: Transaction,
  roundIds: readonly number[],
): Promise<void> {
  await transaction.delete(draws).where(inArray(draws.roundId, [...roundIds]));
}

export type NewDraw = {
  roundId: number;
  method: Draw['method'];
  seed: string | null;
  version: number;
  places: { registrationId: number; groupNumber: number; position: number }[];
  matches: Pick<MatchRow, 'number' | 'groupNumber' | 'homeId' | 'awayId'>[];
};

/** How many rows are saved by one statement: PostgreSQL takes 65,535 parameters. */
const rowsAtOnce = 1000;

/** Replaces the draw of a round and its matches. */
export async function saveDraw(
  transaction: Transaction,
  { places, matches: planned, ...draw }: NewDraw,
): Promise<void> {
  const { roundId } = draw;
  await deleteDraws(transaction, [roundId]);
  await transaction.insert(draws).values(draw);
  await transaction.insert(drawPlaces).values(places.map((place) => ({ roundId, ...place })));
  for (let start = 0; start < planned.length; start += rowsAtOnce)
    await transaction
      .insert(matches)
      .values(planned.slice(start, start + rowsAtOnce).map((match) => ({ roundId, ...match })));
}

/** Changes a match, which gets a higher version. */
export async function updateMatch(
  transaction: Transaction,
  id: number,
  changes: Partial<Omit<MatchRow, 'id' | 'roundId' | 'number' | 'version'>>,
): Promise<void> {
  await transaction
    .update(matches)
    .set({ ...changes, version: sql`${matches.version} + 1` })
    .where(eq(matches.id, id));
}

/** Saves the order of registrations between which lots were drawn, the best first. */
export async function saveLots(
  transaction: Transaction,
  roundId: number,
  registrationIds: readonly number[],
): Promise<void> {
  for (const [index, registrationId] of registrationIds.entries())
    await transaction
      .update(drawPlaces)
      .set({ lot: index + 1 })
      .where(and(eq(drawPlaces.roundId, roundId), eq(drawPlaces.registrationId, registrationId)));
}

/** Forgets the lots of a group, whose table is another one now. */
export async function forgetLots(
  transaction: Transaction,
  roundId: number,
  groupNumber: number,
): Promise<void> {
  await transaction
    .update(drawPlaces)
    .set({ lot: null })
    .where(
      and(
        eq(drawPlaces.roundId, roundId),
        eq(drawPlaces.groupNumber, groupNumber),
        isNotNull(drawPlaces.lot),
      ),
    );
}

/** Gives the place of a registration in a draw, and its matches, to another one. */
export async function replaceInDraw(
  transaction: Transaction,
  { roundId, registrationId }: { roundId: number; registrationId: number },
  replacementId: number,
): Promise<void> {
  const version = sql`${matches.version} + 1`;
  await transaction
    .update(drawPlaces)
    .set({ registrationId: replacementId })
    .where(and(eq(drawPlaces.roundId, roundId), eq(drawPlaces.registrationId, registrationId)));
  await transaction
    .update(matches)
    .set({ homeId: replacementId, version })
    .where(and(eq(matches.roundId, roundId), eq(matches.homeId, registrationId)));
  await transaction
    .update(matches)
    .set({ awayId: replacementId, version })
    .where(and(eq(matches.roundId, roundId), eq(matches.awayId, registrationId)));
}

/** Returns the match that the request with this key has ended; undefined if there is none. */
export async function findMatchByKey(db: Database, key: string): Promise<MatchRow | undefined> {
  const [found] = await db.select().from(matches).where(eq(matches.entryKey, key));
  return found;
}

/** Returns whether a registration has a match with a result in a round. */
export const hasMatchResult = async (
  db: Database,
  { roundId, registrationId }: { roundId: number; registrationId: number },
): Promise<boolean> =>
  (await db.$count(
    matches,
    and(
      eq(matches.roundId, roundId),
      isNotNull(matches.outcome),
      or(eq(matches.homeId, registrationId), eq(matches.awayId, registrationId)),
    ),
  )) > 0;
