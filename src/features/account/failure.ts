import { isNetworkError, serverMessage } from '../../api/errors.ts';
import { copy } from './copy.ts';

export type Failure = { message: string; hint?: string };

/**
 * What a form says about a failed call: the server's words in `field` or the form's own, and what
 * to do where no server answered.
 */
export function failureOf(error: unknown, fallback: string, field?: 'message' | 'error'): Failure {
  return isNetworkError(error)
    ? { message: fallback, hint: copy.unreachable }
    : { message: serverMessage(error, field) ?? fallback };
}
