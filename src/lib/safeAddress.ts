/**
 * The full address behind a link that somebody else wrote, if it may be followed: http(s), or a
 * path of the page's own origin. Anything else ('javascript:', 'data:', nonsense, nothing) gives
 * undefined. `base` is the address of the page.
 */
export function safeAddress(
  address: string | null | undefined,
  base: string = window.location.href,
): string | undefined {
  const text = typeof address === 'string' ? address.trim() : '';
  if (text === '') return undefined;
  try {
    const { protocol, href } = new URL(text, base);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}
