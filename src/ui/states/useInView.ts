import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is, or has been, within 300 px of the window: time to fetch what it shows. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (isInView || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (observed) => setIsInView(observed.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '300px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isInView]);
  return isInView;
}
