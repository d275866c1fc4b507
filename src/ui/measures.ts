/** Height of the header of the site, which stays at the top of the window, in pixels. */
export const headerHeight = 64;
