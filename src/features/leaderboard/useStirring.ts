import { useEffect, useState } from 'react';

const restMilliseconds = 5000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Whether somebody is there: true at first, and for five seconds after each sign of pointer, finger
 * or keyboard.
 */
export function useStirring(): boolean {
  const [stirring, setStirring] = useState(true);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>;
    const stir = () => {
      setStirring(true);
      clearTimeout(rest);
      rest = setTimeout(() => setStirring(false), restMilliseconds);
    };
    stir();
    signs.forEach((sign) => window.addEventListener(sign, stir, { passive: true }));
    return () => {
      clearTimeout(rest);
      signs.forEach((sign) => window.removeEventListener(sign, stir));
    };
  }, []);
  return stirring;
}
