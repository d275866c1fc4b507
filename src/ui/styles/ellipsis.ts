/** Styles for a single-line label that is truncated with an ellipsis. */
export const ellipsis = {
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
