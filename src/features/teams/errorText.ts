import { isNetworkError, serverMessage } from '../../api/errors.ts';
import { copy } from './copy.ts';

/** Returns the text to show if a team could not be loaded. */
export function teamErrorText(error: unknown): string {
  return (
    serverMessage(error) ?? (isNetworkError(error) ? copy.detail.unreachable : copy.detail.failed)
  );
}

export const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
