/** A short word about a state; its colours follow from a data attribute. */
export const statusChip = {
  display: 'inline-block',
  flexShrink: 0,
  px: 1,
  py: 0.25,
  borderRadius: '3px 9px 3px 9px',
  border: '1px solid transparent',
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
} as const;
