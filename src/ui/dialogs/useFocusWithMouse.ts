import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus to a field when it is first shown, where there is a mouse. On a phone, the
 * keyboard would cover what is below the field.
 */
export function useFocusWithMouse(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, [field]);
}
