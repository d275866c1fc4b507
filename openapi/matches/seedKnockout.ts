/** A team that advances to a knock-out, the group that it comes from, and its place there. */
export type Seed<Team> = { team: Team; group: number; place: number };

/** Several places of a group can be arranged in many ways, and some numbers of teams in none. */
const maxAttempts = 500;

/** A place of the first round of a knock-out: undefined for a bye. */
export type KnockoutSlots<Team> = (Team | undefined)[];

/**
 * Returns the seeds of the places in a knock-out of 2, 4, 8, ... places, from 1: the best two meet in
 * the final, the best four in the semi-finals, and so on.
 */
function seedNumbers(size: number): number[] {
  let numbers = [1];
  while (numbers.length < size)
    numbers = numbers.flatMap((seed) => [seed, numbers.length * 2 + 1 - seed]);
  return numbers;
}

/** Returns the number of places in the first round for so many teams: 2, 4, 8, ... */
export const knockoutSize = (teamCount: number): number =>
  2 ** Math.max(1, Math.ceil(Math.log2(teamCount)));

/** Puts teams in the places of a knock-out, the best first; the best ones have the byes. */
export function seedKnockout<Team>(teams: readonly Team[]): KnockoutSlots<Team> {
  return seedNumbers(knockoutSize(teams.length)).map((seed) => teams[seed - 1]);
}

/**
 * Puts teams of groups in the places of a knock-out, so that those of one group do not meet before the
 * semi-finals, where that is possible. Better places of a group have better seeds; teams with the same
 * place in different groups exchange their seeds.
 *
 * @param seeds the best first: all first ones of their groups, then all second ones, and so on
 */
export function seedKnockoutFromGroups<Team>(seeds: readonly Seed<Team>[]): KnockoutSlots<Team> {
  const size = knockoutSize(seeds.length);
  const slotOf = new Map(seedNumbers(size).map((seed, slot) => [seed - 1, slot]));
  const quarterOf = (index: number) => Math.floor(((slotOf.get(index) ?? 0) * 4) / size);
  const places = [...Map.groupBy(seeds, ({ place }) => place).values()];
  let attempts = maxAttempts;
  /** Places those with the same place in their groups, then the next ones; undefined if some meet. */
  const arrange = (placed: readonly Seed<Team>[], place: number): Seed<Team>[] | undefined => {
    const equals = places[place];
    if (!equals) return [...placed];
    const taken = new Set(placed.map(({ group }, index) => `${group} ${quarterOf(index)}`));
    const isApart = ({ group }: Seed<Team>, index: number) =>
      !taken.has(`${group} ${quarterOf(placed.length + index)}`);
    for (let turn = 0; turn < equals.length && attempts > 0; turn += 1) {
      attempts -= 1;
      const assigned = assign([...equals.slice(turn), ...equals.slice(0, turn)], isApart);
      if (!assigned.every(isApart)) return undefined;
      const arranged = arrange([...placed, ...assigned], place + 1);
      if (arranged) return arranged;
    }
    return undefined;
  };
  return seedKnockout((arrange([], 0) ?? seeds).map(({ team }) => team));
}

/**
 * Orders items so that as many as possible fit their new index, by augmenting paths. Each takes the first
 * index that it fits; what fits none of those that are left takes one of them.
 */
function assign<Item>(
  items: readonly Item[],
  fits: (item: Item, index: number) => boolean,
): Item[] {
  const assigned: (Item | undefined)[] = items.map(() => undefined);
  const place = (item: Item, seen: Set<number>): boolean => {
    // Its own index is tried first: what fits stays in the given order.
    const own = items.indexOf(item);
    for (const index of [own, ...items.keys()]) {
      if (seen.has(index) || !fits(item, index)) continue;
      seen.add(index);
      const holder = assigned[index];
      if (holder === undefined || place(holder, seen)) {
        assigned[index] = item;
        return true;
      }
    }
    return false;
  };
  const left = items.filter((item) => !place(item, new Set()));
  return assigned.map((item) => item ?? left.shift()).filter((item) => item !== undefined);
}
