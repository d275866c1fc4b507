import type { KnockoutSlots } from './seedKnockout.ts';

export type Knockout<Team> = {
  /** Of the first round: 2, 4, 8, ..., two of each match side by side. */
  slots: KnockoutSlots<Team>;
  hasThirdPlaceMatch: boolean;
};

/** How a match ended. Nobody wins where both were absent or disqualified. */
export type KnockoutResult<Team> = {
  winner: Team | 'nobody';
  /** They do not play for the third place. */
  disqualified?: readonly Team[];
};

/** Who plays: a team, the winner or loser of a match that has not ended, or nobody, which is a bye. */
type KnockoutSide<Team> = { team: Team } | { from: number; as: 'winner' | 'loser' } | 'nobody';

export type KnockoutMatch<Team> = {
  /** From 1, in the order of rounds: of eight teams 1 to 4, 5 and 6, 7 the final, 8 the third place. */
  number: number;
  /** From 1; undefined for the match for the third place. */
  round: number | undefined;
  sides: readonly [KnockoutSide<Team>, KnockoutSide<Team>];
  /** Undefined until the match has ended, or where nobody comes to play against the other. */
  winner: Team | 'nobody' | undefined;
  /** Whether the winner has nobody to play against. */
  isBye: boolean;
};

const teamOf = <Team>(side: KnockoutSide<Team>): Team | undefined =>
  typeof side === 'object' && 'team' in side ? side.team : undefined;

/** Returns the teams of a match that are known. */
export const teamsIn = <Team>({ sides }: KnockoutMatch<Team>): Team[] =>
  sides.map(teamOf).filter((team) => team !== undefined);

/**
 * Returns all matches of a knock-out with who plays in them: winners move on, and a team without an
 * opponent moves on by itself. A result counts if its winner plays in the match.
 *
 * @param results by the number of the match
 */
export function playKnockout<Team>(
  { slots, hasThirdPlaceMatch }: Knockout<Team>,
  results: ReadonlyMap<number, KnockoutResult<Team>>,
): KnockoutMatch<Team>[] {
  const matches: KnockoutMatch<Team>[] = [];
  const add = (
    round: number | undefined,
    sides: readonly [KnockoutSide<Team>, KnockoutSide<Team>],
  ): KnockoutMatch<Team> => {
    const number = matches.length + 1;
    const match = { number, round, sides, ...findWinner(sides, results.get(number)) };
    matches.push(match);
    return match;
  };
  let sides = slots.map((team): KnockoutSide<Team> => (team === undefined ? 'nobody' : { team }));
  let semiFinals: KnockoutMatch<Team>[] = [];
  for (let round = 1; sides.length > 1; round += 1) {
    const ofRound = pair(sides).map((both) => add(round, both));
    if (ofRound.length === 2) semiFinals = ofRound;
    sides = ofRound.map(winnerOf);
  }
  const [first, second] = semiFinals.map((match) => loserOf(match, results.get(match.number)));
  if (hasThirdPlaceMatch && first && second) add(undefined, [first, second]);
  return matches;
}

function findWinner<Team>(
  [one, other]: readonly [KnockoutSide<Team>, KnockoutSide<Team>],
  result: KnockoutResult<Team> | undefined,
): Pick<KnockoutMatch<Team>, 'winner' | 'isBye'> {
  const teams = [teamOf(one), teamOf(other)];
  if (one === 'nobody' && other === 'nobody') return { winner: 'nobody', isBye: false };
  if (one === 'nobody' || other === 'nobody') {
    const winner = teams.find((team) => team !== undefined);
    return { winner, isBye: true };
  }
  const isComplete = teams.every((team) => team !== undefined);
  const winner = result?.winner;
  const counts = winner !== undefined && (winner === 'nobody' || teams.includes(winner));
  return { winner: isComplete && counts ? winner : undefined, isBye: false };
}

function winnerOf<Team>({ number, winner }: KnockoutMatch<Team>): KnockoutSide<Team> {
  if (winner === undefined) return { from: number, as: 'winner' };
  return winner === 'nobody' ? 'nobody' : { team: winner };
}

function loserOf<Team>(
  { number, winner, sides }: KnockoutMatch<Team>,
  result: KnockoutResult<Team> | undefined,
): KnockoutSide<Team> {
  if (winner === undefined)
    return sides.includes('nobody') ? 'nobody' : { from: number, as: 'loser' };
  if (winner === 'nobody') return 'nobody';
  const loser = sides.map(teamOf).find((team) => team !== undefined && team !== winner);
  return loser === undefined || result?.disqualified?.includes(loser) ? 'nobody' : { team: loser };
}

const pair = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.flatMap((item, index) => {
    const next = items[index + 1];
    return index % 2 === 0 && next !== undefined ? [[item, next]] : [];
  });

/**
 * Returns the numbers of the matches whose results no longer count if the result of a match is changed
 * or removed, because other teams play in them.
 */
export function findUndoneMatches<Team>(
  knockout: Knockout<Team>,
  results: ReadonlyMap<number, KnockoutResult<Team>>,
  number: number,
  result: KnockoutResult<Team> | undefined,
): number[] {
  const changed = new Map(results);
  if (result) changed.set(number, result);
  else changed.delete(number);
  const before = playKnockout(knockout, results);
  const undone: number[] = [];
  let after = playKnockout(knockout, changed);
  for (const match of before) {
    if (match.number === number || !changed.has(match.number)) continue;
    const now = after[match.number - 1];
    if (now && teamsIn(now).join() === teamsIn(match).join()) continue;
    undone.push(match.number);
    changed.delete(match.number);
    // Each result that is undone leaves the teams of later matches open.
    after = playKnockout(knockout, changed);
  }
  return undone;
}
