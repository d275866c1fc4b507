import { isNetworkError, serverMessage } from '../../api/errors.ts';
import { copy } from './copy.ts';

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/** Returns the server's message, else `fallback`; a network error text if there was no response. */
export const changeErrorText = (error: unknown, fallback: string): string =>
  serverMessage(error) ?? (isNetworkError(error) ? copy.unreachable : fallback);

export const isNotFound = (error: unknown): boolean => statusOf(error) === 404;
