const pinLength = 6;

/**
 * Returns the new value of a PIN field after typing: digits only, six at most. A seventh digit is
 * ignored wherever the cursor is.
 */
export function normalizePinInput(typed: string, previous: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  const isOneTooMany = previous.length === pinLength && digits.length === pinLength + 1;
  return isOneTooMany ? previous : digits.slice(0, pinLength);
}
