import type { PupilQuota } from '../../../openapi/schema.d.ts';
import { newPupilLimits } from '../../auth/limits.ts';
import { consumeKeys, findCounts, type RateLimit } from '../../auth/rateLimit.ts';
import { isKnownClub } from '../../clubs/knownClubs.ts';
import type { Services } from '../../services/services.ts';

type QuotaServices = Pick<Services, 'db' | 'now'>;

/** Returns how many pupils a club can add now, by the limit that leaves least, and all limits that count. */
export async function findPupilQuota(
  services: QuotaServices,
  { clubId, clientIp }: { clubId: number; clientIp: string },
): Promise<{ quota: PupilQuota; limits: RateLimit[] }> {
  const isKnown = await isKnownClub(services.db, clubId);
  const limits = newPupilLimits(clubId, clientIp, { isKnown });
  const keys = limits.map(({ key }) => key);
  const counts = await findCounts(services, keys);
  const leftOf = ({ key, maxAttempts }: RateLimit) =>
    Math.max(0, maxAttempts - (counts.get(key)?.count ?? 0));
  const [own] = limits;
  const least = limits.reduce((one, other) => (leftOf(other) < leftOf(one) ? other : one), own);
  const ofClub = isKnown ? ('known_club' as const) : ('new_club' as const);
  return {
    quota: {
      reason: least === own ? ofClub : 'network',
      per_day: least.maxAttempts,
      left: leftOf(least),
      renews_at: counts.get(least.key)?.windowEndsAt.toISOString() ?? null,
    },
    limits,
  };
}

/**
 * Counts pupils in the transaction that adds them; returns false if they are more than one of the limits allows,
 * and then the caller must roll it back.
 */
export async function usePupilQuota(
  services: QuotaServices,
  limits: readonly RateLimit[],
  added: number,
): Promise<boolean> {
  if (added === 0) return true;
  for (const limit of limits)
    if ((await consumeKeys(services, [limit.key], { ...limit, weight: added })).size === 0)
      return false;
  return true;
}
