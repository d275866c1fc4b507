/**
 * Base URL of the backend without a trailing slash: VITE_BACKEND_URL at build time, or empty for
 * the page's origin.
 */
export const backendUrl: string = (import.meta.env.VITE_BACKEND_URL ?? '').replace(/\/+$/, '');

/**
 * Returns the URL of a stored image: an absolute http(s) URL stays unchanged, anything else is a
 * path under /storage/.
 */
export function storageUrl(path: string): string {
  if (/^https?:\/\//i.test(path)) return path;
  return `${backendUrl}/storage/${path.replace(/^\/+/, '').replace(/^storage\/+/, '')}`;
}
