import {
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { onFirstInput } from '../lib/onFirstInput.ts';
import { prefetch } from '../lib/prefetch.ts';
import { addWaitingPart } from '../lib/waitingParts.ts';
import { useIsHydrated } from './useIsHydrated.ts';

type HydrateLaterProps = {
  /** Loads code that the children need; what the server has rendered stays if that fails. */
  prepare?: () => Promise<unknown>;
  /** How far below the window the part is hydrated, in pixels. */
  margin?: number;
  /** Shown while a child loads on a page that the server has not rendered. */
  fallback?: ReactNode;
  children: ReactNode;
};

const pressed = '[data-pressed]';
const isReady = () => Promise.resolve();

/**
 * A part of a page below the first screen: what the server has rendered of it is shown at once, but
 * React hydrates it only when it comes near the window, when something in it is pressed or gets the
 * focus, or when the visitor navigates. A change from outside before that makes React render it anew,
 * which looks the same.
 */
export function HydrateLater({
  prepare = isReady,
  margin = 300,
  fallback,
  children,
}: HydrateLaterProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => Promise.withResolvers<void>());
  useEffect(() => {
    const element = frame.current;
    const part = element?.firstElementChild;
    if (!element || !part) return undefined;
    const open = () => prepare().then(() => gate.resolve());
    const openAhead = () => void prefetch(open);
    const openPressed = () => void open().catch(() => undefined);
    const observer = new IntersectionObserver(
      (observed) => {
        if (observed.some(({ isIntersecting }) => isIntersecting)) openAhead();
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(part);
    element.addEventListener('focusin', openAhead);
    element.addEventListener('click', openPressed);
    if (element.querySelector(pressed)) openPressed();
    const cancel = onFirstInput(prepare);
    // Without waiting for `prepare`: whoever leaves the page does not need the part.
    const remove = addWaitingPart(() => gate.resolve());
    return () => {
      cancel();
      remove();
      observer.disconnect();
      element.removeEventListener('click', openPressed);
      element.removeEventListener('focusin', openAhead);
    };
  }, [gate, margin, prepare]);
  return (
    <div ref={frame} data-waiting="" style={{ display: 'contents' }}>
      <Suspense fallback={fallback}>
        <Gate opened={gate.promise} frame={frame}>
          {children}
        </Gate>
      </Suspense>
    </div>
  );
}

type GateProps = {
  opened: Promise<void>;
  frame: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/**
 * Suspends while React hydrates what the server has rendered, until the promise resolves; then
 * presses the button that the visitor has pressed meanwhile, which public/start.js has marked.
 */
function Gate({ opened, frame, children }: GateProps) {
  const isHydrated = useIsHydrated();
  if (!import.meta.env.SSR && !isHydrated) use(opened);
  useLayoutEffect(() => {
    const element = frame.current;
    element?.removeAttribute('data-waiting');
    const button = element?.querySelector<HTMLElement>(pressed);
    if (!button) return;
    button.removeAttribute('data-pressed');
    // In a task of its own: React cannot handle an event while it hydrates.
    setTimeout(() => button.click());
  }, [frame]);
  return children;
}
