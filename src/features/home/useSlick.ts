import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { onFirstInput } from '../../lib/onFirstInput.ts';
import type { Slick, SlickHandle } from './slick.ts';

type Action = (slick: SlickHandle) => void;

/**
 * Loads react-slick after the first input on the page or for the first move of the carousel: until
 * then the first slide is enough, and measuring the slides would hold up the first screen. `control`
 * passes the carousel to an action; one that comes too early runs when the carousel is there.
 */
export function useSlick() {
  const [component, setComponent] = useState<typeof Slick>();
  const handle = useRef<SlickHandle>(null);
  const waiting = useRef<Action>(undefined);

  const load = useCallback(async () => {
    const { Slick } = await import('./slick.ts');
    startTransition(() => setComponent(() => Slick));
  }, []);
  useEffect(() => onFirstInput(load), [load]);

  const ref = useCallback((slick: SlickHandle | null) => {
    handle.current = slick;
    if (!slick) return;
    waiting.current?.(slick);
    waiting.current = undefined;
  }, []);
  const control = useCallback(
    (action: Action) => {
      if (handle.current) {
        action(handle.current);
        return;
      }
      waiting.current = action;
      // Without a connection the first slide stays; the next move tries again.
      load().catch(() => undefined);
    },
    [load],
  );
  return { Slick: component, ref, control };
}
