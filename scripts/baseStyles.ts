import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { CssBaseline, GlobalStyles } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMuiTheme } from '../src/app/theme/muiTheme.ts';

/** Returns the rules that each page needs: MUI's base styles and the variables of the theme. */
export function createBaseStyles(): string {
  const cache = createCache({ key: 'css' });
  // Collects the rules instead of writing them between the elements.
  cache.compat = true;
  const theme = createMuiTheme();
  const styles = [
    createElement(GlobalStyles, { key: 'variables', styles: theme.generateStyleSheets() }),
    createElement(CssBaseline, { key: 'base', enableColorScheme: true }),
  ];
  const provider = { theme, disableStyleSheetGeneration: true, children: styles };
  renderToString(
    createElement(CacheProvider, { value: cache }, createElement(ThemeProvider, provider)),
  );
  return Object.values(cache.inserted)
    .filter((rules) => typeof rules === 'string')
    .join('');
}
