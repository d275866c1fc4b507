import type { Registration } from '../../../openapi/schema.d.ts';
import type { useTestApp } from './renderApp.tsx';

// The smallest one, all of whose teams have a score.
export const registrationsTournament = 24;
export const registrationsPath = `/organiser/tournaments/${registrationsTournament}/registrations`;

/** Reads the registrations of a small tournament. */
export function registrationsOf({ backend }: Pick<ReturnType<typeof useTestApp>, 'backend'>) {
  async function readAll(): Promise<Registration[]> {
    const { body } = await backend.request('GET', `/api${registrationsPath}`, {
      token: await backend.signIn('organiser'),
    });
    return (body as { data: Registration[] }).data;
  }

  async function findOne(index = 0): Promise<Registration> {
    const found = (await readAll())[index];
    if (!found) throw new Error('There is no registration');
    return found;
  }

  const isPresent = async ({ id: wanted }: Registration) =>
    (await readAll()).find((each) => each.id === wanted)?.checked_in_at !== null;

  return { readAll, findOne, isPresent };
}
