import { createTheme } from '@mui/material/styles';
import { colorSchemeAttribute } from './colorSchemeAttribute.ts';
import { components } from './components.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { typography } from './typography.ts';
import './typing.ts';

/** Returns MUI's theme, from which the data of ours and the CSS variables of all pages are read. */
export const createMuiTheme = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: colorSchemeAttribute, cssVarPrefix: 'ui' },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440 } },
    shape: { borderRadius: 6 },
    typography,
    components,
  });
