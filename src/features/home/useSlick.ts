import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { runWhenIdle } from '../../lib/runWhenIdle.ts';
import type { Slick, SlickHandle } from './slick.ts';

type Action = (slick: SlickHandle) => void;

/**
 * Loads react-slick once the page is idle: until then the first slide is enough, and measuring the
 * slides would hold up the first screen. `control` passes the carousel to an action; one that comes
 * too early runs when the carousel is there.
 */
export function useSlick() {
  const [component, setComponent] = useState<typeof Slick>();
  const handle = useRef<SlickHandle>(null);
  const waiting = useRef<Action>(undefined);

  useEffect(
    () =>
      runWhenIdle(() => {
        import('./slick.ts').then(
          (module) => startTransition(() => setComponent(() => module.Slick)),
          // Without a connection the first slide stays.
          () => undefined,
        );
      }),
    [],
  );

  const ref = useCallback((slick: SlickHandle | null) => {
    handle.current = slick;
    if (!slick) return;
    waiting.current?.(slick);
    waiting.current = undefined;
  }, []);
  const control = useCallback((action: Action) => {
    if (handle.current) action(handle.current);
    else waiting.current = action;
  }, []);
  return { Slick: component, ref, control };
}
