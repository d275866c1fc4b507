import { type ReactNode, useRef } from 'react';
import { Box } from '@mui/material';
import { useInView } from './useInView.ts';

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
