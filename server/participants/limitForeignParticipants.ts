import { HttpError } from '../lib/httpError.ts';
import { countAttempt } from '../auth/rateLimit.ts';
import type { Services } from '../services/services.ts';
import { foreignParticipantLimits } from '../auth/limits.ts';

/**
 * Runs `work`, in which an account names participants by id, and returns its result. Throws 429
 * after too many ids of others: 404 and 403 tell which ids exist, so all could be counted.
 */
export const limitForeignParticipants = <Result>(
  services: Services,
  account: `club:${number}` | `participant:${number}`,
  work: () => Promise<Result>,
): Promise<Result> =>
  countAttempt(
    services,
    foreignParticipantLimits(account),
    work,
    (error) => error instanceof HttpError && (error.status === 403 || error.status === 404),
  );
