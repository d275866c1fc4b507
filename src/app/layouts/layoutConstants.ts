/** Width of the closed and of the open sidebar, in pixels. */
export const railWidth = 76;
export const sidebarWidth = 272;
/** Windows so narrow that the header has to save every pixel. */
export const narrowestScreen = '@media (max-width: 359.95px)';
