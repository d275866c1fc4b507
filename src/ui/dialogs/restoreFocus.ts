/**
 * Focuses an element if nothing usable has the focus, e.g. because the focused button was disabled
 * by being pressed. Does not scroll unless `options` allow it.
 */
export function restoreFocus(
  element: HTMLElement,
  options: FocusOptions = { preventScroll: true },
): void {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.matches(':disabled'))
    element.focus(options);
}
