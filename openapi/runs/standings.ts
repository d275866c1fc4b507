/** The teams of a round: those with a rank, and the others. */
export type RankedRound<Team> = {
  ranked: readonly { team: Team; rank: number }[];
  unranked: readonly Team[];
  /** Teams that are still in a knock-out: they stand before those that are ranked, with no place yet. */
  undecided?: readonly Team[];
};

/**
 * Where a team stands in its category: null before it has a counted run, and while it is still in a knock-out.
 * Equal ones share a place.
 */
export type Standing<Team> = { team: Team; place: number | null };

/** Returns teams that a round has not ranked, in groups of equal ones, by the rounds before it. */
type GroupEarlier<Team> = (teams: readonly Team[]) => Team[][];

/**
 * Returns teams in groups of equal ones, the best first: those of the last round before all others, by
 * their ranks in it; whoever has no rank there, by the rounds before.
 */
function groupByRounds<Team>(
  rounds: readonly RankedRound<Team>[],
  teams: ReadonlySet<Team>,
): Team[][] {
  const last = rounds.at(-1);
  if (!last) return [];
  const groupEarlier: GroupEarlier<Team> = (list) =>
    groupByRounds(rounds.slice(0, -1), new Set(list));
  const ranked = last.ranked.filter(({ team }) => teams.has(team));
  const unranked = last.unranked.filter((team) => teams.has(team));
  const undecided = last.undecided?.filter((team) => teams.has(team)) ?? [];
  const members = new Set([...undecided, ...ranked.map(({ team }) => team), ...unranked]);
  const byRank = Map.groupBy(
    ranked.toSorted((one, other) => one.rank - other.rank),
    ({ rank }) => rank,
  );
  return [
    ...(undecided.length > 0 ? [undecided] : []),
    ...[...byRank.values()].map((group) => group.map(({ team }) => team)),
    ...groupEarlier(unranked),
    ...groupEarlier([...teams].filter((team) => !members.has(team))),
  ];
}

/**
 * Returns the standings of a category from its rounds in their order: whoever advanced stands before
 * whoever did not, and within the last round that a team played its rank there counts. The best come
 * first, before them those that are still in a knock-out, and other teams without a place last.
 */
export function findStandings<Team>(rounds: readonly RankedRound<Team>[]): Standing<Team>[] {
  const standings: Standing<Team>[] = [];
  const teamsOf = ({ ranked, unranked, undecided = [] }: RankedRound<Team>) => [
    ...ranked.map(({ team }) => team),
    ...unranked,
    ...undecided,
  ];
  const teams = new Set(rounds.flatMap(teamsOf));
  const last = rounds.findLast((round) => teamsOf(round).length > 0);
  const undecided = new Set(last?.undecided);
  // In a knock-out, more teams than those that are still in stand before whoever has lost.
  const knockoutRanks = new Map(
    last?.undecided && last.ranked.map(({ team, rank }) => [team, rank]),
  );
  for (const group of groupByRounds(rounds, teams)) {
    const position = standings.length + 1;
    for (const team of group)
      standings.push({
        team,
        place: undecided.has(team) ? null : (knockoutRanks.get(team) ?? position),
      });
  }
  const placed = new Set(standings.map(({ team }) => team));
  return [
    ...standings,
    ...[...teams].filter((team) => !placed.has(team)).map((team) => ({ team, place: null })),
  ];
}
