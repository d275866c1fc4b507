import type { SlotCall } from '../../openapi/schema.d.ts';
import { isActiveCall } from '../../openapi/dayPlan/nextCall.ts';
import { versionOf } from '../scores/playedCategory.ts';
import { keyOf, type SlotJob } from './findJobs.ts';
import type { StoredCall } from './planQueries.ts';
import type { ResolvedSlot } from './resolveSlots.ts';

/** The call of a slot of a plan that is made. */
export const newCall: StoredCall = {
  callState: 'waiting',
  callCount: 0,
  absences: 0,
  callAt: null,
  callVersion: 0,
  callKey: null,
  callBefore: null,
};

/** Returns the call of a slot as the document has it; null as long as nobody has called it. */
export const toCall = ({
  callState: state,
  callCount: count,
  absences,
  callAt,
  callVersion,
}: Omit<StoredCall, 'callKey' | 'callBefore'>): SlotCall | null =>
  callAt === null
    ? null
    : { state, count, absences, at: callAt.toISOString(), version: versionOf(callVersion) };

/** Returns slots as they are shown: nobody is called to what is not played any more, as its round was closed without it. */
export function dropIdleCalls(
  slots: readonly ResolvedSlot[],
  jobs: readonly SlotJob[],
): ResolvedSlot[] {
  const isOpen = new Set(jobs.flatMap(({ key, isOver }) => (isOver ? [] : key)));
  return slots.map((slot) => {
    const isCalled = slot.endedAt === null && isActiveCall({ state: slot.callState });
    return isCalled && !isOpen.has(keyOf(slot)) ? { ...slot, ...newCall } : slot;
  });
}
