import { and, asc, eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { ResultsVersion } from '../../../openapi/schema.d.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { liveTables } from '../../db/resultTables.ts';
import { objections, officialResults, resultStates, tournaments } from '../../db/schema.ts';
import type { ShownRows } from '../../db/tables/results.ts';
import { HttpError } from '../../lib/httpError.ts';
import type { PlayedCategory } from '../entryQueries.ts';

/** How far the results of a category are; they are hidden while `frozenAt` is set. */
export type ResultsState = Omit<
  typeof resultStates.$inferSelect,
  'tournamentId' | 'categoryId' | 'shown'
>;

/** That of results which nobody has frozen or declared anything. */
const liveState: ResultsState = {
  state: 'live',
  version: 0,
  frozenAt: null,
  provisionalAt: null,
  shownAs: null,
  officialVersion: null,
  correctionReason: null,
};

const isOf = (
  { tournamentId, categoryId }: PlayedCategory,
  table: typeof resultStates | typeof officialResults | typeof objections,
) => and(eq(table.tournamentId, tournamentId), eq(table.categoryId, categoryId));

export async function findResultsState(
  db: Database,
  played: PlayedCategory,
): Promise<ResultsState> {
  const [found] = await db
    .select({
      state: resultStates.state,
      version: resultStates.version,
      frozenAt: resultStates.frozenAt,
      provisionalAt: resultStates.provisionalAt,
      shownAs: resultStates.shownAs,
      officialVersion: resultStates.officialVersion,
      correctionReason: resultStates.correctionReason,
    })
    .from(resultStates)
    .where(isOf(played, resultStates));
  return found ?? liveState;
}

/** Throws 409 if the results of a category are hidden: a team does not leave what visitors see, with its runs. */
export async function requireShown(db: Database, played: PlayedCategory): Promise<void> {
  if ((await findResultsState(db, played)).frozenAt)
    throw new HttpError(409, 'Papan kategori ini sedang dibekukan. Buka dulu papannya.');
}

/** Returns the tournaments in which the results of a category are no longer live. */
export const findStatesOf = (db: Database, categoryId: number) =>
  db
    .select({
      tournamentId: tournaments.id,
      title: tournaments.title,
      state: resultStates.state,
      frozenAt: resultStates.frozenAt,
    })
    .from(resultStates)
    .innerJoin(tournaments, eq(tournaments.id, resultStates.tournamentId))
    .where(eq(resultStates.categoryId, categoryId))
    .orderBy(asc(tournaments.id));

/** Returns the rows of a category that decide its results, as the views for visitors read them. */
function selectRows({ tournamentId, categoryId }: PlayedCategory): SQL<ShownRows> {
  const { rounds, ...others } = liveTables;
  const isIn = sql`tournament_id = ${tournamentId}::int and category_id = ${categoryId}::int`;
  const toRows = (name: string, condition: SQL) =>
    sql`${sql.raw(`'${name}'`)}, coalesce((
      select jsonb_agg(to_jsonb(kept)) from ${sql.identifier(name)} kept where ${condition}), '[]')`;
  const parts = [
    toRows(getTableName(rounds), isIn),
    ...Object.values(others).map((table) =>
      toRows(getTableName(table), sql`round_id in (select id from ${rounds} where ${isIn})`),
    ),
  ];
  return sql`jsonb_build_object(${sql.join(parts, sql`, `)})`;
}

/** What becomes of the rows that visitors see: those of now are kept for them, or they see what is stored. */
export type ShownChange = 'unchanged' | 'keep' | 'open';

/** Stores the state of a locked category, which gets a higher version. */
export async function saveResultsState(
  transaction: Transaction,
  played: PlayedCategory,
  { shown, ...state }: ResultsState & { shown: ShownChange },
): Promise<void> {
  const values = {
    ...state,
    version: state.version + 1,
    ...(shown !== 'unchanged' && { shown: shown === 'keep' ? selectRows(played) : null }),
  };
  await (state.version === 0
    ? transaction.insert(resultStates).values({ ...played, ...values })
    : transaction.update(resultStates).set(values).where(isOf(played, resultStates)));
}

export async function insertOfficialResults(
  transaction: Transaction,
  official: typeof officialResults.$inferInsert,
): Promise<void> {
  await transaction.insert(officialResults).values(official);
}

/** Returns the versions of official results as the document has them, the first one first. */
export async function findResultsVersions(
  db: Database,
  played: PlayedCategory,
): Promise<ResultsVersion[]> {
  const found = await db
    .select({
      version: officialResults.version,
      publishedAt: officialResults.createdAt,
      reason: officialResults.reason,
    })
    .from(officialResults)
    .where(isOf(played, officialResults))
    .orderBy(asc(officialResults.version));
  return found.map(({ publishedAt, ...version }) => ({
    ...version,
    published_at: publishedAt.toISOString(),
  }));
}

/** Returns until when teams may object to provisional results; null for others. */
export async function findObjectionsEnd(
  db: Database,
  { tournamentId }: PlayedCategory,
  { state, provisionalAt, correctionReason }: ResultsState,
): Promise<Date | null> {
  if (state !== 'provisional' || !provisionalAt || correctionReason !== null) return null;
  const [found] = await db
    .select({ minutes: tournaments.objectionMinutes })
    .from(tournaments)
    .where(eq(tournaments.id, tournamentId));
  return new Date(provisionalAt.getTime() + (found?.minutes ?? 0) * 60_000);
}

export const countOpenObjections = (db: Database, played: PlayedCategory): Promise<number> =>
  db.$count(objections, and(isOf(played, objections), eq(objections.state, 'open')));
