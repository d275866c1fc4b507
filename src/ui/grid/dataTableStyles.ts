import type { Theme } from '@mui/material/styles';
import { ringOfCard } from '../styles/cardStyles.ts';
import { cutCorner, visuallyHidden } from '../styles/styles.ts';

/** Selects the rows whose height does not follow their texts: these have to be cut. */
export const fixedRow = '& .MuiDataGrid-row:not(.MuiDataGrid-row--dynamicHeight)';

/**
 * Styles of all data tables: cut corners, a copper line under the header, the product's focus ring
 * around the focused cell.
 */
export function dataTableStyles({ vars: { palette }, typography }: Theme) {
  const ring = { outline: '2px solid var(--focus-ring)', outlineOffset: -2 };
  return {
    ...cutCorner(20),
    flex: '0 1 auto',
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    borderColor: palette.divider,
    fontSize: typography.body2.fontSize,
    '--DataGrid-rowBorderColor': palette.divider,
    '--DataGrid-t-color-background-base': palette.background.paper,
    '& .MuiDataGrid-columnHeaders': { borderBottom: `2px solid ${palette.secondary.main}` },
    '& .MuiDataGrid-columnHeader, & .MuiDataGrid-columnHeaders [role="row"]': {
      backgroundColor: palette.tint,
    },
    '& .MuiDataGrid-columnHeaderTitle': {
      ...typography.button,
      fontWeight: 700,
      lineHeight: 1.3,
      whiteSpace: 'normal',
    },
    // Where there is room for the buttons only, the column's name is left to screen readers. It ends
    // where the icons do.
    '& .MuiDataGrid-columnHeader[data-field="actions"]': { containerType: 'inline-size', pr: 2.5 },
    '@container (max-width: 4rem)': {
      '& .MuiDataGrid-columnHeader[data-field="actions"] .MuiDataGrid-columnHeaderTitle':
        visuallyHidden,
    },
    '& .MuiDataGrid-columnHeader .MuiDataGrid-sortButton, & .MuiDataGrid-columnHeader .MuiDataGrid-sortButton:hover':
      {
        backgroundColor: 'transparent',
        color: palette.secondary.main,
        minWidth: 32,
        minHeight: 32,
      },
    '& .MuiDataGrid-columnSeparator': { display: 'none' },
    '& .MuiDataGrid-cell': { overflowWrap: 'anywhere' },
    // The browser's size of it depends on what it is in.
    '& small': { fontSize: '0.8125rem' },
    // With dynamic row heights the grid would align the other cells at the top.
    '& .MuiDataGrid-row--dynamicHeight > .MuiDataGrid-cell': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 56,
      py: 0.5,
      lineHeight: 1.4,
      whiteSpace: 'normal',
    },
    '& .MuiDataGrid-row--dynamicHeight > .MuiDataGrid-cell--textRight': {
      justifyContent: 'flex-end',
    },
    '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus-within':
      { outline: 'none' },
    '& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible': ring,
    '& .MuiDataGrid-checkboxInput': {
      display: 'grid',
      placeItems: 'center',
      width: 44,
      height: '100%',
      minHeight: 40,
      cursor: 'pointer',
      '&:has(:focus-visible)': ring,
      '& input': checkbox(palette),
    },
    '& .row-button': rowButton(palette),
    '& .MuiDataGrid-actionsCell': { gap: 0.5 },
    '& .MuiDataGrid-row:hover': { backgroundColor: `rgb(${palette.primary.mainChannel} / 5%)` },
    '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
      backgroundColor: `rgb(${palette.gold.mainChannel} / 15%)`,
    },
  } as const;
}

/** The browser's own would be grey in the dark theme. */
function checkbox(palette: Theme['vars']['palette']) {
  return {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 20,
    height: 20,
    m: 0,
    border: `2px solid ${palette.text.secondary}`,
    borderRadius: '3px',
    backgroundColor: palette.background.paper,
    cursor: 'inherit',
    ...ringOfCard,
    '&:checked, &:indeterminate': {
      backgroundColor: palette.primary.main,
      borderColor: palette.primary.main,
    },
    '&:checked::before, &:indeterminate::before': {
      content: '""',
      width: 14,
      height: 14,
      backgroundColor: palette.primary.contrastText,
      clipPath: 'polygon(14% 44%, 0 60%, 38% 92%, 100% 24%, 86% 10%, 37% 64%)',
    },
    '&:indeterminate::before': { clipPath: 'inset(6px 2px)' },
    '@media (forced-colors: active)': { appearance: 'auto' },
  } as const;
}

function rowButton(palette: Theme['vars']['palette']) {
  return {
    ...cutCorner(10),
    display: 'inline-grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    p: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    color: palette.text.secondary,
    '&:hover': {
      color: palette.primary.main,
      backgroundColor: `rgb(${palette.primary.mainChannel} / 12%)`,
    },
    '&[data-danger]:hover': {
      color: palette.error.main,
      backgroundColor: `rgb(${palette.error.mainChannel} / 12%)`,
    },
    // It looks like the checkbox that it is; the button around it is what a finger needs.
    '&[aria-pressed] svg': {
      width: 22,
      height: 22,
      boxSizing: 'border-box',
      border: `2px solid ${palette.text.secondary}`,
      borderRadius: '3px',
      backgroundColor: palette.background.paper,
    },
    '&[aria-pressed="true"] svg': {
      color: palette.primary.contrastText,
      backgroundColor: palette.primary.main,
      borderColor: palette.primary.main,
    },
    '&[aria-pressed="false"] path': { visibility: 'hidden' },
    '&:disabled': { color: palette.text.disabled, background: 'none', cursor: 'default' },
    '@media (pointer: coarse)': { width: 44, height: 44 },
    // Its word stands beneath the icon.
    '&:has(> span)': { width: 'auto', minWidth: 64, height: 48, alignContent: 'center', px: 0.5 },
    '& > span': { fontSize: '0.75rem', lineHeight: 1.2, whiteSpace: 'nowrap' },
  } as const;
}
