import type {} from '@mui/material/themeCssVarsAugmentation';

/**
 * Colours of the dark green sections (headings, footer): background, deeper background, pattern
 * lines, text and secondary text.
 */
type Board = { main: string; deep: string; line: string; contrastText: string; muted: string };

declare module '@mui/material/styles' {
  interface Palette {
    gold: Palette['primary'];
    board: Board;
    /** Border of inputs and other controls; contrast to the paper at least 3:1. */
    outline: string;
    /** Focus ring. */
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
