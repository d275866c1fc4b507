import { createTheme } from '@mui/material/styles';
import { colorSchemeAttribute } from './theme/colorScheme.ts';
import { components } from './theme/components.ts';
import { darkPalette, lightPalette } from './theme/palette.ts';
import { typography } from './theme/typography.ts';
import './theme/typing.ts';

/** Returns the theme. Its colours are CSS variables, which each colour scheme sets. */
export const createAppTheme = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: colorSchemeAttribute, cssVarPrefix: 'ui' },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440 } },
    shape: { borderRadius: 6 },
    typography,
    components,
  });
