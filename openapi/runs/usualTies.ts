import type { Round } from '../schema.d.ts';

/** How equal results are decided by most rule books: a best run by the next ones, a total by nothing. */
export const usualTies: Record<Round['counting'], Round['ties']> = {
  best: 'next_runs',
  sum: 'shared',
  mean: 'shared',
  best_sum: 'shared',
};
