import { answerStatus, fieldErrors, isNetworkError, serverMessage } from '../../api/errors.ts';
import { copy } from './copy.ts';

export type SaveFailure = { message: string; hint?: string };

/**
 * What a team that could not be created says: the server's message, then its error, then the
 * status.
 */
export function creationFailureText(error: unknown): string {
  const status = answerStatus(error);
  if (isNetworkError(error) || status === undefined)
    return serverMessage(error) ?? copy.unreachable;
  return serverMessage(error) ?? serverMessage(error, 'error') ?? copy.compose.http(status);
}

/** What the world no longer allowed: the lists are on their way anew. */
const outdated: readonly unknown[] = [403, 404, 409, 412];

/**
 * What a dialog says of a team that was refused: besides the message the field it is about, or that
 * the lists have been loaded again.
 */
export function refusedByServer(error: unknown, message: string): SaveFailure {
  const [detail] = Object.values(fieldErrors(error));
  if (detail !== undefined && detail !== message) return { message, hint: detail };
  return outdated.includes(answerStatus(error))
    ? { message, hint: copy.compose.reloaded }
    : { message };
}
