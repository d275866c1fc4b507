/** Width of the closed and the open sidebar, in pixels. */
export const railWidth = 76;
export const sidebarWidth = 272;
/** Windows on which the header has not a pixel to give away. */
export const narrowest = '@media (max-width: 359.95px)';
