import type { SlotCallState } from '../schema.d.ts';

/** Every state of a call, in the order in which they follow each other. */
export const slotCallStates = [
  'waiting',
  'called',
  'present',
  'running',
  'ended',
  'absent',
] as const satisfies readonly SlotCallState[];
