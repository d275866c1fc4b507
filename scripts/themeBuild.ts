import type { Plugin } from 'vite';

// Imported when needed, because every command that reads the configuration would load MUI.

/** Vite plugin: puts the base styles into index.html, so that no script has to compute them. */
export function baseStyles(): Plugin {
  return {
    name: 'base-styles',
    transformIndexHtml: async (page) => {
      const { createBaseStyles } = await import('./baseStyles.ts');
      return page.replace('</style>', `</style>\n    <style>${createBaseStyles()}</style>`);
    },
  };
}

/** Vite plugin: computes the data of the theme, so that the code of `createTheme` is not needed. */
export function computedTheme(): Plugin {
  return {
    name: 'computed-theme',
    apply: 'build',
    load: {
      filter: { id: /src\/app\/theme\/themeData\.ts$/ },
      handler: async () => {
        const { themeData } = await import('../src/app/theme/themeData.ts');
        return `export const themeData = ${JSON.stringify(themeData)};`;
      },
    },
  };
}
