import { errorText, fieldErrors, isSessionExpired, isStatus } from '../../../api/errors.ts';
import type { FormFailure } from '../../../ui/forms/useServerForm.ts';
import { copy } from '../copy.ts';

/** Returns the text for a failed request to an extension, which another backend may not offer. */
export const securityErrorText = (error: unknown, failed: string): string =>
  isStatus(error, 404, 405)
    ? copy.server.unsupported
    : errorText(error, { failed, unreachable: copy.server.unreachable });

/** Returns why a form of the account was not accepted; the end of a session is told elsewhere. */
export const readSecurityFailure = (error: unknown, failed: string): FormFailure => ({
  fields: fieldErrors(error),
  message: isSessionExpired(error) ? undefined : securityErrorText(error, failed),
});
