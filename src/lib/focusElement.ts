/**
 * Focuses an element when it is mounted, as its `ref`. In strict mode, MUI's dialogs take the focus
 * from an element with `autoFocus`.
 */
export const focusElement = (element: HTMLElement | null): void => element?.focus();
