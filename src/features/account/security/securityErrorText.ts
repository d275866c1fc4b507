import { errorText, isStatus } from '../../../api/errors.ts';
import { copy } from './copy.ts';

/** Returns the text for a failed request to an extension, which another backend may not offer. */
export const securityErrorText = (error: unknown, failed: string): string =>
  isStatus(error, 404, 405)
    ? copy.unsupported
    : errorText(error, { failed, unreachable: copy.unreachable });
