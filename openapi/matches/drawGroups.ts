/**
 * Deals teams into groups whose sizes differ by one at most, the first groups being the larger ones.
 * The teams of a club are in different groups, or in as many as there are.
 *
 * @param shuffle returns a shuffled copy; the same seed of it gives the same draw
 */
export function drawGroups<Team>(
  teams: readonly Team[],
  groupCount: number,
  clubOf: (team: Team) => number,
  shuffle: <Item>(items: readonly Item[]) => Item[],
): Team[][] {
  const clubs = shuffle([...Map.groupBy(shuffle(teams), clubOf).values()]);
  const groups = createGroups<Team>(groupCount);
  // One after the other, so that a club's teams go to groups side by side.
  for (const [index, team] of clubs.flat().entries()) groups[index % groupCount]?.push(team);
  return groups;
}

/**
 * Deals teams into groups by seeds, the best first, so that groups are about equally strong: to the
 * first group, the second, ..., the last, and back from the last to the first.
 */
export function seedGroups<Team>(teams: readonly Team[], groupCount: number): Team[][] {
  const groups = createGroups<Team>(groupCount);
  for (const [index, team] of teams.entries()) {
    const [row, column] = [Math.floor(index / groupCount), index % groupCount];
    groups[row % 2 === 0 ? column : groupCount - 1 - column]?.push(team);
  }
  return groups;
}

const createGroups = <Team>(count: number): Team[][] => Array.from({ length: count }, () => []);
