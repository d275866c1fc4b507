import { type KnockoutMatch, teamsIn } from './playKnockout.ts';

/**
 * Returns the places of the teams whose last match has ended: 1 and 2 by the final, 3 and 4 by the match
 * for the third place, and one that is shared for all others that lost in the same round: the one after
 * as many teams as are left then. Who may not play for the third place is fourth.
 */
export function findKnockoutPlaces<Team>(
  matches: readonly KnockoutMatch<Team>[],
): Map<Team, number> {
  const places = new Map<Team, number>();
  const thirdPlace = matches.find(({ round }) => round === undefined);
  /** Returns how many teams are left after a match and those beside it. */
  const countLeft = ({ round }: KnockoutMatch<Team>) => {
    const count = matches.filter((match) => match.round === round).length;
    return round === undefined || (count === 2 && thirdPlace) ? 3 : count;
  };
  for (const match of matches.filter(({ winner }) => winner !== undefined)) {
    const left = countLeft(match);
    for (const team of teamsIn(match)) {
      if (team !== match.winner) places.set(team, left + 1);
      else if (left === 1 || match === thirdPlace) places.set(team, left);
    }
  }
  // Who may still play for the third place has none yet.
  if (thirdPlace?.winner === undefined)
    for (const team of thirdPlace ? teamsIn(thirdPlace) : []) places.delete(team);
  return places;
}
