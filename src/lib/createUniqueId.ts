/** Gives the page a `crypto.randomUUID` where it has none, for libraries that call it. */
export function provideRandomUUID(): void {
  if (!('randomUUID' in crypto)) Object.assign(crypto, { randomUUID: createUniqueId });
}

/**
 * Returns a random UUID (version 4). Browsers offer `crypto.randomUUID` only to pages over https and of
 * this computer, and a laptop in a hall serves the phones over plain http.
 */
export function createUniqueId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[(bytes[8] ?? 0) % 4];
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-');
}
