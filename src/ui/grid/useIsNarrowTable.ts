import { useMediaQuery } from '@mui/material';
import { useTextScale } from './useTextScale.ts';

/** Returns whether a window has less room than one of this width, in pixels, has for usual text. */
export function useIsNarrowTable(width: number): boolean {
  const scale = useTextScale();
  return useMediaQuery(`(max-width: ${width * scale - 0.05}px)`, { noSsr: true });
}
