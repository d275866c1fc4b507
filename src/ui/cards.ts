import type { Theme } from '@mui/material/styles';

/** Room for so many lines of text; what is longer ends in an ellipsis. */
export const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

/**
 * A card that answers the pointer as a whole, and shows the focus of the one link or button that
 * covers it.
 */
export const liftingCard = (theme: Theme) =>
  ({
    position: 'relative',
    height: '100%',
    display: 'flex',
    flexDirection: 'column',
    transition: 'transform 160ms, border-color 160ms, box-shadow 160ms',
    '& img': { transition: 'transform 400ms' },
    '&:hover': {
      borderColor: theme.vars.palette.primary.main,
      boxShadow: '0 10px 28px rgb(0 0 0 / 0.12)',
      transform: 'translateY(-3px)',
    },
    '&:hover img': { transform: 'scale(1.035)' },
    '&:focus-within:has(:focus-visible)': {
      outline: '2px solid var(--focus-ring)',
      outlineOffset: 2,
    },
  }) as const;

/** The one link or button of such a card: it covers all of it. */
export const coveringTarget = {
  '&:focus-visible': { outline: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
} as const;
