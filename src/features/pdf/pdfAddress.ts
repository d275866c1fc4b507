/**
 * The address of the PDF in the viewer's own path, if it is a whole http(s) address; undefined for
 * anything else. Read from the path itself: a route parameter would turn the '%2F' of a PDF's
 * address into a slash.
 */
export function pdfAddressOf(pathname: string): string | undefined {
  const [, encoded] = /^\/[^/]+\/([^/]+)\/?$/.exec(pathname) ?? [];
  try {
    const { protocol, href } = new URL(decodeURIComponent(encoded ?? '').trim());
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What the file behind an address is called: the last part of its path, or its host where it has
 * none.
 */
export function fileNameOf(address: string): string {
  const { pathname, hostname } = new URL(address);
  return (
    decoded(pathname)
      .split('/')
      .findLast((part) => part !== '') ?? hostname
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
