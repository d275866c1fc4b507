/** Gives the focus to an element if nothing usable has it, as when the button that had it went grey under the finger. */
export function takeLostFocus(element: HTMLElement): void {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.matches(':disabled')) element.focus({ preventScroll: true });
}
