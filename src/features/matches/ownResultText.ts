import type { OwnMatchResult } from '../../../openapi/schema.d.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { copy } from './copy.ts';

/** Returns how a match has ended for one of its teams: 'Menang 2 : 1', 'Kalah WO 0 : 3'. */
export function ownResultText({
  outcome,
  own,
  other,
  walkover,
}: NonNullable<OwnMatchResult>): string {
  const score = copy.scoreOf(formatNumber(own), formatNumber(other));
  if (walkover) return `${copy[outcome]} ${copy.walkoverShort} ${score}`;
  const isExtra = own === other && outcome !== 'drawn';
  return `${copy[outcome]} ${score}${isExtra ? copy.extraBout : ''}`;
}
