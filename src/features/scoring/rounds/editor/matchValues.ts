import type { MatchRule } from '../../../../../openapi/schema.d.ts';

export type TieBreaker = MatchRule['tie_breakers'][number];

/** What the editor has in its fields for a round of matches. */
export type MatchValues = {
  kind: 'runs' | MatchRule['kind'];
  group_count: string;
  /** How many bouts a match has at most, or one with points. */
  bouts: '1' | '3' | '5' | 'points';
  has_draws: boolean;
  walkover_score: string;
  win: string;
  draw: string;
  loss: string;
  tie_breakers: readonly TieBreaker[];
  has_third_place: boolean;
};

export const tieBreakers: readonly TieBreaker[] = ['direct', 'difference', 'for', 'won'];

/** What a new round of matches has: sumo, the most frequent one. */
const usualValues: MatchValues = {
  kind: 'runs',
  group_count: '4',
  bouts: '3',
  has_draws: false,
  walkover_score: '3',
  win: '3',
  draw: '1',
  loss: '0',
  tie_breakers: tieBreakers,
  has_third_place: true,
};

/** Returns the fields for the rule of a round; without a rule, the round is of runs. */
export function toMatchValues(rule: MatchRule | undefined): MatchValues {
  if (!rule) return usualValues;
  const { kind, best_of: bestOf, counts, table_points: points } = rule;
  const isGroups = kind === 'groups';
  return {
    kind,
    group_count: isGroups ? String(rule.group_count) : usualValues.group_count,
    bouts: counts === 'points' ? 'points' : (`${bestOf}` as const),
    has_draws: rule.has_draws,
    walkover_score: counts === 'points' ? String(rule.walkover_score) : usualValues.walkover_score,
    win: String(points.win),
    draw: rule.has_draws ? String(points.draw) : usualValues.draw,
    loss: String(points.loss),
    tie_breakers: isGroups ? rule.tie_breakers : tieBreakers,
    has_third_place: isGroups ? usualValues.has_third_place : rule.has_third_place,
  };
}

const bestOfBouts = { '1': 1, '3': 3, '5': 5, points: 1 } as const;

/** Returns the rule that the fields save; undefined for a round of runs. */
export function toMatchRule(values: MatchValues): MatchRule | undefined {
  const { kind, bouts } = values;
  if (kind === 'runs') return undefined;
  const isGroups = kind === 'groups';
  const bestOf = bestOfBouts[bouts];
  const hasPoints = bouts === 'points';
  const hasDraws = isGroups && values.has_draws;
  return {
    kind,
    group_count: isGroups ? Number(values.group_count) : 1,
    best_of: bestOf,
    counts: hasPoints ? 'points' : 'bouts',
    has_draws: hasDraws,
    // Of bouts, as many as a win takes.
    walkover_score: hasPoints ? Number(values.walkover_score) : (bestOf + 1) / 2,
    table_points: {
      win: Number(values.win),
      // Without draws its field is hidden, and must not contradict the others.
      draw: Number(hasDraws ? values.draw : values.loss),
      loss: Number(values.loss),
    },
    tie_breakers: isGroups ? [...values.tie_breakers] : [],
    has_third_place: !isGroups && values.has_third_place,
  };
}

/** Settings of known sports; the others stay as they are. */
export const sports = {
  sumo: { bouts: '3', has_draws: false },
  soccer: { bouts: 'points', has_draws: true, walkover_score: '3' },
} as const satisfies Record<string, Partial<MatchValues>>;

export type SportName = keyof typeof sports | 'own';

/** Returns the sport that the fields fit; 'own' for none. Of a knock-out it does not count whether there are draws. */
export function findSport(values: MatchValues): SportName {
  const { bouts, has_draws: hasDraws, walkover_score: walkover } = values;
  const fits = (draws: boolean) => values.kind === 'knockout' || hasDraws === draws;
  if (bouts === '3' && fits(false)) return 'sumo';
  return bouts === 'points' && walkover === '3' && fits(true) ? 'soccer' : 'own';
}
