import { safeAddress } from '../../lib/safeAddress.ts';
import { storageUrl } from '../../lib/storageUrl.ts';

const inStorage = /^\/?storage\//;
/** What the server answers under the page's own origin and is no page. */
const noPage = /^\/(storage|api|docs)(\/|$)/;

/**
 * Where a picture of an article is fetched from: http(s) elsewhere, or the backend's storage and
 * nothing else of ours. One that is written into the article itself, as editors do with what is
 * pasted, stays. Anything else gives undefined.
 */
export function pictureOf(src: string | null): string | undefined {
  const text = src?.trim() ?? '';
  if (/^data:image\/(png|jpeg|gif|webp|avif);base64,/i.test(text)) return text;
  const stored = inStorage.test(text);
  const address =
    stored || /^(https?:)?\/\//i.test(text)
      ? safeAddress(stored ? storageUrl(text) : text)
      : undefined;
  if (address === undefined) return undefined;
  const { origin, pathname, search } = new URL(address);
  if (origin !== window.location.origin) return address;
  return inStorage.test(pathname) ? `${pathname}${search}` : undefined;
}

type BlogLink = { href: string; newTab: boolean };

/**
 * Where a link of an article leads: http(s) elsewhere and files in a new tab, pages of ours in this
 * one, mail and telephone. Anything else gives undefined; so does a place in the article itself,
 * since places lose their names.
 */
export function linkOf(href: string | null): BlogLink | undefined {
  const text = href?.trim() ?? '';
  if (text.startsWith('#')) return undefined;
  if (/^(mailto|tel):/i.test(text)) return { href: text, newTab: false };
  const { origin } = window.location;
  const address = safeAddress(inStorage.test(text) ? storageUrl(text) : text, `${origin}/`);
  if (address === undefined) return undefined;
  const { origin: target, pathname, search, hash } = new URL(address);
  if (target !== origin) return { href: address, newTab: true };
  return { href: `${pathname}${search}${hash}`, newTab: noPage.test(pathname) };
}
