import { isNetworkError, serverMessage } from '../../api/errors.ts';
import { copy } from './copy.ts';

/**
 * What a team's page says when its call failed: the server's words, else the default; another where
 * no server answered.
 */
export function teamFailureText(error: unknown): string {
  return (
    serverMessage(error) ??
    (isNetworkError(error) ? copy.detail.unknownFailure : copy.detail.failed)
  );
}

/** Whether the server says that there is no such team. */
export const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
