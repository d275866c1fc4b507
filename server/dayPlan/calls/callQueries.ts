import { and, eq, inArray, max } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { categories, planSlots, registrations, teams } from '../../db/schema.ts';
import type { SlotRow } from '../planQueries.ts';

type StoredCall = Pick<
  typeof planSlots.$inferInsert,
  'callState' | 'callCount' | 'absences' | 'callAt' | 'callKey' | 'callBefore'
>;

/** Returns the last place in the order of an arena. */
export async function findLastPosition(db: Database, arenaId: number): Promise<number> {
  const [last] = await db
    .select({ position: max(planSlots.position) })
    .from(planSlots)
    .where(eq(planSlots.arenaId, arenaId));
  return last?.position ?? 0;
}

/** Whether a place in the order of an arena is of no slot. */
export const isFree = async (db: Database, arenaId: number, position: number): Promise<boolean> =>
  (await db.$count(
    planSlots,
    and(eq(planSlots.arenaId, arenaId), eq(planSlots.position, position)),
  )) === 0;

/** Stores the next call of a slot, and its place if that changes. */
export async function saveCall(
  transaction: Transaction,
  { id, callVersion }: Pick<SlotRow, 'id' | 'callVersion'>,
  { position, ...call }: StoredCall & { position: number },
): Promise<void> {
  await transaction
    .update(planSlots)
    .set({ ...call, position, callVersion: callVersion + 1 })
    .where(eq(planSlots.id, id));
}

/** Returns the names of teams by their registrations. */
export async function findNames(db: Database, ids: number[]): Promise<Map<number, string>> {
  const found = await db
    .select({ id: registrations.id, name: teams.name })
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .where(inArray(registrations.id, ids));
  return new Map(found.map(({ id, name }) => [id, name]));
}

export async function findCategoryName(db: Database, id: number): Promise<string> {
  const [found] = await db
    .select({ name: categories.name })
    .from(categories)
    .where(eq(categories.id, id));
  return found?.name ?? '';
}
