import { useMediaQuery } from '@mui/material';

/** Whether the visitor's system asks for reduced motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
}
