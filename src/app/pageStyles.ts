import createCache, { type EmotionCache } from '@emotion/cache';

// What the server writes into a rendered page is not marked as Emotion's: Emotion would move the
// elements, and the browser would parse them and compute all styles again.

/** Returns the style elements of a page: the base styles, and those with the names (of Emotion). */
export const pageStyleElements = (page: { base: string; names: string[]; rules: string }): string =>
  styleElement('data-base-styles', '', page.base) +
  styleElement('data-styles', page.names.join(' '), page.rules);

export const styleElement = (attribute: string, value: string, rules: string): string =>
  `<style ${attribute}="${value}">${rules.replaceAll('</', String.raw`<\/`)}</style>`;

/** Whether the document has the theme's variables and CssBaseline from the server. */
export const hasBaseStyles = (document: Document): boolean =>
  document.querySelector('style[data-base-styles]') !== null;

/** Creates Emotion's cache for a document; it knows the styles that the document has from the server. */
export function createStyleCache(document: Document): EmotionCache {
  const cache = createCache({ key: 'css' });
  const { styles } = document.querySelector<HTMLElement>('style[data-styles]')?.dataset ?? {};
  for (const name of styles?.split(' ') ?? []) cache.inserted[name] = true;
  return cache;
}
