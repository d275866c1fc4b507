import type { CategoryResults, Round } from '../../openapi/schema.d.ts';
import { scoringRule } from './scoringRule.ts';

type RoundRules = Omit<Round, 'team_ids'> & Omit<CategoryResults['rounds'][number], 'results'>;

/** A first round of two runs, of which the better one counts. */
export const preliminaryRound: RoundRules = {
  id: 61,
  position: 1,
  name: 'Penyisihan',
  ...scoringRule({ run_count: 2 }),
  team_count: null,
  club_limit: null,
  state: 'open',
};
