const length = 6;

/**
 * What a PIN's field holds after `typed` came into it where `before` stood: digits only, six at
 * most. A seventh is not taken, wherever the cursor is.
 */
export function typedPin(typed: string, before: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  const oneTooMany = before.length === length && digits.length === length + 1;
  return oneTooMany ? before : digits.slice(0, length);
}
