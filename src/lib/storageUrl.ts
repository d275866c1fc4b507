import { backendUrl } from './backendUrl.ts';

/**
 * The address of a stored picture: an absolute http(s) address stays, anything else is a path under
 * /storage/.
 */
export function storageUrl(path: string): string {
  if (/^https?:\/\//i.test(path)) return path;
  return `${backendUrl}/storage/${path.replace(/^\/+/, '').replace(/^storage\/+/, '')}`;
}
