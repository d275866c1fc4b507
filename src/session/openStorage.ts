import type { KeyValueStore } from './storage.ts';

const memory = new Map<string, string>();

/** Replaces a blocked `localStorage`; its content is lost when the tab is closed. */
const memoryStorage: KeyValueStore = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
};

/**
 * Returns `localStorage`, or an in-memory replacement if the visitor blocked it: then even reading
 * `window.localStorage` throws.
 */
export function openStorage(): KeyValueStore {
  try {
    return window.localStorage;
  } catch {
    return memoryStorage;
  }
}
