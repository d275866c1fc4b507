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

/** Returns a random PIN; digits that repeat or count up are as likely as any others. */
export function createPin(): string {
  const digits = crypto.getRandomValues(new Uint32Array(pinLength));
  // Of 2^32 values the remainders are equally likely but for one in a thousand million.
  return Array.from(digits, (value) => value % 10).join('');
}

/** Whether a text is a complete PIN of a school club. */
export const isPin = (text: string): boolean => pattern.test(text);
