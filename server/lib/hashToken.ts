/** Undefined in a browser tab. */
const nodeCrypto = (globalThis as { process?: NodeJS.Process }).process?.getBuiltinModule?.(
  'node:crypto',
);

/** Returns bytes as base64url text without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Returns the SHA-256 of a text, as base64url. */
export async function hashToken(token: string): Promise<string> {
  // Web Crypto hashes in another thread, which takes ten times the processor time of so short a text.
  if (nodeCrypto) return nodeCrypto.hash('sha256', token, 'base64url');
  return toBase64Url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))),
  );
}
