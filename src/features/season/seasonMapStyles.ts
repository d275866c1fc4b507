import { keyframes, type Theme } from '@mui/material/styles';
import { cutCorner } from '../../ui/styles/styles.ts';
import { mapSize } from './cities.ts';

const pulse = keyframes`to { r: 22px; opacity: 0; }`;

/** The text beside the map, or above it on narrow windows. */
export function layout({ vars: { palette } }: Theme) {
  return {
    py: { xs: 2.5, md: 3 },
    display: 'grid',
    alignItems: 'center',
    columnGap: 4,
    rowGap: 1.5,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 3fr)' },
    '& .text p': { m: 0, mt: 0.5, color: palette.board.muted },
    '& .line': {
      display: { xs: 'inline-block', md: 'block' },
      width: 'fit-content',
      mr: 2,
      py: { xs: 0.75, md: 0.5 },
      color: palette.board.contrastText,
      fontWeight: 600,
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
      '&[data-state="today"]': { color: palette.gold.main },
    },
    '& .legend': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 0.75,
      fontSize: '0.8125rem',
      '& i': { width: 10, height: 10, borderRadius: '50%', border: '2px solid' },
      '& i + i': { ml: 1 },
      '& [data-state="done"]': {
        borderColor: palette.gold.main,
        backgroundColor: palette.gold.main,
      },
    },
  } as const;
}

/** The picture of the map, and the links to its tournaments. */
export const mapStyles = (theme: Theme) =>
  ({
    position: 'relative',
    minWidth: 0,
    '& .picture': {
      position: 'relative',
      aspectRatio: `${mapSize.width} / ${mapSize.height}`,
      mx: { xs: -1, md: 0 },
    },
    '& .picture > *': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
    ...points(theme),
    ...links(theme),
  }) as const;

/** Gold if the tournament is over, a ring if it is to come. */
function points({ vars: { palette }, breakpoints }: Theme) {
  return {
    '& .picture g': {
      fill: palette.board.deep,
      stroke: palette.board.muted,
      strokeWidth: 2,
      '& path': { fill: 'none', strokeWidth: 1.2 },
      '& .city': { strokeWidth: 0, fill: palette.board.muted },
    },
    '& .picture g[data-state="done"]': {
      fill: palette.gold.main,
      stroke: palette.gold.main,
      '& path': { opacity: 0.55 },
      '& .city': { fill: palette.gold.main },
    },
    '& .picture g[data-state="next"], & .picture g[data-state="today"]': {
      stroke: palette.gold.main,
      strokeWidth: 3,
      '& circle': { r: '8px' },
      '& .city': { r: '2px' },
    },
    '& .picture g[data-state="today"]': { fill: palette.gold.main },
    '& .picture .pulse': {
      fill: 'none',
      strokeWidth: 2,
      '@media (prefers-reduced-motion: no-preference)': {
        animation: `${pulse} 1.8s ease-out infinite`,
      },
    },
    // The map is small there.
    [breakpoints.down('md')]: {
      '& .picture g': { strokeWidth: 4 },
      '& .picture g circle:not(.city)': { r: '9px' },
      '& .picture g[data-state="next"] circle, & .picture g[data-state="today"] circle': {
        r: '12px',
      },
    },
  } as const;
}

/** Wide: targets of 26 px on the points, whose labels appear on hover and focus. Narrow: a row. */
function links({ vars: { palette }, breakpoints }: Theme) {
  return {
    '& ol': {
      listStyle: 'none',
      m: 0,
      mx: { xs: -2, sm: -3 },
      mt: 1,
      px: { xs: 2, sm: 3 },
      py: 0.5,
      minHeight: 52,
      display: 'flex',
      gap: 1,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      scrollPaddingInline: 16,
    },
    '& ol a': {
      ...cutCorner(12),
      display: 'flex',
      alignItems: 'center',
      minHeight: 44,
      px: 1.5,
      color: palette.board.contrastText,
      border: `1px solid ${palette.board.line}`,
      backgroundColor: palette.board.main,
      textDecoration: 'none',
    },
    '& li[data-state="done"] a::before': {
      content: '""',
      width: 8,
      height: 8,
      mr: 1,
      borderRadius: '50%',
      backgroundColor: palette.gold.main,
    },
    '& li[data-state="today"] a, & li[data-state="next"] a': { borderColor: palette.gold.main },
    '& .label': { whiteSpace: 'nowrap', fontWeight: 600, fontSize: '0.875rem' },
    '& time': { ml: 0.25, fontWeight: 400, color: palette.board.muted },
    [breakpoints.up('md')]: {
      '& ol': {
        position: 'absolute',
        inset: 0,
        m: 0,
        alignItems: 'flex-end',
        justifyContent: 'center',
        overflow: 'visible',
        // Only its links are pressed.
        pointerEvents: 'none',
      },
      '& ol a': { pointerEvents: 'auto' },
      '& li[data-located]': {
        position: 'absolute',
        left: 'var(--x)',
        top: 'var(--y)',
        translate: '-50% -50%',
        '&:hover, &:focus-within': { zIndex: 1 },
      },
      '& li[data-located] a': {
        width: 26,
        minHeight: 26,
        p: 0,
        border: 0,
        borderRadius: '50%',
        background: 'none',
        '&::before': { display: 'none' },
        '&:hover': { backgroundColor: `rgb(${palette.gold.mainChannel} / 30%)` },
      },
      '& li[data-located] .label': {
        position: 'absolute',
        bottom: '100%',
        left: '50%',
        translate: '-50% 0',
        px: 0.75,
        pointerEvents: 'none',
        ...cutCorner(6),
      },
      '& li[data-located] a:not(:hover, :focus-visible) time': { display: 'none' },
      '& li[data-located] a:is(:hover, :focus-visible) .label': {
        color: palette.gold.contrastText,
        backgroundColor: palette.gold.main,
        '& time': { color: 'inherit' },
      },
      '& li:is([data-state="done"], [data-state="coming"])[data-located] a:not(:hover, :focus-visible) .label':
        { visibility: 'hidden' },
    },
  } as const;
}
