import { useCallback, useRef, useState } from 'react';

type Draft<Value> = {
  value: Value;
  change: (next: Value) => void;
  /** Ends the draft: what was kept is forgotten, and the value is the initial one again. */
  clear: () => void;
};

type DraftOptions<Value> = {
  /**
   * What it is a draft of, its owner's number, and what else tells it from others, between slashes
   * ('builder-edit/5/42'), so that no other account sees it.
   */
  name: string;
  initial: Value;
  /**
   * Gives what was kept as a value, or nothing where it is none: it may come from an earlier
   * version, or be damaged.
   */
  read: (kept: unknown) => Value | undefined;
};

const keyOf = (name: string) => `robolaga-draft/${name}`;

/** What was kept under a name in this tab, unread; nothing where no draft waits. */
export function keptDraft(name: string): unknown {
  // Where storage is forbidden, even asking for it throws.
  try {
    return JSON.parse(window.sessionStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(keyOf(name));
    else window.sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // A full or forbidden store: the draft lasts as long as the page.
  }
}

/**
 * Forgets what one club, or anybody, typed and did not send, for the next person at the same
 * browser.
 */
export function forgetDrafts(clubId?: number): void {
  try {
    const store = window.sessionStorage;
    const drafts = new RegExp(`^${keyOf('')}[^/]*/${clubId ?? String.raw`\d+`}(/|$)`);
    for (const key of Object.keys(store).filter((name) => drafts.test(name))) store.removeItem(key);
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}

/**
 * Ends a draft whose form is on its way out: what was kept is forgotten, while the form still shows
 * it.
 */
export const forgetDraft = (name: string): void => keep(name, undefined);

/**
 * What a person has typed or chosen and not sent yet: it survives a reload and the way over sign-in
 * in the same tab. Never for secrets.
 */
export function useDraft<Value>({ name, initial, read }: DraftOptions<Value>): Draft<Value> {
  const start = useRef(initial);
  const [value, setValue] = useState<Value>(() => {
    const kept = keptDraft(name);
    return (kept === null ? undefined : read(kept)) ?? initial;
  });
  const change = useCallback(
    (next: Value) => {
      setValue(next);
      keep(name, next);
    },
    [name],
  );
  const clear = useCallback(() => {
    setValue(start.current);
    keep(name, undefined);
  }, [name]);
  return { value, change, clear };
}
