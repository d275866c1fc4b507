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
