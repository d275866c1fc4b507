import type { MatchRule } from '../../../openapi/schema.d.ts';
import type { CategoryName } from './categories.ts';
import { tournamentPlans } from './tournaments.ts';

/** A category of a tournament that is decided by matches. */
type MatchPlan = {
  tournament: number;
  category: CategoryName;
  groups: MatchRule;
  /** The knock-out after the groups, and how many teams advance to it. */
  knockout: { rule: MatchRule; teamCount: number };
  /** Whether everything is over; otherwise half of the matches of the groups. */
  isOver: boolean;
};

const tournamentOf = (slug: string) => tournamentPlans.findIndex((plan) => plan.slug === slug);

const sumo: MatchRule = {
  kind: 'groups',
  group_count: 2,
  best_of: 3,
  counts: 'bouts',
  has_draws: false,
  walkover_score: 3,
  table_points: { win: 3, draw: 1, loss: 0 },
  tie_breakers: ['direct', 'difference', 'for'],
  has_third_place: false,
};
const soccer: MatchRule = {
  ...sumo,
  best_of: 1,
  counts: 'points',
  has_draws: true,
  tie_breakers: ['difference', 'for', 'direct'],
};
const toKnockout = (rule: MatchRule): MatchRule => ({
  ...rule,
  kind: 'knockout',
  group_count: 1,
  has_draws: false,
  has_third_place: true,
});

export const matchPlans: readonly MatchPlan[] = [
  {
    tournament: tournamentOf('makassar'),
    category: 'Sumo Robot',
    groups: sumo,
    knockout: { rule: toKnockout(sumo), teamCount: 4 },
    isOver: true,
  },
  {
    tournament: tournamentOf('jakarta'),
    category: 'Soccer Bot',
    groups: soccer,
    knockout: { rule: toKnockout(soccer), teamCount: 4 },
    isOver: false,
  },
];

/** Whether teams have matches in a category of a tournament, and no runs. */
export const hasMatches = (tournament: number, category: CategoryName): boolean =>
  matchPlans.some((plan) => plan.tournament === tournament && plan.category === category);
