import { clubNavHeight, headerHeight } from '../styles/styles.ts';

/** Keeps a result, to which the window is moved, beneath what sticks to the top. */
export const resultMargin = { scrollMarginTop: `${headerHeight + clubNavHeight + 16}px` };
