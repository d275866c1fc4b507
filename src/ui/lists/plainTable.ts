import type { Theme } from '@mui/material/styles';

/** Heights in pixels of the table head and of a single-line row. */
export const tableHeadHeight = 44;
const tableRowHeight = 57;

/**
 * Styles of a plain, numbered table. It is as wide as its container, whatever the cells contain.
 */
export function plainTableStyles({ vars: { palette }, typography }: Theme) {
  return {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& th, & td': {
      px: { xs: 1, sm: 2 },
      py: 1,
      textAlign: 'left',
      overflowWrap: 'anywhere',
      lineHeight: 1.4,
    },
    '& thead th': {
      ...typography.overline,
      letterSpacing: '0.06em',
      color: palette.text.secondary,
      height: tableHeadHeight,
      py: 0.5,
      backgroundColor: palette.tint,
    },
    '& tbody tr': {
      height: tableRowHeight,
      borderTop: `1px solid ${palette.divider}`,
      '&:hover': { backgroundColor: palette.action.hover },
    },
    '& tbody th': { fontWeight: 600 },
    '& thead th:first-of-type': { width: { xs: '2.5rem', sm: '4rem' } },
    '& tbody td:first-of-type': {
      ...typography.h6,
      fontVariantNumeric: 'tabular-nums',
      color: palette.secondary.main,
    },
    '& tbody a': {
      // Makes the whole height of the row tappable.
      display: 'flex',
      alignItems: 'center',
      minHeight: 40,
      color: 'inherit',
      textDecoration: 'none',
      '&:hover': { color: palette.primary.main, textDecoration: 'underline' },
    },
  } as const;
}
