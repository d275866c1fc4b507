import { beforeEach, expect } from 'vitest';
import type {
  ManagedTournament,
  Tournament,
  TournamentChange,
  TournamentInput,
} from '../../../openapi/schema.d.ts';
import type { Backend } from '../database/backend.ts';
import { dayFrom, useClubRegistrations } from './clubRegistrations.ts';

/** Gives each test a public tournament in a week, what an organiser does with it, and what visitors are told. */
export function useTournamentChanges(backend: Backend) {
  const registrations = useClubRegistrations(backend);
  const date = dayFrom(7);
  const closesAt = `${dayFrom(6)}T10:00:00.000Z`;
  const own = { token: '', id: 0 };
  beforeEach(async () => {
    const token = await backend.signIn('organiser');
    const id = await registrations.addTournament({
      date,
      startTime: '09:00',
      venue: 'Graha Cendekia',
      city: 'Surabaya',
      registrationClosesAt: new Date(closesAt),
    });
    Object.assign(own, { token, id });
  });
  const path = () => `/api/organiser/tournaments/${own.id}`;

  async function update(changes: Partial<TournamentInput>): Promise<void> {
    const { body } = await backend.request('GET', path(), { token: own.token });
    const { data } = body as { data: ManagedTournament };
    const saved = await backend.request('PUT', path(), {
      token: own.token,
      body: {
        title: data.title,
        about: data.about,
        date: data.date,
        start_time: data.start_time,
        time_zone: data.time_zone,
        venue: data.venue,
        registration_opens_at: data.registration_opens_at,
        registration_closes_at: data.registration_closes_at,
        categories: data.categories.map(({ id: categoryId, capacity }) => ({
          id: categoryId,
          capacity,
        })),
        ...changes,
      },
    });
    expect(saved).toMatchObject({ status: 200 });
  }

  const setStatus = async (status: ManagedTournament['status']) =>
    expect(
      await backend.request('PUT', `${path()}/status`, {
        token: own.token,
        body: { status },
      }),
    ).toMatchObject({ status: 200 });

  async function readChanges(): Promise<TournamentChange[] | undefined> {
    const { body } = await backend.request('GET', `/api/tournaments/${own.id}`);
    return (body as { data: Tournament }).data.changes;
  }

  return {
    ...registrations,
    date,
    closesAt,
    path,
    readId: () => own.id,
    readToken: () => own.token,
    update,
    setStatus,
    readChanges,
  };
}

/** The change of the hour. */
export const hour = (before: string, after: string): TournamentChange => ({
  kind: 'start_time',
  before: `${before} Asia/Jakarta`,
  after: `${after} Asia/Jakarta`,
});
