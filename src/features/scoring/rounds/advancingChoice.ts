import type { AdvancePreview, Round } from '../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { copy } from './copy.ts';

const { rules } = copy.opening;

/** How many teams advance to a round, and how many of one club. */
export type AdvancingLimits = Pick<Round, 'team_count' | 'club_limit'>;

/** Returns the ids of the teams that advance by their rank alone. */
export const teamIdsByRank = ({ candidates }: AdvancePreview): number[] =>
  candidates.filter(({ state }) => state === 'advances').map(({ team }) => team.id);

/** Returns the teams that share the last rank that advances. */
export const findTied = ({ candidates }: AdvancePreview) =>
  candidates.filter(({ state }) => state === 'tied');

/** Returns how many of the teams that share a rank still have a place. */
export function countOpenPlaces(preview: AdvancePreview, round: AdvancingLimits): number {
  const { team_count: teamCount, club_limit: clubLimit } = round;
  const tied = findTied(preview);
  const places = (teamCount ?? 0) - teamIdsByRank(preview).length;
  if (clubLimit === null) return Math.min(places, tied.length);
  const ofClub = (state: string, club: string) =>
    preview.candidates.filter((each) => each.state === state && each.team.club === club).length;
  const clubs = [...new Set(tied.map(({ team }) => team.club))];
  const room = clubs.map((club) =>
    Math.min(ofClub('tied', club), clubLimit - ofClub('advances', club)),
  );
  return Math.min(
    places,
    room.reduce((sum, each) => sum + each, 0),
  );
}

/** Returns whether the rank decides alone, so that the choice needs no reason. */
export function isByRank(preview: AdvancePreview, chosen: readonly number[]): boolean {
  const advancing = teamIdsByRank(preview);
  return (
    findTied(preview).length === 0 &&
    chosen.length === advancing.length &&
    advancing.every((id) => chosen.includes(id))
  );
}

/** Returns why a round cannot be opened with these teams; undefined if it can. */
export function findChoiceProblem(
  preview: AdvancePreview,
  chosen: readonly number[],
  round: AdvancingLimits,
): string | undefined {
  const teamCount = round.team_count ?? 0;
  if (chosen.length > teamCount) return rules.tooMany(formatNumber(teamCount));
  const isUndecided = findTied(preview).every(({ team }) => !chosen.includes(team.id));
  if (findTied(preview).length > 0 && isUndecided && chosen.length < teamCount)
    return rules.undecided(Math.min(teamCount - chosen.length, countOpenPlaces(preview, round)));
  return chosen.length === 0 ? rules.none : undefined;
}
