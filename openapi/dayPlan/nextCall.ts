import type { SlotCall, SlotCallInput, SlotCallState } from '../schema.d.ts';

/** A call without the moment at which it came into its state. */
export type CallStep = Pick<SlotCall, 'state' | 'count' | 'absences'>;

/** The call of a slot that nobody has called. */
export const uncalled: CallStep = { state: 'waiting', count: 0, absences: 0 };

const mostCalls = 3;

/** Whether its team is on the way to its arena, or there. */
export const isActiveCall = ({ state }: Pick<CallStep, 'state'>): boolean =>
  state === 'called' || state === 'present' || state === 'running';

/** Why a step does not follow from each state. */
const problems: Record<SlotCallState, string> = {
  waiting: 'Giliran ini belum dipanggil.',
  called: 'Tim giliran ini belum di arena.',
  present: 'Tim giliran ini sudah hadir.',
  running: 'Tim giliran ini sudah di arena.',
  ended: 'Giliran ini sudah selesai.',
  absent: 'Giliran ini sudah dicatat tidak hadir.',
};

const notStarted = 'Tim giliran ini belum di arena.';
const calledThrice = 'Giliran ini sudah dipanggil tiga kali. Catat hadir atau tidak hadir.';
const calledTooSeldom = 'Tidak hadir baru dapat dicatat setelah tiga panggilan.';

type Step = { next: CallStep } | { problem: string };

/** Returns the call after a step; or why the step does not follow from it. */
export function nextCall(
  { state, count, absences }: CallStep,
  action: Exclude<SlotCallInput['action'], 'undo'>,
): Step {
  const to = (changes: Partial<CallStep>): Step => ({
    next: { state, count, absences, ...changes },
  });
  const problem = { problem: problems[state] };
  switch (action) {
    case 'call':
      if (state === 'called' && count >= mostCalls) return { problem: calledThrice };
      return state === 'waiting' || state === 'called'
        ? to({ state: 'called', count: count + 1 })
        : problem;
    case 'arrive':
      return state === 'called' ? to({ state: 'present' }) : problem;
    case 'start':
      return state === 'called' || state === 'present' ? to({ state: 'running' }) : problem;
    case 'end':
      if (state === 'running') return to({ state: 'ended' });
      return state === 'present' ? { problem: notStarted } : problem;
    case 'miss':
      if (state !== 'called') return problem;
      if (count < mostCalls) return { problem: calledTooSeldom };
      // The first time it may come last.
      return absences === 0
        ? to({ state: 'waiting', count: 0, absences: 1 })
        : to({ state: 'absent', absences: 2 });
  }
}
