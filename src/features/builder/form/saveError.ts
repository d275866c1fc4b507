import { responseStatus, fieldErrors, isNetworkError, serverMessage } from '../../../api/errors.ts';
import type { SaveFailure } from '../../teamForm/useTeamSave.ts';
import { copy } from '../copy.ts';

/**
 * Returns the text for a team that could not be created: the server's `message`, else its `error`,
 * else the HTTP status or a network error text.
 */
export function createErrorText(error: unknown): string {
  const status = responseStatus(error);
  if (isNetworkError(error) || status === undefined || status < 400)
    return serverMessage(error) ?? copy.unreachable;
  return serverMessage(error) ?? serverMessage(error, 'error') ?? copy.teamForm.http(status);
}

/** Statuses that mean the client's data was outdated. The lists are then reloaded. */
const staleDataStatuses: readonly unknown[] = [403, 404, 409, 412];

/**
 * Adds a hint to the message of a failed save: the first field error, or that the lists have been
 * reloaded.
 */
export function toSaveFailure(error: unknown, message: string): SaveFailure {
  const [detail] = Object.values(fieldErrors(error));
  if (detail !== undefined && detail !== message) return { message, hint: detail };
  return staleDataStatuses.includes(responseStatus(error))
    ? { message, hint: copy.teamForm.reloaded }
    : { message };
}
