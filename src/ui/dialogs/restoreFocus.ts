import { type RefObject, useEffect } from 'react';

/**
 * Focuses an element when it is mounted, as its `ref`. In strict mode, MUI's dialogs take the focus
 * from an element with `autoFocus`.
 */
export const focusElement = (element: HTMLElement | null): void => element?.focus();

/**
 * Moves the focus to a field when it is first shown, where there is a mouse. On a phone, the
 * keyboard would cover what is below the field.
 */
export function useFocusWithMouse(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, [field]);
}

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
