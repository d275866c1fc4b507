import type { SlotCall, PlanSlot } from '../../../openapi/schema.d.ts';
import { playersOf, type Names } from '../schedule/turnText.ts';
import { copy } from './copy.ts';
import { type Action, stateOf } from './deskSlots.ts';

/** Returns who plays, as a text: 'Garuda Baja', or 'Garuda Baja lawan Komodo Lintas'. */
export const nameOf = (slot: PlanSlot, names: Names): string =>
  playersOf(slot, names)
    .map((player) => (typeof player === 'string' ? player : player.name))
    .join(copy.versus);

/** Returns the state of a slot: 'Dipanggil', and from the second call on 'Panggilan ke-2'. */
export function stateText(slot: PlanSlot): string {
  const state = stateOf(slot);
  const count = slot.call?.count ?? 0;
  return state === 'called' && count > 1 ? copy.calledAgain(count) : copy.states[state];
}

/** Returns a state with the minutes since when it lasts: 'Panggilan ke-2 · 3 menit'. */
export function sinceText(slot: PlanSlot & { call: SlotCall }, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(slot.call.at)) / 60_000));
  return copy.since(stateText(slot), minutes);
}

/** Returns what a button says. */
export function actionText(action: Action, { call }: Pick<PlanSlot, 'call'>): string {
  if (action === 'call' && call?.state === 'called') return copy.callAgain(call.count + 1);
  if (action === 'miss' && call?.absences === 0) return copy.missFirst;
  return copy.actions[action];
}
