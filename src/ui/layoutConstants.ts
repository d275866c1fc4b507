/** Height in pixels of the site header, which sticks to the top of the window. */
export const headerHeight = 64;
