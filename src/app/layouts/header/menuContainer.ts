/**
 * Returns the element to render a header button's menu into: the header, so that no content is
 * outside of the landmarks.
 */
export const menuContainer = (button: HTMLElement | null) => button?.closest('header');
