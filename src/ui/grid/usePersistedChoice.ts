import { useState } from 'react';

const storageKey = (name: string) => `robolaga-choice/${name}`;

function readStoredChoice(name: string): string | null {
  try {
    return window.localStorage.getItem(storageKey(name));
  } catch {
    return null;
  }
}

/**
 * State for one of several choices, stored in this browser under a name such as
 * 'participants/density'. Starts with `initial` if none of them is stored.
 */
export function usePersistedChoice<Choice extends string | number>(
  name: string,
  choices: readonly Choice[],
  initial: Choice,
) {
  const [choice, setChoice] = useState(
    () => choices.find((candidate) => String(candidate) === readStoredChoice(name)) ?? initial,
  );
  const choose = (next: Choice) => {
    setChoice(next);
    try {
      window.localStorage.setItem(storageKey(name), String(next));
    } catch {
      // Storage is full or blocked: the choice lasts only as long as the page.
    }
  };
  return [choice, choose] as const;
}
