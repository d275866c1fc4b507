import type { Plugin } from 'vite';
import { colorModeKey, colorSchemeAttribute } from '../../src/app/theme/colorScheme.ts';

/**
 * Vite plugin: puts the product's name and summary into index.html, so that they are there before
 * any script runs.
 */
export function brandPage({ name, summary }: { name: string; summary: string }): Plugin {
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return {
    name: 'brand-page',
    transformIndexHtml: (page) =>
      page.replaceAll('%BRAND_NAME%', escape(name)).replaceAll('%BRAND_SUMMARY%', escape(summary)),
  };
}

/**
 * Vite plugin: puts MUI's script into index.html that sets the colour scheme of the visitor's choice
 * before the first paint.
 */
export function colorSchemeScript(): Plugin {
  return {
    name: 'color-scheme-script',
    async transformIndexHtml(page) {
      // Imported here, because every command that reads the configuration would load them.
      const [{ createElement }, { renderToStaticMarkup }, { default: InitColorSchemeScript }] =
        await Promise.all([
          import('react'),
          import('react-dom/server'),
          import('@mui/material/InitColorSchemeScript'),
        ]);
      const script = createElement(InitColorSchemeScript, {
        attribute: colorSchemeAttribute,
        modeStorageKey: colorModeKey,
      });
      return page.replace('%COLOR_SCHEME_SCRIPT%', () => renderToStaticMarkup(script));
    },
  };
}

type Brand = { name: string; summary: string; contact: { email?: string } };

/**
 * Vite plugin: writes the web app manifest, so that the product can be installed, and security.txt,
 * which says where to report a vulnerability, if there is an e-mail address; the server adds the rest.
 */
export function brandFiles({ name, summary, contact }: Brand): Plugin {
  const manifest = {
    name,
    short_name: name,
    description: summary,
    lang: 'id',
    start_url: '/',
    display: 'standalone',
    background_color: '#072E22',
    theme_color: '#072E22',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
  const files = {
    'manifest.webmanifest': JSON.stringify(manifest),
    ...(contact.email && { '.well-known/security.txt': `Contact: mailto:${contact.email}\n` }),
  };
  return {
    name: 'brand-files',
    apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' } },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icon-192.png' } },
    ],
    generateBundle() {
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
