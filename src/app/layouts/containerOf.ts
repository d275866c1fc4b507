/**
 * Where the menu of a header button hangs: in the header, so that nothing on a page stands outside
 * its landmarks.
 */
export const containerOf = (button: HTMLElement | null) => button?.closest('header');
