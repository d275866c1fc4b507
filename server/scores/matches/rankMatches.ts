import type { RankedEntry } from '../../../openapi/runs/rankRound.ts';
import type { MatchRule } from '../../../openapi/schema.d.ts';
import { findGroups, rankGroups, rankKnockout } from './drawState.ts';
import type { Draw } from './matchQueries.ts';

/** The teams of a round of matches: those with a rank, and the others with the points that they have. */
export type MatchRanking<Entry> = {
  ranked: RankedEntry<Entry>[];
  others: { entry: Entry; points: number | undefined }[];
};

const toResult = (points: number) => ({
  points,
  time: 0,
  counted: [],
  count: 1,
  runs: [],
  isIncomplete: false,
});

function findRanks(rule: MatchRule, draw: Draw) {
  if (rule.kind === 'knockout') {
    const { places, wins } = rankKnockout(rule, draw);
    return { ranks: places, points: wins };
  }
  const played = rankGroups(rule, findGroups(rule, draw)).filter(({ row }) => row.played > 0);
  return {
    ranks: new Map(played.map(({ team, rank }) => [team, rank])),
    points: new Map(played.map(({ team, row }) => [team, row.points])),
  };
}

/**
 * Returns the points by which teams of groups are compared with those of other groups, by their registrations:
 * where the groups differ in size and they are not those of the table.
 */
export function findComparedPoints(
  rule: MatchRule | null,
  draw: Draw | undefined,
): Map<number, number> {
  const ranked = draw && rule?.kind === 'groups' ? rankGroups(rule, findGroups(rule, draw)) : [];
  return new Map(
    ranked
      .filter(({ row, comparedPoints }) => comparedPoints !== row.points)
      .map(({ team, comparedPoints }) => [team, comparedPoints]),
  );
}

/**
 * Ranks the teams of a drawn round of matches: of groups those that have played, by their place in the group
 * and then across groups; of a knock-out those whose place is certain.
 */
export function rankMatches<Entry extends { registrationId: number }>(
  rule: MatchRule,
  draw: Draw,
  entries: readonly Entry[],
): MatchRanking<Entry> {
  const { ranks, points } = findRanks(rule, draw);
  const pointsOf = ({ registrationId }: Entry) => points.get(registrationId);
  const ranked = entries.flatMap((entry) => {
    const rank = ranks.get(entry.registrationId);
    return rank === undefined
      ? []
      : [{ entry, rank, result: toResult(pointsOf(entry) ?? 0), decision: undefined }];
  });
  return {
    ranked: ranked.toSorted((one, other) => one.rank - other.rank),
    others: entries
      .filter(({ registrationId }) => !ranks.has(registrationId))
      .map((entry) => ({ entry, points: pointsOf(entry) })),
  };
}
