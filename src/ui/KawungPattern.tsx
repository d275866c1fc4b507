import { useId } from 'react';
import { Box } from '@mui/material';

type KawungPatternProps = {
  /** 0 to 1; the pattern is drawn in the current text colour. */
  opacity?: number;
  /** Side of one tile in pixels. */
  size?: number;
  /** Side on which the pattern is strongest; it fades towards the other side. */
  strongest?: 'right' | 'left' | 'bottom' | 'everywhere';
};

const fadeVectors = {
  right: { x1: 0, y1: 0, x2: 1, y2: 0 },
  left: { x1: 1, y1: 0, x2: 0, y2: 0 },
  bottom: { x1: 0, y1: 0, x2: 0, y2: 1 },
};

/**
 * Kawung (a four-petalled batik motif) drawn as solder pads. Fills its positioned parent, behind
 * the content.
 */
export function KawungPattern({
  opacity = 0.16,
  size = 44,
  strongest = 'right',
}: KawungPatternProps) {
  const id = useId();
  return (
    <Box
      component="svg"
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        zIndex: -1,
        pointerEvents: 'none',
        opacity: { xs: opacity * 0.6, md: opacity },
      }}
    >
      <defs>
        <pattern
          id={`${id}-tile`}
          width={size}
          height={size}
          patternUnits="userSpaceOnUse"
          viewBox="0 0 44 44"
        >
          <g fill="none" stroke="currentColor" strokeWidth="1.1">
            <ellipse cx="11" cy="11" rx="12.4" ry="6" transform="rotate(45 11 11)" />
            <ellipse cx="33" cy="11" rx="12.4" ry="6" transform="rotate(-45 33 11)" />
            <ellipse cx="11" cy="33" rx="12.4" ry="6" transform="rotate(-45 11 33)" />
            <ellipse cx="33" cy="33" rx="12.4" ry="6" transform="rotate(45 33 33)" />
            <circle cx="22" cy="0" r="2.6" />
            <circle cx="22" cy="44" r="2.6" />
            <circle cx="0" cy="22" r="2.6" />
            <circle cx="44" cy="22" r="2.6" />
          </g>
          <g fill="currentColor">
            <circle cx="9" cy="9" r="1.3" />
            <circle cx="13" cy="13" r="1.3" />
            <circle cx="35" cy="9" r="1.3" />
            <circle cx="31" cy="13" r="1.3" />
            <circle cx="9" cy="35" r="1.3" />
            <circle cx="13" cy="31" r="1.3" />
            <circle cx="35" cy="35" r="1.3" />
            <circle cx="31" cy="31" r="1.3" />
          </g>
        </pattern>
        {strongest !== 'everywhere' && (
          <>
            <linearGradient id={`${id}-fade`} {...fadeVectors[strongest]}>
              <stop offset="0.15" stopColor="#fff" stopOpacity="0.08" />
              <stop offset="1" stopColor="#fff" />
            </linearGradient>
            <mask id={`${id}-mask`} maskContentUnits="objectBoundingBox">
              <rect width="1" height="1" fill={`url(#${id}-fade)`} />
            </mask>
          </>
        )}
      </defs>
      <rect
        width="100%"
        height="100%"
        fill={`url(#${id}-tile)`}
        mask={strongest === 'everywhere' ? undefined : `url(#${id}-mask)`}
      />
    </Box>
  );
}
