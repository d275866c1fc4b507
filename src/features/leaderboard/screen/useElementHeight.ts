import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * Returns the current height, in pixels, of the element that gets `ref`; 0 at first. It is read when
 * the browser has laid out the page: reading it earlier would make it lay out the page once more.
 */
export function useElementHeight() {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      startTransition(() => setHeight(element.clientHeight)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, height };
}
