import { pageHref } from './pageUrl.ts';

/**
 * Returns the absolute URL of a user-supplied link if it is safe to follow: http(s), or a path
 * relative to `base`, the URL of the page. Returns undefined for anything else ('javascript:',
 * 'data:', invalid or empty text).
 */
export function safeUrl(
  url: string | null | undefined,
  base: string = pageHref(),
): string | undefined {
  const text = typeof url === 'string' ? url.trim() : '';
  if (text === '') return undefined;
  try {
    const { protocol, href } = new URL(text, base);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}
