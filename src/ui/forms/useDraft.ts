import { useCallback, useRef, useState } from 'react';

type Draft<Value> = {
  value: Value;
  change: (next: Value) => void;
  /** Removes the stored draft and resets the value to the initial one. */
  clear: () => void;
};

type DraftOptions<Value> = {
  /**
   * Storage name: what is drafted, the account's id, and what else distinguishes the draft, separated
   * by slashes ('builder-edit/5/42'), so that no other account sees it.
   */
  name: string;
  initial: Value;
  /**
   * Validates a stored draft; returns undefined if it is invalid: it may come from an earlier
   * version, or be corrupt.
   */
  parse: (stored: unknown) => Value | undefined;
};

const storageKey = (name: string) => `robolaga-draft/${name}`;

/** Returns the draft stored under a name in this tab, not validated; null if there is none. */
export function readStoredDraft(name: string): unknown {
  // If storage is blocked, even accessing it throws.
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey(name)) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores the draft of a form that is about to open; undefined removes it. */
export function storeDraft(name: string, value: unknown): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(storageKey(name));
    else window.sessionStorage.setItem(storageKey(name), JSON.stringify(value));
  } catch {
    // Storage is full or blocked: the draft lasts only as long as the page.
  }
}

/**
 * Removes the stored drafts of one account, or of all accounts, so that the next user of the browser
 * does not see them. The id of a table is negative.
 */
export function clearDrafts(accountId?: number): void {
  try {
    const store = window.sessionStorage;
    const drafts = new RegExp(`^${storageKey('')}[^/]*/${accountId ?? String.raw`-?\d+`}(/|$)`);
    for (const key of Object.keys(store).filter((name) => drafts.test(name))) store.removeItem(key);
  } catch {
    // If storage is blocked, nothing was stored.
  }
}

/** Removes a stored draft whose form is about to close and still shows it. */
export const clearDraft = (name: string): void => storeDraft(name, undefined);

/**
 * State for form input that has not been sent yet: it survives a reload and a detour to the sign-in
 * page in the same tab. Never use it for secrets.
 */
export function useDraft<Value>({ name, initial, parse }: DraftOptions<Value>): Draft<Value> {
  const initialValue = useRef(initial);
  const [value, setValue] = useState<Value>(() => {
    const stored = readStoredDraft(name);
    return (stored === null ? undefined : parse(stored)) ?? initial;
  });
  const change = useCallback(
    (next: Value) => {
      setValue(next);
      storeDraft(name, next);
    },
    [name],
  );
  const clear = useCallback(() => {
    setValue(initialValue.current);
    storeDraft(name, undefined);
  }, [name]);
  return { value, change, clear };
}
