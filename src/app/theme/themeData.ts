import { createMuiTheme } from './muiTheme.ts';
import { readThemeData } from './readThemeData.ts';

/** The production build has the result instead of this module. */
export const themeData = readThemeData(createMuiTheme());
