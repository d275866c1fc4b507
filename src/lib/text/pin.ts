import { pinLimits } from '../../../openapi/limits.ts';

const pinLength: number = pinLimits.length;

/**
 * Returns the new value of a PIN field after typing: digits only, no more than a PIN
 * has. A digit too many is ignored wherever the cursor is.
 */
export function normalizePinInput(typed: string, previous: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  const isOneTooMany = previous.length === pinLength && digits.length === pinLength + 1;
  return isOneTooMany ? previous : digits.slice(0, pinLength);
}

const pattern = new RegExp(pinLimits.pattern);

/** Whether a text is a complete PIN of a school club. */
export const isPin = (text: string): boolean => pattern.test(text);
