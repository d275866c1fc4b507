/**
 * Attribute of <html> with the active colour scheme; public/start.js sets it before the first
 * paint.
 */
export const colorSchemeAttribute = 'data-color-scheme';
