import { serverMessage } from '../../api/errors.ts';
import { copy } from './copy.ts';

/** Whether the response has `success: false`, or status 200 but no list. */
function isUnsuccessful(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('status' in error && error.status === 200) return true;
  const body: unknown = 'data' in error ? error.data : undefined;
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false;
}

/** Returns the text to show if the tournament list could not be loaded. */
export function listErrorText(error: unknown): string {
  return serverMessage(error) ?? (isUnsuccessful(error) ? copy.list.failed : copy.list.unreachable);
}
