import { addMatches, type GroupMatch, type GroupRow, type GroupRule } from './groupTable.ts';

/** A group with its table, the best first. */
export type RankedGroup<Team> = {
  rows: readonly GroupRow<Team>[];
  matches: readonly GroupMatch<Team>[];
};

/**
 * Ranks the teams that have the same place in different groups, such as all third ones: by points, then
 * difference, then what they have scored, then matches won; equal ones share a rank. In groups that are
 * larger than the smallest, matches against those at the end of the table do not count, so that all
 * have played equally many.
 *
 * @returns each with the points that were compared
 * @param place from 1; of a group in which teams share it all of them, of one without it nobody
 */
export function rankAcrossGroups<Team>(
  rule: GroupRule,
  groups: readonly RankedGroup<Team>[],
  place: number,
): { team: Team; rank: number; group: number; points: number }[] {
  const smallest = Math.min(...groups.map(({ rows }) => rows.length));
  const compared = groups.flatMap(({ rows, matches }, group) => {
    const equals = rows.filter(({ rank }) => rank === place);
    // Whoever is beyond the smallest size is compared by all of the matches.
    const counted = rows
      .slice(0, Math.max(smallest, place + equals.length - 1))
      .map(({ team }) => team);
    const totals = addMatches(rule, counted, matches);
    return equals.flatMap(({ team }) => {
      const own = totals.get(team);
      if (!own) return [];
      const { points } = own;
      return [{ team, group, points, values: [points, own.for - own.against, own.for, own.won] }];
    });
  });
  const sorted = compared.toSorted((one, other) => compareValues(other.values, one.values));
  return sorted.map(({ team, group, points, values }) => ({
    team,
    group,
    points,
    rank: 1 + sorted.findIndex((other) => compareValues(other.values, values) === 0),
  }));
}

const compareValues = (one: readonly number[], other: readonly number[]): number => {
  const index = one.findIndex((value, at) => value !== other[at]);
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
};
