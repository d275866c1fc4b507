import { fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { field } from '../screens/queries.ts';

/** Writes a text into a field, or chooses an option of it, at once. */
export const fill = (field: Element, value: string): void =>
  void fireEvent.change(field, { target: { value } });

/** Pastes a text into a field; typing it letter by letter would show no more and take longer. */
export async function enter(user: UserEvent, label: string, text: string) {
  await user.click(await field(label));
  await user.paste(text);
}
