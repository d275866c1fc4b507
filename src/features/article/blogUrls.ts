import { safeUrl } from '../../lib/urls/safeUrl.ts';
import { storageUrl } from '../../lib/urls/storageUrl.ts';

const storagePath = /^\/?storage\//;
/** Paths on this origin that are served by the backend and are not pages of the client. */
const serverPath = /^\/(storage|api|docs)(\/|$)/;

/**
 * Returns the URL of an article's image: http(s) on other origins, the backend's storage on this
 * one, or a data URL of a bitmap, which editors create for pasted images. Returns undefined for
 * anything else.
 */
export function safeImageUrl(src: string | null): string | undefined {
  const text = src?.trim() ?? '';
  if (/^data:image\/(png|jpeg|gif|webp|avif);base64,/i.test(text)) return text;
  const isStored = storagePath.test(text);
  const url =
    isStored || /^(https?:)?\/\//i.test(text)
      ? safeUrl(isStored ? storageUrl(text) : text)
      : undefined;
  if (url === undefined) return undefined;
  const { origin, pathname, search } = new URL(url);
  if (origin !== window.location.origin) return url;
  return storagePath.test(pathname) ? `${pathname}${search}` : undefined;
}

type BlogLink = { href: string; newTab: boolean };

/**
 * Returns the target of an article's link: http(s) on other origins and files open in a new tab,
 * pages of this client in the same tab; mailto and tel are kept. Returns undefined for anything
 * else, including anchors, since sanitising removes ids.
 */
export function safeLink(href: string | null): BlogLink | undefined {
  const text = href?.trim() ?? '';
  if (text.startsWith('#')) return undefined;
  if (/^(mailto|tel):/i.test(text)) return { href: text, newTab: false };
  const { origin } = window.location;
  const url = safeUrl(storagePath.test(text) ? storageUrl(text) : text, `${origin}/`);
  if (url === undefined) return undefined;
  const { origin: target, pathname, search, hash } = new URL(url);
  if (target !== origin) return { href: url, newTab: true };
  return { href: `${pathname}${search}${hash}`, newTab: serverPath.test(pathname) };
}
