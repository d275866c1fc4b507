import { createTheme } from '@mui/material/styles';
import { components } from './theme/components.ts';
import { darkPalette, lightPalette } from './theme/palette.ts';
import { typography } from './theme/typography.ts';
import './theme/typing.ts';

/**
 * Attribute of <html> with the active colour scheme; public/start.js sets it before the
 * first paint.
 */
export const colorSchemeAttribute = 'data-color-scheme';
/** Storage key of the visitor's choice: 'system', 'light' or 'dark'. */
export const colorModeKey = 'robolaga-color-mode';

/** Returns the theme. Creating it takes a slow phone about 100 ms. */
export const createAppTheme = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: colorSchemeAttribute, cssVarPrefix: 'ui' },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440 } },
    shape: { borderRadius: 6 },
    typography,
    components,
  });
