import type { Components, Theme } from '@mui/material/styles';
import { cut } from '../../ui/cut.ts';
import { baseline } from './baseline.ts';

const ring = { outline: '2px solid var(--focus-ring)', outlineOffset: 2 };
/** Fingers need 44 px; a mouse pointer on a wide screen does not. */
const touch = '@media (pointer: coarse), (max-width: 599.95px)';

const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': ring } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        ...cut(10),
        minHeight: 40,
        paddingInline: 18,
        [touch]: { minHeight: 44 },
        '&:active:not(.Mui-disabled)': { transform: 'translateY(1px)' },
      },
      sizeLarge: { minHeight: 48, paddingInline: 24, fontSize: '1rem', ...cut(12) },
      sizeSmall: { minHeight: 34, paddingInline: 12, ...cut(8) },
      outlined: { '&:not(.Mui-disabled)': { borderColor: 'currentColor' } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { ...cut(10), minWidth: 40, minHeight: 40, [touch]: { minWidth: 44, minHeight: 44 } },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
};

const surfaces: Components<Theme> = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: cut(20) },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ ...cut(24), border: `1px solid ${theme.vars.palette.divider}` }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, paddingBottom: 8 }) },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        ...cut(14),
        marginTop: 6,
        minWidth: 200,
        border: `1px solid ${theme.vars.palette.divider}`,
        // It may hang on a board, whose ring is made for the board.
        '--focus-ring': theme.vars.palette.focus,
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: { root: { minHeight: 44, '&.Mui-focusVisible': { outlineOffset: -2 } } },
  },
  MuiAlert: { styleOverrides: { root: cut(12) } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...cut(8),
        fontSize: '0.8125rem',
        padding: '6px 12px',
        backgroundColor: theme.vars.palette.board.deep,
        color: theme.vars.palette.board.contrastText,
      }),
    },
  },
};

const controls: Components<Theme> = {
  MuiChip: { styleOverrides: { root: { ...cut(8), fontWeight: 600 } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...cut(10),
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.outline,
          ...cut(10),
        },
        '&:hover:not(.Mui-disabled, .Mui-error, .Mui-focused) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.primary,
        },
      }),
      // Below 16 px a telephone zooms into the field.
      input: { fontSize: '1rem' },
    },
  },
  MuiSkeleton: { styleOverrides: { rounded: cut(12) } },
};

/** How MUI's components look here. */
export const components: Components<Theme> = {
  MuiCssBaseline: baseline,
  // A subtitle is no heading.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiContainer: { defaultProps: { maxWidth: 'xl' } },
  ...buttons,
  ...surfaces,
  ...controls,
};
