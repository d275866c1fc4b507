/** Width of the closed sidebar in pixels; from `lg` on there are names under its icons. */
export const railWidth = { md: 76, lg: 92 };
/** Width of the open sidebar, in pixels. */
export const sidebarWidth = 272;
/** Windows so narrow that the header has to save every pixel. */
export const narrowestScreen = '@media (max-width: 359.95px)';
/** Text so large that a phone's header has no room for icons of its size. */
export const largeText = '@container (max-width: 19rem)';
/** Text so large that its logo has none either; the menu leads home too. */
export const largestText = '@container (max-width: 13rem)';
