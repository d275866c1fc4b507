import { sizeOf, type StoredResponse } from './storedResponse.ts';

/** Stored responses of one version of the content, the least recently used ones removed first. */
export type ResponseCache = {
  get(version: string, key: string): StoredResponse | undefined;
  /** Keeps a response, unless it takes more than a quarter of the memory. */
  set(version: string, key: string, response: StoredResponse): void;
  /** Call it when a response has more variants than when it was kept. */
  resize(response: StoredResponse): void;
};

/** Creates a cache that takes at most that many bytes. A new version empties it. */
export function createResponseCache(maxBytes: number): ResponseCache {
  /** In order of use, because a key that is set again comes last. */
  const entries = new Map<string, { response: StoredResponse; bytes: number }>();
  let cachedVersion: string | undefined;
  let totalBytes = 0;

  const remove = (key: string) => {
    totalBytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  const add = (key: string, response: StoredResponse) => {
    remove(key);
    const bytes = sizeOf(response);
    if (bytes > maxBytes / 4) return;
    entries.set(key, { response, bytes });
    totalBytes += bytes;
    for (const oldest of entries.keys()) {
      if (totalBytes <= maxBytes) break;
      remove(oldest);
    }
  };
  const empty = () => {
    entries.clear();
    totalBytes = 0;
  };

  return {
    get(version, key) {
      if (version !== cachedVersion) return undefined;
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.response;
    },
    set(version, key, response) {
      if (version !== cachedVersion) empty();
      cachedVersion = version;
      add(key, response);
    },
    resize(response) {
      const found = [...entries].find(([, entry]) => entry.response === response);
      if (found) add(found[0], response);
    },
  };
}
