import type {} from '@mui/material/themeCssVarsAugmentation';

/**
 * The dark green panel of headings and footer: its ground, a deeper ground, pattern lines, text and
 * quiet text.
 */
type Board = { main: string; deep: string; line: string; contrastText: string; muted: string };

declare module '@mui/material/styles' {
  interface Palette {
    gold: Palette['primary'];
    board: Board;
    /** Edge of inputs and other controls, at least 3:1 against the paper. */
    outline: string;
    /** Ring around the focused control. */
    focus: string;
  }
  interface PaletteOptions {
    gold: PaletteOptions['primary'];
    board: Board;
    outline: string;
    focus: string;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    gold: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    gold: true;
  }
}
