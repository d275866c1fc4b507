import { eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { dayPlans, planSlots } from '../../db/schema.ts';
import type { DaySettings, PlanBefore } from '../../db/tables/dayPlans.ts';
import type { SlotSubject } from '../findJobs.ts';
import { findArenas, findSlots } from '../planQueries.ts';

/** Returns what an undo restores after a change of a plan: the plan as it is now. */
export async function readBefore(
  db: Database,
  tournamentId: number,
  settings: DaySettings,
): Promise<PlanBefore> {
  const slots = await findSlots(db, tournamentId);
  return {
    settings,
    arenas: await findArenas(db, tournamentId),
    slots: slots.map((slot) => ({
      ...toSubject(slot),
      id: slot.id,
      arenaId: slot.arenaId,
      seconds: slot.seconds,
      plannedAt: slot.plannedAt.toISOString(),
    })),
  };
}

/** Returns the plan before its last change; undefined without one. */
export async function findBefore(
  db: Database,
  tournamentId: number,
): Promise<PlanBefore | undefined> {
  const [found] = await db
    .select({ before: dayPlans.before })
    .from(dayPlans)
    .where(eq(dayPlans.tournamentId, tournamentId));
  return found?.before ?? undefined;
}

const toSubject = ({ roundId, registrationId, matchId, place, runNumber }: SlotSubject) => ({
  roundId,
  registrationId,
  matchId,
  place,
  runNumber,
});

/** A slot as it is to be stored; a new one has no id. */
export type OrderedSlot = { id: number | null; seconds: number; plannedAt: Date } & SlotSubject;

const batchRows = 1000;

/** Stores the slots of arenas, all of each and in their order. Those that are stored keep their ids and calls. */
export async function storeOrders(
  transaction: Transaction,
  orders: ReadonlyMap<number, readonly OrderedSlot[]>,
): Promise<void> {
  // Places are unique at each moment.
  await transaction
    .update(planSlots)
    .set({ position: sql`-${planSlots.position}` })
    .where(inArray(planSlots.arenaId, [...orders.keys()]));
  const rows = [...orders].flatMap(([arenaId, slots]) =>
    slots.map((slot, index) => ({ ...slot, arenaId, position: index + 1 })),
  );
  const stored = rows.filter(({ id }) => id !== null);
  const places = stored.map(({ id, arenaId, position, plannedAt }) => ({
    id,
    arena_id: arenaId,
    position,
    planned_at: plannedAt.toISOString(),
  }));
  await transaction.execute(sql`
    update ${planSlots}
    set arena_id = place.arena_id, position = place.position, planned_at = place.planned_at
    from json_to_recordset(${JSON.stringify(places)}::json)
      as place (id integer, arena_id integer, position integer, planned_at timestamptz)
    where ${planSlots.id} = place.id`);
  const added = rows
    .filter(({ id }) => id === null)
    .map(({ id: _new, ...slot }) => ({
      ...toSubject(slot),
      arenaId: slot.arenaId,
      position: slot.position,
      seconds: slot.seconds,
      plannedAt: slot.plannedAt,
    }));
  for (let start = 0; start < added.length; start += batchRows)
    await transaction.insert(planSlots).values(added.slice(start, start + batchRows));
}
