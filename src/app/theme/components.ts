import type { Components, Theme } from '@mui/material/styles';
import { cutCorner } from '../../ui/styles/styles.ts';
import { baseline } from './baseline.ts';

const focusRing = { outline: '2px solid var(--focus-ring)', outlineOffset: 2 };
/** Touch targets need 44 px; for a mouse pointer on a wide screen 40 px are enough. */
const touchScreen = '@media (pointer: coarse), (max-width: 599.95px)';

const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        ...cutCorner(10),
        minHeight: 40,
        paddingInline: 18,
        [touchScreen]: { minHeight: 44 },
        '&:active:not(.Mui-disabled)': { transform: 'translateY(1px)' },
      },
      sizeLarge: { minHeight: 48, paddingInline: 24, fontSize: '1rem', ...cutCorner(12) },
      sizeSmall: { minHeight: 34, paddingInline: 12, ...cutCorner(8) },
      outlined: { '&:not(.Mui-disabled)': { borderColor: 'currentColor' } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        ...cutCorner(10),
        minWidth: 40,
        minHeight: 40,
        [touchScreen]: { minWidth: 44, minHeight: 44 },
      },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
};

const surfaces: Components<Theme> = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: cutCorner(20) },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        ...cutCorner(24),
        border: `1px solid ${theme.vars.palette.divider}`,
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, paddingBottom: 8 }) },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        ...cutCorner(14),
        marginTop: 6,
        minWidth: 200,
        border: `1px solid ${theme.vars.palette.divider}`,
        // The menu may be anchored in a board section, whose focus ring colour does not suit it.
        '--focus-ring': theme.vars.palette.focus,
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: { root: { minHeight: 44, '&.Mui-focusVisible': { outlineOffset: -2 } } },
  },
  MuiAlert: { styleOverrides: { root: cutCorner(12) } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...cutCorner(8),
        fontSize: '0.8125rem',
        padding: '6px 12px',
        backgroundColor: theme.vars.palette.board.deep,
        color: theme.vars.palette.board.contrastText,
      }),
    },
  },
};

const controls: Components<Theme> = {
  MuiChip: { styleOverrides: { root: { ...cutCorner(8), fontWeight: 600 } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...cutCorner(10),
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.outline,
          ...cutCorner(10),
        },
        '&:hover:not(.Mui-disabled, .Mui-error, .Mui-focused) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.primary,
        },
      }),
      // Below 16 px phones zoom into the field.
      input: { fontSize: '1rem' },
    },
  },
  MuiSkeleton: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: `rgb(${theme.vars.palette.primary.mainChannel} / 14%)`,
      }),
      rounded: cutCorner(12),
    },
  },
};

export const components: Components<Theme> = {
  MuiCssBaseline: baseline,
  // MUI renders subtitles as headings by default.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiContainer: { defaultProps: { maxWidth: 'xl' } },
  ...buttons,
  ...surfaces,
  ...controls,
};
