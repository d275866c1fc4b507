import { isNetworkError, serverMessage } from '../../api/errors.ts';
import { copy } from './copy.ts';

/**
 * What to say of an upload that did not come through. A server that refused speaks for itself, or
 * is spoken for; where no answer came, or none that can be read, something went wrong on the way.
 */
export function uploadFailureText(error: unknown): string {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (isNetworkError(error) || status === 'PARSING_ERROR') return copy.pictures.failed;
  return serverMessage(error) ?? copy.pictures.refused;
}
