/** Styles of a label that stays on one line; what does not fit ends in an ellipsis. */
export const oneLine = {
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
