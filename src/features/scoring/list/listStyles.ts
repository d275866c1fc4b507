import type { Theme } from '@mui/material/styles';

/** Of a list of entries with buttons at the end of each row. */
export function listStyles({ vars: { palette } }: Theme) {
  return {
    listStyle: 'none',
    m: 0,
    p: 0,
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: 0.5,
      py: 1,
      pl: 2,
      pr: 1,
    },
    '& > li + li': { borderTop: `1px solid ${palette.divider}` },
    '& .row-button': {
      minWidth: 48,
      minHeight: 48,
      border: 0,
      borderRadius: 1,
      cursor: 'pointer',
      color: palette.text.secondary,
      backgroundColor: 'transparent',
      '&:hover': { backgroundColor: palette.action.hover },
      '&[data-danger]:hover': { color: palette.error.main },
    },
  } as const;
}
