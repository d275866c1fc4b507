import type { MouseEvent } from 'react';

/** Keeps a clicked button from taking the focus, so that Space still triggers the page shortcut. */
export function preventFocusOnMouseDown(event: MouseEvent): void {
  event.preventDefault();
}
