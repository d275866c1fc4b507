import createCache, { type EmotionCache } from '@emotion/cache';

// What the server writes into a rendered page is not marked as Emotion's: Emotion would move the
// element, and the browser would parse it and compute all styles again.

/** Returns the style element of a page with the rules of the names (of Emotion). */
export const pageStyleElement = (names: string[], rules: string): string =>
  styleElement('data-styles', names.join(' '), rules);

export const styleElement = (attribute: string, value: string, rules: string): string =>
  `<style ${attribute}="${value}">${rules.replaceAll('</', String.raw`<\/`)}</style>`;

/** Creates Emotion's cache for a document; it knows the styles that the document has from the server. */
export function createStyleCache(document: Document): EmotionCache {
  const cache = createCache({ key: 'css' });
  const { styles } = document.querySelector<HTMLElement>('style[data-styles]')?.dataset ?? {};
  for (const name of styles?.split(' ') ?? []) cache.inserted[name] = true;
  return cache;
}
