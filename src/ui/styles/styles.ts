/** Height in pixels of the site header, which sticks to the top of the window. */
export const headerHeight = 64;
/** Height in pixels of the navigation bar of a club's pages, which sticks below the header. */
export const clubNavHeight = 48;

/** Styles for content that is meant only for screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: '-1px',
  p: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/**
 * A short word about a state, as `StatusChip` shows it. On a tint of its colour: an outline would look
 * like a button.
 */
export const statusChip = {
  display: 'inline-block',
  flexShrink: 0,
  px: 1,
  py: 0.25,
  borderRadius: '3px 9px 3px 9px',
  // Seen in forced colours.
  border: '1px solid transparent',
  // For browsers without color-mix(), as in `opaqueTint`.
  background: 'var(--ui-palette-action-hover)',
  backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)',
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
} as const;

/**
 * The background of a chip that lies on a picture. Chrome before 111 and Safari before 16.2 have no
 * color-mix(): where a colour of the theme has to be mixed, its channels are (`rgb(… / 12%)`), which
 * currentColor does not have.
 */
export const opaqueTint = (paper: string) => ({
  backgroundColor: paper,
  '@supports (color: color-mix(in srgb, red, red))': {
    backgroundColor: `color-mix(in srgb, currentColor 10%, ${paper})`,
  },
});

/** The usual height of the content, without padding, in pixels from a width of the window on. */
type Heights = { xs: number; sm?: number; md?: number; lg?: number };

/**
 * Styles of a section that the browser lays out and paints only near the window; until then it is as
 * high as given. For sections below the first screen whose content does not reach over their edges.
 */
export const skippedOffscreen = (heights: Heights) => ({
  contentVisibility: 'auto',
  containIntrinsicHeight: Object.fromEntries(
    Object.entries(heights).map(([breakpoint, height]) => [breakpoint, `auto ${height}px`]),
  ),
});

/** Room beneath the hint of a field, so that it does not touch the label of the next one. */
export const hintSpace = { mb: 1.5 } as const;

/** Styles for a single-line label that is truncated with an ellipsis. */
export const ellipsis = {
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/**
 * The product's signature shape: top-right and bottom-left corners cut at 45 degrees, like the edge
 * of a circuit board. `size` is in pixels. Browsers without corner-shape round the corners instead.
 */
export function cutCorner(size: number) {
  return { borderRadius: `3px ${size}px 3px ${size}px`, cornerShape: 'round bevel round bevel' };
}

/** A horizontal line, for an `hr`. MUI's Divider would be in the first scripts of every page. */
export const lineStyles = { m: 0, border: 0, borderBottom: 'thin solid', borderColor: 'divider' };

/** A link that is seen to be one in a row of several texts; the line is strong under the pointer. */
export const quietLink = {
  textDecoration: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  textUnderlineOffset: '3px',
  '&:hover': { textDecorationColor: 'currentColor' },
} as const;
