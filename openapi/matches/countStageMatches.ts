import type { MatchRule } from '../schema.d.ts';
import { knockoutSize } from './seedKnockout.ts';

type Counted = Pick<MatchRule, 'kind' | 'group_count' | 'has_third_place'>;

/** Returns how many matches each stage of a round with so many teams has: one of groups, several of a knock-out. */
export function countStageMatches(rule: Counted, teamCount: number): number[] {
  if (teamCount < 2) return [];
  if (rule.kind === 'groups') {
    const count = Math.min(rule.group_count, teamCount);
    const larger = teamCount % count;
    const size = Math.floor(teamCount / count);
    const of = (teams: number) => (teams * (teams - 1)) / 2;
    return [larger * of(size + 1) + (count - larger) * of(size)];
  }
  const size = knockoutSize(teamCount);
  const thirdPlace = rule.has_third_place && teamCount > 3 ? 1 : 0;
  const last = Math.log2(size) - 1;
  return Array.from(
    { length: last + 1 },
    (_, stage) =>
      size / 2 ** (stage + 1) -
      // Byes are in the first stage.
      (stage === 0 ? size - teamCount : 0) +
      (stage === last ? thirdPlace : 0),
  );
}
