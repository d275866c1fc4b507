import { knockoutSize } from '../../../../openapi/matches/seedKnockout.ts';
import type { MatchRule } from '../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { copy } from './copy.ts';

const texts = copy.advancing;

/**
 * Returns who advances from groups: '8 tim dari 6 grup: juara grup dan 2 peringkat kedua terbaik.', and
 * to a knock-out how many of them have no match in its first stage; empty if neither is to be said.
 *
 * @param before the rule of the round that they come from
 */
export function describeAdvancing(
  teamCount: number,
  before: MatchRule | undefined,
  rule: Pick<MatchRule, 'kind'> | undefined,
): string {
  return [
    before?.kind === 'groups' && describeGroups(teamCount, before.group_count),
    rule?.kind === 'knockout' && describeByes(teamCount),
  ]
    .filter(Boolean)
    .join(' ');
}

function describeGroups(teamCount: number, groupCount: number): string {
  const places = Math.floor(teamCount / groupCount);
  const rest = teamCount % groupCount;
  const who = [
    places > 0 && texts.ofEach(places),
    rest > 0 && texts.bestOf(rest, places + 1),
  ].filter((each) => each !== false);
  return texts.groups(formatNumber(teamCount), formatNumber(groupCount), who.join(texts.and));
}

function describeByes(teamCount: number): string {
  const size = knockoutSize(teamCount);
  if (size === teamCount) return texts.full;
  return texts.byes(formatNumber(size - teamCount), formatNumber(size / 2), formatNumber(size));
}
