import type { SlotCall } from '../../openapi/schema.d.ts';
import { versionOf } from '../scores/playedCategory.ts';
import type { StoredCall } from './planQueries.ts';

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
