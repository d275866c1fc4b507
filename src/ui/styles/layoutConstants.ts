/** Height in pixels of the site header, which sticks to the top of the window. */
export const headerHeight = 64;
/** Height in pixels of the navigation bar of a club's pages, which sticks below the header. */
export const clubNavHeight = 48;
