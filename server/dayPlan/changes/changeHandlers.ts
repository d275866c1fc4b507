import type { DayPlanChange } from '../../../openapi/schema.d.ts';
import { tidyName } from '../../../openapi/texts/names.ts';
import { recordChange } from '../../auditLog/queries.ts';
import type { Handler } from '../../contract/mountOperations.ts';
import { fieldError, HttpError } from '../../lib/httpError.ts';
import { changeOf, requireLocked } from '../../tournaments/managedTournament.ts';
import { readPlan, requireVersion } from '../planHandlers.ts';
import { findPlan, savePlan } from '../planQueries.ts';
import { readBefore, storeOrders } from './changeQueries.ts';
import { breakNow, delayFrom } from './delaySlots.ts';
import { fillSlots } from './fillSlots.ts';
import { moveSlot } from './moveSlot.ts';
import { loadContext, type PlanChange, type PlanContext } from './planContext.ts';
import { undoChange } from './undoChange.ts';

type Change = (context: PlanContext, body: DayPlanChange) => PlanChange | Promise<PlanChange>;

const changes: Record<DayPlanChange['change'], Change> = {
  move(context, { slot_id: slotId, arena_id: arenaId, before_slot_id: beforeId = null }) {
    if (slotId === undefined) throw fieldError('slot_id', 'Pilih giliran.');
    if (typeof arenaId !== 'number') throw fieldError('arena_id', 'Pilih arena.');
    return moveSlot(context, { slotId, arenaId, beforeId });
  },
  delay(context, { slot_id: slotId, arena_id: arenaId = null, minutes, name = 'Jeda' }) {
    if (minutes === undefined) throw fieldError('minutes', 'Isi lamanya.');
    const delay = { minutes, name: tidyName(name) };
    return slotId === undefined
      ? breakNow(context, arenaId, delay)
      : delayFrom(context, slotId, delay);
  },
  fill: fillSlots,
  undo: undoChange,
};

export const changeDayPlan: Handler<'changeDayPlan'> = async (
  { path: { id }, header, body, organiserId },
  { db, now },
) => {
  const at = now();
  return db.transaction(async (transaction) => {
    const tournament = await requireLocked(transaction, id);
    const plan = await findPlan(transaction, id);
    requireVersion(header['if-match'], plan?.version ?? 0);
    if (!plan) throw new HttpError(409, 'Rencana hari belum disusun.');
    const { settings } = plan;
    const context = await loadContext(transaction, { tournament, settings, now: at });
    const before = body.change === 'undo' ? null : await readBefore(transaction, id, settings);
    const change = await changes[body.change](context, body);
    await storeOrders(transaction, change.orders);
    await savePlan(transaction, id, { settings: change.settings, before });
    await recordChange(transaction, {
      organiserId,
      at,
      operation: 'changeDayPlan',
      ...changeOf(tournament),
      detail: change.detail,
    });
    const data = await readPlan(transaction, tournament, at);
    return { success: true, message: change.message, data };
  });
};
