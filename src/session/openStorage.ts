import type { KeyValueStore } from './storage.ts';

const memory = new Map<string, string>();

/** Replaces a blocked storage; its content is lost when the tab is closed. */
const memoryStorage: KeyValueStore = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
};

/**
 * Returns a storage of the browser, or an in-memory replacement if the visitor blocked it: then even
 * reading `window.localStorage` throws.
 */
export function openStorage(
  name: 'localStorage' | 'sessionStorage' = 'localStorage',
): KeyValueStore {
  try {
    return window[name];
  } catch {
    return memoryStorage;
  }
}
