import { isNetworkError, serverMessage } from '../../../api/errors.ts';
import { copy } from '../copy.ts';

/**
 * Returns the text for a failed upload: the server's message or a default one if the server
 * rejected it, another one if there was no readable response.
 */
export function uploadErrorText(error: unknown): string {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (isNetworkError(error) || status === 'PARSING_ERROR') return copy.pictures.failed;
  return serverMessage(error) ?? copy.pictures.rejected;
}
