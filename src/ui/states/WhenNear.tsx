import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Box } from '@mui/material';

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

type WhenNearProps = {
  children: ReactNode;
  /** Aspect ratio such as '16 / 9'; reserves the space. */
  ratio: string;
};

/**
 * Shows a picture only when it comes near the window. Browsers fetch lazy pictures from 1250 to 2500
 * pixels away: in a list of small ones that is almost all of them. Without JavaScript, that is what
 * happens.
 */
export function WhenNear({ children, ratio }: WhenNearProps) {
  const ref = useRef<HTMLElement>(null);
  const isNear = useInView(ref);
  if (isNear) return children;
  return (
    <Box component="span" ref={ref} sx={{ display: 'block', aspectRatio: ratio }}>
      <noscript>{children}</noscript>
    </Box>
  );
}
