import { components } from './theme/components.ts';
import { createThemeFromData } from './theme/createThemeFromData.ts';
import { themeData } from './theme/themeData.ts';

/** Returns the theme; its variables are in the style element of index.html. */
export const createAppTheme = () => createThemeFromData(themeData, components);
