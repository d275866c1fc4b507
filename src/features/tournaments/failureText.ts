import { isNetworkError, serverMessage } from '../../api/errors.ts';
import { copy } from './copy.ts';

/** Whether the server answered, but without success: it said so, or its answer has no list. */
function saysNoSuccess(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('status' in error && error.status === 200) return true;
  const answer: unknown = 'data' in error ? error.data : undefined;
  return (
    typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === false
  );
}

/** What the list says when its call failed, or was answered without success. */
export function listFailureText(error: unknown): string {
  return serverMessage(error) ?? (saysNoSuccess(error) ? copy.list.failed : copy.list.unreachable);
}

/**
 * What a category says when its registration failed; an answer without success comes as `{ data:
 * answer }`.
 */
export function registrationFailureText(error: unknown): string {
  return (
    serverMessage(error) ??
    (isNetworkError(error) ? copy.registration.unreachable : copy.registration.failed)
  );
}
