import type { CategoryResults, Round } from '../../openapi/schema.d.ts';

type RoundRules = Omit<Round, 'team_ids'> & Omit<CategoryResults['rounds'][number], 'results'>;

/** A first round of two runs, of which the better one counts. */
export const preliminaryRound: RoundRules = {
  id: 61,
  position: 1,
  name: 'Penyisihan',
  run_count: 2,
  counting: 'best',
  best_count: null,
  ranking: 'points',
  counts_unfinished: false,
  carries_over: false,
  team_count: null,
  state: 'open',
};
