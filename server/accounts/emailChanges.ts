import { consumeAttempt } from '../auth/rateLimit.ts';
import type { Services } from '../services/services.ts';
import { emailChangeLimits } from '../auth/limits.ts';

type EmailChange = {
  clubId: number;
  /** The network that the request came from. */
  clientIp: string;
  from: string;
  to: string;
};

/**
 * Counts a change of an e-mail address, because its response tells whether the new one is taken.
 * Throws 429 after too many of them; does nothing if the address stays the same.
 */
export async function countEmailChange(
  services: Services,
  { clubId, clientIp, from, to }: EmailChange,
): Promise<void> {
  if (from.toLowerCase() === to.toLowerCase()) return;
  await consumeAttempt(services, emailChangeLimits(clientIp, clubId));
}
