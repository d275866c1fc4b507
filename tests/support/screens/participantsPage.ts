import { screen } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import type { ClubParticipant } from '../../../openapi/schema.d.ts';
// Compiled with the file: the grid takes longer than a test waits for a page.
import '../../../src/features/participants/ParticipantsPage.tsx';
import type { AppOptions, TestApp } from './renderApp.tsx';

export const address = '/schoolclub/participants';

/** A made-up participant. */
export const person = (id: number, name: string): ClubParticipant => ({
  id,
  name,
  email: `p${id}@surel.example`,
  profile_picture: null,
});

export const many = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    person(place + 1, `Anggota ${String(place + 1).padStart(3, '0')}`),
  );

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

/** The participants' page of the demonstration club. */
export function participantsOf({ renderApp, rememberClub, faults, backend }: TestApp) {
  const open = async (where = address, options?: AppOptions) => {
    await rememberClub();
    const app = await renderApp(where, options);
    await screen.findByRole('heading', { level: 1, name: 'Peserta' });
    return app;
  };
  return {
    open,
    /** Opens the page with made-up people. */
    openWith: async (data: JsonBodyType[] = many(25), where = address, options?: AppOptions) => {
      faults(
        http.get('*/api/gh-schools/:id/participants', () =>
          HttpResponse.json({ success: true, data }),
        ),
      );
      const app = await open(where, options);
      await screen.findByRole('grid', { name: 'Peserta' });
      return app;
    },
    /** Whom the server has. */
    readParticipants: async () => {
      const token = await backend.signIn('club');
      return (
        (await backend.request('GET', '/api/gh-schools/1/participants', { token })).body as {
          data: ClubParticipant[];
        }
      ).data;
    },
  };
}
