import type { CSSProperties } from 'react';
import { Box } from '@mui/material';

/** Circuit traces that run out from the middle to solder pads, once; not drawn with reduced motion. */
export function TraceBurst({ count }: { count: number }) {
  return (
    <Box component="svg" aria-hidden viewBox="-400 -225 800 450" sx={burst}>
      {Array.from({ length: count }, (_, index) => {
        // To both sides and upwards: below are the names.
        const step = (65 / (count / 2 - 1)) * Math.floor(index / 2);
        const angle = index % 2 ? step - 55 : 235 - step;
        const length = 150 + (index % 3) * 55;
        return (
          <g
            key={angle}
            transform={`rotate(${angle})`}
            style={{ '--delay': `${(index % 4) * 70}ms` } as CSSProperties}
          >
            <path pathLength={1} d={`M130 0h${length - 40}l24 ${index % 4 < 2 ? 24 : -24}h16`} />
            <circle cx={length + 138} cy={index % 4 < 2 ? 24 : -24} r="7" />
          </g>
        );
      })}
    </Box>
  );
}

const burst = {
  display: 'none',
  '@media (prefers-reduced-motion: no-preference)': {
    display: 'block',
    position: 'absolute !important',
    inset: '50% auto auto 50%',
    width: 'max(100svw, 178svh)',
    transform: 'translate(-50%, -50%)',
    overflow: 'visible',
    pointerEvents: 'none',
    fill: 'none',
    stroke: 'var(--metal)',
    strokeWidth: 3,
    opacity: 0.55,
    '& path': {
      strokeDasharray: 1,
      animation: 'ceremony-trace 900ms cubic-bezier(0.2, 0.7, 0.3, 1) var(--delay) both',
    },
    '& circle': { animation: 'ceremony-pad 400ms ease-out calc(700ms + var(--delay)) both' },
    '& g': { animation: 'ceremony-rest 1200ms ease-in 2200ms both' },
    '@keyframes ceremony-trace': { from: { strokeDashoffset: 1 } },
    '@keyframes ceremony-pad': { from: { opacity: 0, r: 0 } },
    '@keyframes ceremony-rest': { to: { opacity: 0.25 } },
  },
} as const;
