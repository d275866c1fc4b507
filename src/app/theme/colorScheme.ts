/** Attribute of <html>, and of parts with a scheme of their own, that names the colour scheme. */
export const colorSchemeAttribute = 'data-color-scheme';

/** Attribute of <html> that names the visitor's choice; index.html sets it before the first paint. */
export const colorModeAttribute = 'data-color-mode';

/** Storage key of the visitor's choice. */
export const colorModeKey = 'robolaga-color-mode';
