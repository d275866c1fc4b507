import type { PaletteColorChannel } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

/**
 * Colours of the dark green sections (headings, footer): background, deeper background, pattern
 * lines, golden frame, text and secondary text. Channels are red, green and blue, as in `rgb(… / 50%)`.
 */
type Board = {
  main: string;
  deep: string;
  deepChannel: string;
  line: string;
  lineChannel: string;
  frame: string;
  contrastText: string;
  muted: string;
};

declare module '@mui/material/styles' {
  interface Palette {
    gold: Palette['primary'] & PaletteColorChannel;
    board: Board;
    /** Border of inputs and other controls; contrast to the paper at least 3:1. */
    outline: string;
    /** Focus ring. */
    focus: string;
    /** Background of table heads and of what is chosen: paper with 9 % of the primary colour. */
    tint: string;
  }
  interface PaletteOptions {
    gold: PaletteOptions['primary'];
    board: Board;
    outline: string;
    focus: string;
    tint: string;
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
