import { useState } from 'react';

const keyOf = (name: string) => `robolaga-choice/${name}`;

function keptUnder(name: string): string | null {
  try {
    return window.localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

/**
 * One of several choices, kept in this browser under a name, such as 'participants/density'. Begins
 * with `initial` where none of them is kept.
 */
export function useKeptChoice<Choice extends string | number>(
  name: string,
  choices: readonly Choice[],
  initial: Choice,
) {
  const [choice, setChoice] = useState(
    () => choices.find((one) => String(one) === keptUnder(name)) ?? initial,
  );
  const choose = (next: Choice) => {
    setChoice(next);
    try {
      window.localStorage.setItem(keyOf(name), String(next));
    } catch {
      // A full or forbidden store: the choice lasts as long as the page.
    }
  };
  return [choice, choose] as const;
}
