import { HttpError } from '../../lib/httpError.ts';
import type { PlanBefore } from '../../db/tables/dayPlans.ts';
import { keyOf, noSubject } from '../findJobs.ts';
import { fateOf } from '../makePlan.ts';
import { newCall } from '../toCall.ts';
import { deleteOtherSlots, findPlannedTeams, replaceArenas, type SlotRow } from '../planQueries.ts';
import { type ResolvedSlot, resolveSlots } from '../resolveSlots.ts';
import { findBefore, type OrderedSlot } from './changeQueries.ts';
import { ofArena, type PlanChange, type PlanContext } from './planContext.ts';

/** Whether a slot stays in its arena when a change is undone: it was called or played, or nobody came. */
const isFixed = (slot: ResolvedSlot): boolean => fateOf(slot) !== 'replaced';

type OldSlot = PlanBefore['slots'][number];

/** Returns what slots of a plan before are of now, by their ids: places may have become teams and matches. */
async function findOldKeys(context: PlanContext, before: PlanBefore): Promise<Map<number, string>> {
  const { transaction, tournament, rounds } = context;
  const teams = await findPlannedTeams(transaction, tournament.id);
  const rows = before.slots.map((slot): SlotRow => ({
    ...noSubject,
    ...newCall,
    ...slot,
    plannedAt: new Date(slot.plannedAt),
    position: 0,
    categoryId: 0,
    teamId: null,
  }));
  const options = { rounds, teams: [...teams.values()].flat(), entered: new Map() };
  return new Map(resolveSlots(rows, options).map((slot) => [slot.id, keyOf(slot)]));
}

/** Stores the arenas as they were, and returns their ids now by those that they had. */
async function returnArenas(context: PlanContext, before: PlanBefore) {
  const { transaction, tournament, arenas, slots } = context;
  const isHeld = new Set(tournament.categories.map(({ id }) => id));
  const isKnown = new Set(arenas.map(({ id }) => id));
  const wasThere = new Set(before.arenas.map(({ id }) => id));
  const isUsed = new Set(slots.filter(isFixed).map(({ arenaId }) => arenaId));
  const all = [...before.arenas, ...arenas.filter(({ id }) => !wasThere.has(id) && isUsed.has(id))];
  const ids = await replaceArenas(
    transaction,
    tournament.id,
    all.map(({ id, name, categoryIds }) => ({
      id: isKnown.has(id) ? id : undefined,
      name,
      // The tournament may have lost one since.
      categoryIds: categoryIds.filter((each) => isHeld.has(each)),
    })),
  );
  return new Map(all.map(({ id }, index) => [id, ids[index] ?? 0]));
}

/** Restores a plan as it was before its last change; what was called or played since then stays where it is. */
export async function undoChange(context: PlanContext): Promise<PlanChange> {
  const { transaction, tournament, slots, jobOf } = context;
  const before = await findBefore(transaction, tournament.id);
  if (!before) throw new HttpError(409, 'Tidak ada perubahan yang dapat diurungkan.');
  const arenaOf = await returnArenas(context, before);
  const keyOfOld = await findOldKeys(context, before);
  const fixed = new Map(slots.filter(isFixed).map((slot) => [keyOf(slot), slot]));
  const current = new Map(slots.map((slot) => [slot.id, slot]));
  const wasThere = new Set(before.slots.map(({ id }) => id));
  await deleteOtherSlots(
    transaction,
    tournament.id,
    slots.filter((slot) => isFixed(slot) || wasThere.has(slot.id)).map(({ id }) => id),
  );
  /** Returns a slot where it was; undefined if it stays elsewhere, or there is nothing to play any more. */
  const toOld = (old: OldSlot, arenaId: number): OrderedSlot | undefined => {
    const key = keyOfOld.get(old.id) ?? '';
    const kept = fixed.get(key);
    if (kept) return kept.arenaId === arenaId && fateOf(kept) === 'kept' ? kept : undefined;
    const stored = current.get(old.id);
    if (!stored && !jobOf.has(key)) return undefined;
    return { ...old, id: stored?.id ?? null, plannedAt: new Date(old.plannedAt) };
  };
  const orders = [...arenaOf].map(([oldId, arenaId]): [number, OrderedSlot[]] => {
    const restored = before.slots
      .filter((slot) => slot.arenaId === oldId)
      .flatMap((old) => toOld(old, arenaId) ?? []);
    const isThere = new Set(restored.map(({ id }) => id));
    const { kept = [], last = [] } = Object.groupBy(ofArena(context, arenaId), fateOf);
    return [arenaId, [...kept.filter(({ id }) => !isThere.has(id)), ...restored, ...last]];
  });
  return {
    settings: {
      ...before.settings,
      breaks: before.settings.breaks.map((each) => ({
        ...each,
        ...(each.arena_id && { arena_id: arenaOf.get(each.arena_id) ?? null }),
      })),
    },
    orders: new Map(orders),
    message: 'Perubahan terakhir telah diurungkan.',
    detail: 'diurungkan',
  };
}
