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
type Action = Exclude<SlotCallInput['action'], 'undo'>;

/** The states that each step follows. */
const follows: Record<Action, readonly SlotCallState[]> = {
  call: ['waiting', 'called'],
  arrive: ['called'],
  start: ['called', 'present'],
  end: ['running'],
  miss: ['called'],
};

const changes: Record<Action, (step: CallStep) => Partial<CallStep>> = {
  call: ({ count }) => ({ state: 'called', count: count + 1 }),
  arrive: () => ({ state: 'present' }),
  start: () => ({ state: 'running' }),
  end: () => ({ state: 'ended' }),
  // The first time it may come last.
  miss: ({ absences }) =>
    absences === 0 ? { state: 'waiting', count: 0, absences: 1 } : { state: 'absent', absences: 2 },
};

/** Returns why a step does not follow from a call; undefined if it does. */
function findProblem({ state, count }: CallStep, action: Action): string | undefined {
  if (!follows[action].includes(state))
    return action === 'end' && state === 'present' ? notStarted : problems[state];
  if (action === 'call' && count >= mostCalls) return calledThrice;
  return action === 'miss' && count < mostCalls ? calledTooSeldom : undefined;
}

/** Returns the call after a step; or why the step does not follow from it. */
export function nextCall({ state, count, absences }: CallStep, action: Action): Step {
  const step = { state, count, absences };
  const problem = findProblem(step, action);
  return problem === undefined ? { next: { ...step, ...changes[action](step) } } : { problem };
}
