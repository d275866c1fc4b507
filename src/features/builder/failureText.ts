import { isNetworkError, serverMessage } from '../../api/errors.ts';
import { copy } from './copy.ts';

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/**
 * What a change says when it failed: the server's words, else `text`; another where no server
 * answered.
 */
export const changeFailureText = (error: unknown, text: string): string =>
  serverMessage(error) ?? (isNetworkError(error) ? copy.unreachable : text);

/** Whether the server says that there is no such thing. */
export const isMissing = (error: unknown): boolean => statusOf(error) === 404;
