import { errorText as textOf, isStatus } from '../../api/errors.ts';
import { copy } from './copy.ts';

/** Returns the text for a failed request; another backend may not offer the organisers' area. */
export const errorText = (error: unknown, failed: string): string =>
  isStatus(error, 404, 405)
    ? copy.unsupported
    : textOf(error, { failed, unreachable: copy.unreachable });
