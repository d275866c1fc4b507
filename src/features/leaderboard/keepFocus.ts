import type { MouseEvent } from 'react';

/**
 * For a mouse: a pressed button does not take the focus, so that the next Space is the page's own.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
