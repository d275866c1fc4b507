import type { AdvancePreview } from '../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { copy } from './copy.ts';

const { rules } = copy.opening;

/** Returns the ids of the teams that advance by their rank alone. */
export const teamIdsByRank = ({ candidates }: AdvancePreview): number[] =>
  candidates.filter(({ state }) => state === 'advances').map(({ team }) => team.id);

/** Returns the teams that share the last rank that advances. */
export const findTied = ({ candidates }: AdvancePreview) =>
  candidates.filter(({ state }) => state === 'tied');

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
  teamCount: number,
): string | undefined {
  if (chosen.length > teamCount) return rules.tooMany(formatNumber(teamCount));
  const isUndecided = findTied(preview).every(({ team }) => !chosen.includes(team.id));
  if (findTied(preview).length > 0 && isUndecided && chosen.length < teamCount)
    return rules.undecided(teamCount - chosen.length);
  return chosen.length === 0 ? rules.none : undefined;
}
