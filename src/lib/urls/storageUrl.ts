import { backendUrl } from './backendUrl.ts';

/**
 * Returns the URL of a stored image: an absolute http(s) URL stays unchanged, anything else is a
 * path under /storage/.
 */
export function storageUrl(path: string): string {
  if (/^https?:\/\//i.test(path)) return path;
  return `${backendUrl}/storage/${path.replace(/^\/+/, '').replace(/^storage\/+/, '')}`;
}
