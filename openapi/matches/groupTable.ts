/** What decides between teams of a group that have equally many points, in the order of a list. */
export type TieBreaker = 'direct' | 'difference' | 'for' | 'won';

export type GroupRule = {
  /** Of the table, for each match. */
  points: { win: number; draw: number; loss: number };
  tieBreakers: readonly TieBreaker[];
};

/** An ended match of a group; where both teams have lost, there is no winner and no draw. */
export type GroupMatch<Team> = {
  teams: readonly [Team, Team];
  /** Goals, or bouts won, of both. */
  score: readonly [number, number];
  winner: Team | 'draw' | 'nobody';
};

export type GroupTotals = {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  for: number;
  against: number;
  points: number;
};

/** What has put a team before the next one. */
type GroupDecision<Team> =
  /** Both values of the whole table. */
  | { by: 'points' | 'difference' | 'for' | 'won'; own: number; other: number }
  /** Both values of the matches that the teams in `among` have played against one another. */
  | {
      by: 'direct';
      value: 'points' | 'difference' | 'for';
      among: readonly Team[];
      own: number;
      other: number;
    }
  | { by: 'lots' }
  /** Nothing: both share their rank. */
  | { by: 'nothing' };

export type GroupRow<Team> = GroupTotals & {
  team: Team;
  rank: number;
  /** Undefined for the last one. */
  decision: GroupDecision<Team> | undefined;
};

const noTotals: GroupTotals = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  for: 0,
  against: 0,
  points: 0,
};

/** Adds up the matches of each team; those against a team that is not in `teams` do not count. */
export function addMatches<Team>(
  { points }: Pick<GroupRule, 'points'>,
  teams: readonly Team[],
  matches: readonly GroupMatch<Team>[],
): Map<Team, GroupTotals> {
  const totals = new Map(teams.map((team) => [team, { ...noTotals }]));
  for (const { teams: both, score, winner } of matches) {
    const [first, second] = both.map((team) => totals.get(team));
    if (!first || !second) continue;
    for (const [side, own] of [first, second].entries()) {
      const hasWon = winner === both[side];
      const hasDrawn = winner === 'draw';
      own.played += 1;
      own.for += score[side] ?? 0;
      own.against += score[1 - side] ?? 0;
      own.won += Number(hasWon);
      own.drawn += Number(hasDrawn);
      own.lost += Number(!hasWon && !hasDrawn);
      if (hasWon) own.points += points.win;
      else own.points += hasDrawn ? points.draw : points.loss;
    }
  }
  return totals;
}

const read = (totals: GroupTotals, value: 'points' | 'difference' | 'for' | 'won'): number =>
  value === 'difference' ? totals.for - totals.against : totals[value];

type Step<Team> = {
  valueOf: (team: Team) => number;
  explain: (own: number, other: number) => GroupDecision<Team>;
};

/**
 * Ranks a group: by points, then by each tie breaker in its order, then by lots. `direct` compares the
 * matches of all equal teams against one another: their points, then difference, then goals. It is
 * applied again to those that are still equal, if they are fewer. Equal teams that no lot has been drawn
 * for share a rank, in their given order: 1, 2, 2, 4.
 *
 * @param lots the place of a team in a drawn order: the lowest number is the best
 */
export function rankGroup<Team>(
  rule: GroupRule,
  teams: readonly Team[],
  matches: readonly GroupMatch<Team>[],
  lots: ReadonlyMap<Team, number> = new Map(),
): GroupRow<Team>[] {
  const totals = addMatches(rule, teams, matches);
  const totalsOf = (team: Team) => totals.get(team) ?? noTotals;
  const decisions = new Map<Team, GroupDecision<Team>>();

  /** Sorts by the first step; those that are equal are left to `next`. */
  const sortBy = (
    equals: readonly Team[],
    { valueOf, explain }: Step<Team>,
    next: (equals: readonly Team[]) => Team[],
  ): Team[] => {
    const byValue = [...Map.groupBy(equals, valueOf)].toSorted(([one], [other]) => other - one);
    return byValue.flatMap(([value, same], index) => {
      const sorted = same.length > 1 ? next(same) : same;
      const [after] = byValue[index + 1] ?? [];
      const last = sorted.at(-1);
      if (after !== undefined && last !== undefined) decisions.set(last, explain(value, after));
      return sorted;
    });
  };
  const sortByTotal = (
    equals: readonly Team[],
    by: 'points' | 'difference' | 'for' | 'won',
    next: (equals: readonly Team[]) => Team[],
  ) =>
    sortBy(
      equals,
      {
        valueOf: (team) => read(totalsOf(team), by),
        explain: (own, other) => ({ by, own, other }),
      },
      next,
    );
  const sortDirectly = (
    equals: readonly Team[],
    next: (equals: readonly Team[]) => Team[],
  ): Team[] => {
    const own = addMatches(rule, equals, matches);
    const step = (value: 'points' | 'difference' | 'for'): Step<Team> => ({
      valueOf: (team) => read(own.get(team) ?? noTotals, value),
      explain: (ownValue, other) => ({
        by: 'direct',
        value,
        among: equals,
        own: ownValue,
        other,
      }),
    });
    const again = (left: readonly Team[]) =>
      left.length < equals.length ? sortDirectly(left, next) : next(left);
    return sortBy(equals, step('points'), (samePoints) =>
      sortBy(samePoints, step('difference'), (sameDifference) =>
        sortBy(sameDifference, step('for'), again),
      ),
    );
  };
  const shareRank = (equals: readonly Team[]): Team[] => {
    for (const team of equals.slice(0, -1)) decisions.set(team, { by: 'nothing' });
    return [...equals];
  };
  const sortByLots = (equals: readonly Team[]): Team[] =>
    equals.every((team) => lots.has(team))
      ? sortBy(
          equals,
          { valueOf: (team) => -(lots.get(team) ?? 0), explain: () => ({ by: 'lots' }) },
          shareRank,
        )
      : shareRank(equals);
  const sortTies = (equals: readonly Team[], index: number): Team[] => {
    const by = rule.tieBreakers[index];
    const next = (left: readonly Team[]) => sortTies(left, index + 1);
    if (!by) return sortByLots(equals);
    return by === 'direct' ? sortDirectly(equals, next) : sortByTotal(equals, by, next);
  };

  const rows: GroupRow<Team>[] = [];
  for (const [index, team] of sortByTotal(teams, 'points', (equals) =>
    sortTies(equals, 0),
  ).entries()) {
    const previous = rows.at(-1);
    const isShared = previous?.decision?.by === 'nothing';
    rows.push({
      ...totalsOf(team),
      team,
      rank: previous && isShared ? previous.rank : index + 1,
      decision: decisions.get(team),
    });
  }
  return rows;
}
