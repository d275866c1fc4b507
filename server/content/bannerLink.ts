const site = 'http://site.invalid';
const maxLength = 2048;

/** What may stand in a path, query or fragment; a percent sign only before two hex digits. */
const unsafe = /[^\w\-.~:/?#@!$&'()*+,;=%]|%(?![0-9a-f]{2})/gi;

/**
 * Returns the link of a banner's button as it is stored, or undefined if it may lead to anything but
 * an http(s) address or a path of this site.
 */
export function toBannerLink(text: string): string | undefined {
  const isPath = text.startsWith('/');
  if (!isPath && !/^https?:\/\//i.test(text)) return undefined;
  if (!URL.canParse(text, site)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, site);
  // Browsers read '//host' and '/\host' as another site; '/..//host' becomes the first.
  if (isPath && (origin !== site || pathname.startsWith('//'))) return undefined;
  const rest = `${pathname}${search}${hash}`.replaceAll(unsafe, encodeURIComponent);
  const link = isPath ? rest : origin + rest;
  return link.length <= maxLength ? link : undefined;
}
