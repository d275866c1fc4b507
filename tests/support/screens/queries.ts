import { fireEvent, screen } from '@testing-library/react';

/** The heading of the page, once it is there. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** A field by its label, once it is there; it may be marked as required. */
export const field = (label: string) =>
  screen.findByLabelText((content) => content.replace(/\s\*$/, '') === label);

/** Replaces the text of a field, without typing it. */
export const fillField = async (label: string, text: string) =>
  fireEvent.change(await field(label), { target: { value: text } });
