import type { KeyValueStore } from './storage.ts';

const memory = new Map<string, string>();

/** What stands in for a storage that the browser forbids: it forgets with the tab. */
const forgetful: KeyValueStore = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
};

/**
 * The browser's storage, or one that lasts as long as the tab where a visitor has forbidden it:
 * there even asking for it throws.
 */
export function openStorage(): KeyValueStore {
  try {
    return window.localStorage;
  } catch {
    return forgetful;
  }
}
