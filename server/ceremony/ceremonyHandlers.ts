import type { Handler } from '../contract/mountOperations.ts';
import { requireTournament } from '../tournaments/handlers.ts';
import { findSteps, toHeading, toState } from './ceremonySteps.ts';
import { readSource } from './managedHandlers.ts';

export const getCeremony: Handler<'getCeremony'> = async ({ path: { id } }, { db }) => {
  await requireTournament(db, id);
  const source = await readSource(db, id);
  const state = toState(source.ceremony);
  const { revealed, ahead } = findSteps(source);
  const next = state === 'running' ? ahead[0] : undefined;
  return {
    success: true,
    data: {
      state,
      revealed: revealed.map(({ step }) => step).toReversed(),
      next: next ? toHeading(next.step) : null,
    },
  };
};
