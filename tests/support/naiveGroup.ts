import type { GroupMatch, GroupRule } from '../../openapi/matches/groupTable.ts';

type Criterion = 'points' | 'difference' | 'for' | 'won';

/** Adds up one value of a team over the matches among some teams. */
function sum(
  rule: GroupRule,
  matches: readonly GroupMatch<number>[],
  among: readonly number[],
  team: number,
  criterion: Criterion,
): number {
  let total = 0;
  for (const { teams, score, winner } of matches) {
    if (!teams.includes(team) || !teams.every((one) => among.includes(one))) continue;
    const side = teams.indexOf(team);
    const [own, other] = side === 0 ? score : [score[1], score[0]];
    if (criterion === 'for') total += own;
    else if (criterion === 'difference') total += own - other;
    else if (criterion === 'won') total += winner === team ? 1 : 0;
    else if (winner === team) total += rule.points.win;
    else total += winner === 'draw' ? rule.points.draw : rule.points.loss;
  }
  return total;
}

/**
 * Ranks a group as a person does with a list of classes of equal teams: each step splits all classes that
 * it can. Returns the classes from the best to the worst.
 */
export function rankNaively(
  rule: GroupRule,
  teams: readonly number[],
  matches: readonly GroupMatch<number>[],
): number[][] {
  const split = (equals: number[], criterion: Criterion, among: readonly number[]) => {
    const values = equals.map((team) => sum(rule, matches, among, team, criterion));
    const distinct = [...new Set(values)].sort((one, other) => other - one);
    return distinct.map((value) => equals.filter((_, index) => values[index] === value));
  };
  const splitDirectly = (equals: number[]): number[][] => {
    let classes = [equals];
    for (const criterion of ['points', 'difference', 'for'] as const)
      classes = classes.flatMap((one) => split(one, criterion, equals));
    return classes.length === 1 ? classes : classes.flatMap(splitDirectly);
  };
  let classes = split([...teams], 'points', teams);
  for (const criterion of rule.tieBreakers)
    classes = classes.flatMap((equals) =>
      criterion === 'direct' ? splitDirectly(equals) : split(equals, criterion, teams),
    );
  return classes;
}
