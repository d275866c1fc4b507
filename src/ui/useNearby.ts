import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element has come within 300 px of the window, now or before: time to fetch what it
 * shows.
 */
export function useNearby(element: RefObject<Element | null>): boolean {
  const [nearby, setNearby] = useState(false);
  useEffect(() => {
    if (nearby || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (sightings) => setNearby(sightings.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '300px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, nearby]);
  return nearby;
}
