import { isNetworkError, serverMessage } from '../../api/errors.ts';
import { copy } from './copy.ts';

function saysNoSuccess(error: unknown): boolean {
  const answer: unknown = typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined;
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === false;
}

/** What the list says when its call failed; without an error, when it was answered without success. */
export function listFailureText(error: unknown): string {
  if (error === undefined) return copy.list.failed;
  return serverMessage(error) ?? (saysNoSuccess(error) ? copy.list.failed : copy.list.unreachable);
}

/** What a category says when its registration failed; an answer without success comes as `{ data: answer }`. */
export function registrationFailureText(error: unknown): string {
  return serverMessage(error) ?? (isNetworkError(error) ? copy.registration.unreachable : copy.registration.failed);
}
