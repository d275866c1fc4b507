import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { categories, registrations, tournamentCategories, tournaments } from '../db/schema.ts';
import { insertFirstRounds } from './categoryRoundQueries.ts';
import { joinCategories, registeredTeams } from './queries.ts';

type Row = typeof tournaments.$inferSelect;

export type ManagedTournament = Row & {
  categories: { id: number; name: string; capacity: number | null; registered: number }[];
};

type Optional =
  | 'endDate'
  | 'endTime'
  | 'mapUrl'
  | 'cost'
  | 'contact'
  | 'programme'
  | 'documents'
  | 'objectionMinutes';

/** What an organiser sets; the picture and the status have operations of their own. What is left out stays. */
export type TournamentChanges = Omit<
  Row,
  'id' | 'image' | 'status' | 'version' | 'revision' | Optional
> &
  Partial<Pick<Row, Optional>>;

export type CategoryCapacity = { id: number; capacity: number | null };

async function withCategories(db: Database, rows: Row[]): Promise<ManagedTournament[]> {
  const links = await db
    .select({
      tournamentId: tournamentCategories.tournamentId,
      category: { id: categories.id, name: categories.name },
      capacity: tournamentCategories.capacity,
      registered: registeredTeams,
    })
    .from(tournamentCategories)
    .innerJoin(categories, eq(categories.id, tournamentCategories.categoryId))
    .where(
      inArray(
        tournamentCategories.tournamentId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(categories.id));
  return joinCategories(rows, links);
}

/** Returns all tournaments with their categories, the latest first. */
export async function findManagedTournaments(db: Database): Promise<ManagedTournament[]> {
  const rows = await db
    .select()
    .from(tournaments)
    .orderBy(desc(tournaments.date), asc(tournaments.id));
  return rows.length === 0 ? [] : withCategories(db, rows);
}

/** Returns a tournament, also a draft; undefined if it does not exist. */
export async function findManagedTournament(
  db: Database,
  id: number,
): Promise<ManagedTournament | undefined> {
  const rows = await db.select().from(tournaments).where(eq(tournaments.id, id));
  return (await withCategories(db, rows))[0];
}

/**
 * Locks a tournament until the end of the transaction, so that no other organiser changes it and no
 * team is registered meanwhile, and returns it; undefined if it does not exist.
 */
export async function lockTournament(
  transaction: Transaction,
  id: number,
): Promise<ManagedTournament | undefined> {
  const rows = await transaction
    .select()
    .from(tournaments)
    .where(eq(tournaments.id, id))
    .for('update');
  return (await withCategories(transaction, rows))[0];
}

/** Returns which of these ids are not those of categories. */
export async function findUnknownCategories(db: Database, ids: number[]): Promise<number[]> {
  const found = await db
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, ids));
  return ids.filter((id) => !found.some((category) => category.id === id));
}

/** Adds a draft and returns its id. */
export async function insertTournament(
  transaction: Transaction,
  changes: TournamentChanges,
  capacities: CategoryCapacity[],
): Promise<number> {
  const [inserted] = await transaction
    .insert(tournaments)
    .values({ ...changes, status: 'draft' })
    .returning({ id: tournaments.id });
  if (!inserted) throw new Error('A tournament was not inserted');
  await saveCategories(transaction, inserted.id, capacities);
  return inserted.id;
}

/** Changes a locked tournament. Categories that are left out must have no registrations. */
export async function replaceTournament(
  transaction: Transaction,
  id: number,
  changes: TournamentChanges,
  capacities: CategoryCapacity[],
): Promise<void> {
  const version = sql`${tournaments.version} + 1`;
  const revision = sql`${tournaments.revision} + 1`;
  await transaction
    .update(tournaments)
    .set({ ...changes, version, revision })
    .where(eq(tournaments.id, id));
  const kept = capacities.map((category) => category.id);
  await transaction
    .delete(tournamentCategories)
    .where(
      and(
        eq(tournamentCategories.tournamentId, id),
        kept.length > 0 ? notInArray(tournamentCategories.categoryId, kept) : undefined,
      ),
    );
  await saveCategories(transaction, id, capacities);
}

async function saveCategories(
  transaction: Transaction,
  tournamentId: number,
  capacities: CategoryCapacity[],
): Promise<void> {
  if (capacities.length === 0) return;
  await transaction
    .insert(tournamentCategories)
    .values(capacities.map(({ id, capacity }) => ({ tournamentId, categoryId: id, capacity })))
    .onConflictDoUpdate({
      target: [tournamentCategories.tournamentId, tournamentCategories.categoryId],
      set: { capacity: sql`excluded.capacity` },
    });
  await insertFirstRounds(transaction, [tournamentId]);
}

/** Sets what an update leaves as it is, so the version stays. */
export async function setTournamentColumns(
  transaction: Transaction,
  id: number,
  columns: Partial<Pick<Row, 'image' | 'status'>>,
): Promise<void> {
  const { status } = columns;
  // Nobody has a calendar file of a draft that is published.
  const same = status === 'published' ? ['draft', status] : [status];
  const isRevised = status && sql`(${notInArray(sql`${tournaments.status}`, same)})::integer`;
  await transaction
    .update(tournaments)
    .set({
      ...columns,
      ...(isRevised && { revision: sql`${tournaments.revision} + ${isRevised}` }),
    })
    .where(eq(tournaments.id, id));
}

export const countRegistrations = (db: Database, tournamentId: number): Promise<number> =>
  db.$count(registrations, eq(registrations.tournamentId, tournamentId));
