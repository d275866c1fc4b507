import { fireEvent, screen } from '@testing-library/dom';

/**
 * Presses an element, without the pointer's way to it: for tests of what is said, not of how it is
 * reached.
 */
export const press = (element: Element | undefined): void => {
  if (!element) throw new Error('There is nothing to press');
  fireEvent.click(element);
};

/** Presses a button of the screen. */
export const pressButton = (name: string | RegExp): void =>
  press(screen.getByRole('button', { name }));

/** Writes a text into a field, or chooses an option of it, at once. */
export const fill = (field: Element, value: string): void =>
  void fireEvent.change(field, { target: { value } });
