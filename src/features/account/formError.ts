import { isNetworkError, serverMessage } from '../../api/errors.ts';
import { copy } from './copy.ts';

export type FormErrorText = { message: string; hint?: string };

/**
 * Returns the server's text in `field`, else `fallback`. Without a response it returns `fallback`
 * with a hint to check the connection.
 */
export function toFormError(
  error: unknown,
  fallback: string,
  field?: 'message' | 'error',
): FormErrorText {
  return isNetworkError(error)
    ? { message: fallback, hint: copy.unreachable }
    : { message: serverMessage(error, field) ?? fallback };
}
