/**
 * Returns the pairs of a group in which everybody meets everybody once, in the order in which they are
 * played: by the circle method, so that rounds of it use all teams, then moved so that no team plays
 * twice in a row, which is possible from five teams on. Of a pair, the one that was first less often is
 * first.
 */
export function planGroupMatches<Team>(teams: readonly Team[]): [Team, Team][] {
  const left = pairInCircle(teams);
  const lastPlayed = new Map<Team, number>();
  const planned: [Team, Team][] = [];
  const restOf = (team: Team) => planned.length - (lastPlayed.get(team) ?? -teams.length);
  const timesFirst = (team: Team) => planned.filter(([first]) => first === team).length;
  while (left.length > 0) {
    const [first, ...others] = left.map((pair, index) => ({
      pair,
      index,
      rest: Math.min(...pair.map(restOf)),
    }));
    if (!first) break;
    // Of equally rested pairs the first one of the circle.
    const next = others.reduce((best, other) => (other.rest > best.rest ? other : best), first);
    left.splice(next.index, 1);
    for (const team of next.pair) lastPlayed.set(team, planned.length);
    const [one, other] = next.pair;
    const isTurned = timesFirst(other) < timesFirst(one);
    planned.push(isTurned ? [other, one] : next.pair);
  }
  return planned;
}

/** The first team keeps its place, the others move on by one in each round; undefined has no match. */
function pairInCircle<Team>(teams: readonly Team[]): [Team, Team][] {
  const [fixed, ...moving] = teams.length % 2 === 0 ? teams : [...teams, undefined];
  const pairs: [Team, Team][] = [];
  for (let round = 0; round < moving.length; round += 1) {
    const circle = [fixed, ...moving.slice(round), ...moving.slice(0, round)];
    for (let place = 0; place < circle.length / 2; place += 1) {
      const [one, other] = [circle[place], circle[circle.length - 1 - place]];
      if (one !== undefined && other !== undefined) pairs.push([one, other]);
    }
  }
  return pairs;
}
