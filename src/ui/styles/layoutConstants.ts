/** Height in pixels of the site header, which sticks to the top of the window. */
export const headerHeight = 64;
/** Height in pixels of the navigation bar of a club's pages, which sticks below the header. */
export const clubNavHeight = 48;
/** Height in pixels of everything that may stick to the top of the window. */
export const stickyHeight = headerHeight + clubNavHeight;
/** Where toasts at the left of a wide window begin, in pixels: beside the rail with the categories. */
export const leftOfToasts = 96;
