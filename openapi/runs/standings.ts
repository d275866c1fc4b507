/** The teams of a round: those with a rank, and the others. */
export type RankedRound<Team> = {
  ranked: readonly { team: Team; rank: number }[];
  unranked: readonly Team[];
};

/** Where a team stands in its category: null before it has a counted run. Equal ones share a place. */
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
  const members = new Set([...ranked.map(({ team }) => team), ...unranked]);
  const byRank = Map.groupBy(
    ranked.toSorted((one, other) => one.rank - other.rank),
    ({ rank }) => rank,
  );
  return [
    ...[...byRank.values()].map((group) => group.map(({ team }) => team)),
    ...groupEarlier(unranked),
    ...groupEarlier([...teams].filter((team) => !members.has(team))),
  ];
}

/**
 * Returns the standings of a category from its rounds in their order: whoever advanced stands before
 * whoever did not, and within the last round that a team played its rank there counts. The best come
 * first, and teams without a place last.
 */
export function findStandings<Team>(rounds: readonly RankedRound<Team>[]): Standing<Team>[] {
  const standings: Standing<Team>[] = [];
  const teams = new Set(
    rounds.flatMap(({ ranked, unranked }) => [...ranked.map(({ team }) => team), ...unranked]),
  );
  for (const group of groupByRounds(rounds, teams)) {
    const place = standings.length + 1;
    standings.push(...group.map((team) => ({ team, place })));
  }
  const placed = new Set(standings.map(({ team }) => team));
  return [
    ...standings,
    ...[...teams].filter((team) => !placed.has(team)).map((team) => ({ team, place: null })),
  ];
}
