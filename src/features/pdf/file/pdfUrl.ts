/**
 * Returns the URL of the PDF from the viewer's path, if it is an absolute http(s) URL without a
 * user name, which would disguise its host; otherwise undefined. It is read from the path itself, because a route parameter would decode the '%2F' of
 * the PDF's URL to a slash.
 */
export function parsePdfUrl(pathname: string): string | undefined {
  const [, encoded] = /^\/[^/]+\/([^/]+)\/?$/.exec(pathname) ?? [];
  try {
    const url = new URL(decodeURIComponent(encoded ?? '').trim());
    const isAllowed = ['https:', 'http:'].includes(url.protocol) && !url.username && !url.password;
    return isAllowed ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the file name of a URL: the last part of its path, or its host if the path is empty. */
export function pdfFileName(url: string): string {
  const { pathname, hostname } = new URL(url);
  return (
    decodeIfValid(pathname)
      .split('/')
      .findLast((part) => part !== '') ?? hostname
  );
}

function decodeIfValid(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
