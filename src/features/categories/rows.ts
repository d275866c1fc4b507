import type { Theme } from '@mui/material/styles';

/** A list with one line per entry: its link, what is known of it, and numbers at the end. */
export function rows({ vars: { palette }, breakpoints }: Theme) {
  return {
    listStyle: 'none',
    m: 0,
    p: 0,
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 2,
      rowGap: 0.5,
      minHeight: 52,
      py: 1.25,
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& li > a': { flex: '1 1 12rem', minWidth: 0 },
    '& li > span:has(a)': { flex: '1 1 12rem', minWidth: 0 },
    '& a': { py: '2px', color: 'inherit', fontWeight: 600, overflowWrap: 'anywhere' },
    '& li:last-of-type': { borderBottom: 0 },
    // As large as a medal.
    '& b': {
      display: 'grid',
      placeItems: 'center',
      width: 34,
      height: 34,
      border: `2px solid ${palette.outline}`,
      borderRadius: '50%',
      fontVariantNumeric: 'tabular-nums',
    },
    '& small': { display: 'block', fontSize: '0.875rem', color: palette.text.secondary },
    '& time, & .numbers': { color: palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
    '& .numbers': { textAlign: 'right' },
    '& strong': { fontWeight: 600, color: palette.text.primary },
    // On phones the time is under the points.
    [breakpoints.down('sm')]: {
      '& li': { flexWrap: 'nowrap', columnGap: 1.5 },
      '& li > span:has(a)': { flexBasis: 0 },
      '& .numbers': { flexShrink: 0 },
      '& .numbers > strong': { display: 'block' },
      '& .numbers > i': { display: 'none' },
    },
  } as const;
}
