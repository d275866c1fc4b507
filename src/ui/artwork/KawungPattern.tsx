import type { CSSProperties } from 'react';
import { Box } from '@mui/material';
import kawung from '../pictures/kawung.svg';

type KawungPatternProps = {
  /** 0 to 1; the pattern is drawn in the current text colour. */
  opacity?: number;
  /** Side of one tile in pixels. */
  size?: number;
  /** Side on which the pattern is strongest; it fades towards the other side. */
  strongest?: 'right' | 'left' | 'bottom' | 'everywhere';
};

const fadeTo = (side: string) => `linear-gradient(to ${side}, rgb(0 0 0 / 0.08) 15%, #000)`;
const fades = {
  right: fadeTo('right'),
  left: fadeTo('left'),
  bottom: fadeTo('bottom'),
  everywhere: 'linear-gradient(#000, #000)',
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
  const variables = {
    '--kawung-opacity': opacity,
    '--kawung-size': `${size}px`,
    '--kawung-fade': fades[strongest],
  } as CSSProperties;
  return <Box aria-hidden style={variables} sx={pattern} />;
}

/** The motif is a mask, so that it has any colour without an element of its own for each shape. */
const pattern = {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  pointerEvents: 'none',
  opacity: { xs: 'calc(var(--kawung-opacity) * 0.6)', md: 'var(--kawung-opacity)' },
  backgroundColor: 'currentColor',
  mask: `url("${kawung}") 0 0 / var(--kawung-size) var(--kawung-size), var(--kawung-fade)`,
  maskComposite: 'intersect',
} as const;
