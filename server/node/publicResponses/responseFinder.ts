import type { ContentVersion } from './contentVersion.ts';
import { createResponseCache } from './responseCache.ts';
import { type StoredResponse, storeResponse } from './storedResponse.ts';

type Send = () => Response | Promise<Response>;

/** A response that can be kept, or one that cannot. */
type Computed = StoredResponse | Response;

export type ResponseFinder = {
  /** Returns a response that is current, if it is known without asking the database. */
  findNow(key: string): StoredResponse | undefined;
  /**
   * Returns the response in the cache, or a new one; undefined if the version cannot be read. Of
   * simultaneous calls only the first gets a response that cannot be kept, the others undefined.
   */
  find(
    key: string,
    operation: string,
    send: Send,
  ): Promise<{ found: Computed | undefined; isNew: boolean }>;
};

/** Creates a cache of at most that many bytes for responses of the current version. */
export function createResponseFinder(
  contentVersion: ContentVersion,
  maxBytes: number,
): ResponseFinder {
  const cache = createResponseCache(maxBytes);
  const running = new Map<string, Promise<Computed>>();

  const compute = async (
    version: string,
    key: string,
    operation: string,
    send: Send,
  ): Promise<Computed> => {
    const response = await send();
    if (response.status !== 200) return response;
    const stored = await storeResponse(response, operation, () => cache.resize(stored));
    // Other requests may have read a newer version since.
    if (version === contentVersion.latest()) cache.set(version, key, stored);
    return stored;
  };

  return {
    findNow(key) {
      const version = contentVersion.current();
      return version === undefined ? undefined : cache.get(version, key);
    },

    async find(key, operation, send) {
      // Before the data is read: after a write in between, there is another version.
      const version = await contentVersion.read();
      if (version === undefined) return { found: undefined, isNew: false };
      const stored = cache.get(version, key);
      if (stored) return { found: stored, isNew: false };
      const runningKey = `${version} ${key}`;
      const first = running.get(runningKey);
      if (first) {
        const found = await first.catch(() => undefined);
        return { found: found instanceof Response ? undefined : found, isNew: false };
      }
      const computed = compute(version, key, operation, send).finally(() =>
        running.delete(runningKey),
      );
      running.set(runningKey, computed);
      return { found: await computed, isNew: true };
    },
  };
}
