import { errorText as textOf, isStatus } from '../../api/errors.ts';
import { copy } from './copy.ts';

/**
 * Returns the text for a failed request about something that the server has listed: a 404 says that it
 * is gone.
 */
export const entryErrorText = (error: unknown, failed: string): string =>
  textOf(error, { failed, unreachable: copy.unreachable });

/** Returns the text for a failed request; another backend may not offer the organisers' area. */
export const errorText = (error: unknown, failed: string): string =>
  isStatus(error, 404, 405) ? copy.unsupported : entryErrorText(error, failed);
