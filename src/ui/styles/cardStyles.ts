import type { Theme } from '@mui/material/styles';

/** Truncates text after the given number of lines, with an ellipsis. */
export const lineClamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

/** A card that is raised on hover and shows the focus of the one link or button that covers it. */
export const hoverCard = (theme: Theme) =>
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

/**
 * Takes the focus ring from a link that covers a card, because the card has it. Not in Firefox before
 * 121, which has no :has().
 */
export const ringOfCard = {
  '@supports selector(:has(a))': { '&:focus-visible': { outline: 'none' } },
} as const;

/** Makes the link or button of a `hoverCard` cover the whole card. */
export const stretchedLink = {
  // Without its cover, too, at least 24 px high.
  paddingBlock: '2px',
  ...ringOfCard,
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
} as const;
