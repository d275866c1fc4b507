import { screen } from '@testing-library/react';
import type { Backend } from '../database/backend.ts';

type Pupil = { name: string; class: string; email?: string };

/** Returns a function that adds pupils to the demonstration club and returns the token of the club. */
export const createPupilMaker =
  (backend: Backend) =>
  async (...rows: Pupil[]): Promise<string> => {
    const token = await backend.signIn('club');
    await backend.request('POST', '/api/gh-schools/1/participants/import', {
      token,
      body: { preview: false, rows: rows.map((row, index) => ({ line: index + 2, ...row })) },
    });
    return token;
  };

/** The names on the cards that can be printed, in their order. */
export const namesOnPaper = () =>
  [
    ...(screen.queryByRole('list', { name: 'Kartu untuk dicetak' })?.querySelectorAll('b') ?? []),
  ].map((each) => each.textContent);
