import { fireEvent, screen, waitFor, within } from '@testing-library/react';

/** The form of a category on the page of a tournament, by the name of the category. */
export const card = (name: string) => screen.findByRole('article', { name });

/** Chooses the first team that the form of a category offers. */
export async function choose(category: HTMLElement) {
  const choice = await within(category).findByLabelText('Pilih tim');
  const team = await waitFor(() => {
    const [, first] = within(choice).getAllByRole<HTMLOptionElement>('option');
    if (!first) throw new Error('No team is offered.');
    return first;
  });
  // user-event waits between choosing the option and the event: a render meanwhile undoes the choice.
  fireEvent.change(choice, { target: { value: team.value } });
}

/** The button that registers the chosen team. */
export const registerButton = (category: HTMLElement) =>
  within(category).getByRole('button', { name: 'Daftar' });

/** What the button is once the team is registered. */
export const doneButton = (category: HTMLElement) =>
  within(category).findByRole('button', { name: 'Sudah Terdaftar' });
