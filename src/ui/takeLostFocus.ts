/**
 * Gives the focus to an element if nothing usable has it, as when the button that had it went grey
 * under the finger. Scrolls only where `options` let it.
 */
export function takeLostFocus(
  element: HTMLElement,
  options: FocusOptions = { preventScroll: true },
): void {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.matches(':disabled'))
    element.focus(options);
}
