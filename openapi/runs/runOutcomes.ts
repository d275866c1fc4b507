import type { RunOutcome } from '../schema.d.ts';

/** What each outcome of a run is called within a sentence, in the order in which they are offered. */
export const outcomeNames: Record<RunOutcome, string> = {
  finished: 'selesai',
  dns: 'tidak hadir',
  dnf: 'tidak selesai',
  dq: 'diskualifikasi',
};

/** Whether the team has started: such a run may have points and count. Only a finished one has a time. */
export const isStarted: Record<RunOutcome, boolean> = {
  finished: true,
  dns: false,
  dnf: true,
  dq: false,
};

/** Whether it must be said why. */
export const needsReason: Record<RunOutcome, boolean> = {
  finished: false,
  dns: false,
  dnf: false,
  dq: true,
};

/** Every outcome, in the order in which they are offered. */
export const runOutcomes = Object.keys(outcomeNames) as RunOutcome[];
