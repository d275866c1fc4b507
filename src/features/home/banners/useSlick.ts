import { startTransition, useCallback, useRef, useState } from 'react';
import type { Slick, SlickHandle } from './slick.ts';

type Action = (slick: SlickHandle) => void;

/**
 * Loads react-slick for the first move of the carousel, or by `load`: until then the first slide is
 * enough, and measuring the slides would hold up the first screen. `control` passes the carousel to an
 * action; one that comes too early runs when the carousel is there.
 */
export function useSlick() {
  const [component, setComponent] = useState<typeof Slick>();
  const handle = useRef<SlickHandle>(null);
  const waiting = useRef<Action>(undefined);

  const load = useCallback(() => {
    import('./slick.ts').then(
      ({ Slick }) => startTransition(() => setComponent(() => Slick)),
      // Without a connection the first slide stays; the next move tries again.
      () => undefined,
    );
  }, []);

  const ref = useCallback((slick: SlickHandle | null) => {
    handle.current = slick;
    if (!slick) return;
    // After its mounting, which ends the timers of a move in strict mode.
    setTimeout(() => {
      waiting.current?.(slick);
      waiting.current = undefined;
    });
  }, []);
  const control = useCallback(
    (action: Action) => {
      if (handle.current) {
        action(handle.current);
        return;
      }
      waiting.current = action;
      load();
    },
    [load],
  );
  return { Slick: component, ref, control, load };
}
