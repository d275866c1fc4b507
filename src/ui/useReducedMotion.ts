import { useMediaQuery } from '@mui/material';

/** Whether the visitor asked their system for less motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
}
