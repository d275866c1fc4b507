/** Attribute of <html>, and of parts with a scheme of their own, that names the colour scheme. */
export const colorSchemeAttribute = 'data-color-scheme';

/** Storage key of the visitor's choice. */
export const colorModeKey = 'robolaga-color-mode';
