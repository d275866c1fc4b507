import { describe, expect, it } from 'vitest';
import { clubs } from '../../src/api/clubs.ts';
import { api } from '../../src/api/api.ts';
import type { ResponseOf } from '../../openapi/types.ts';
import { useBackend } from '../support/database/backend.ts';
import { categoryId, createOrganiserStores, tournamentId } from '../support/organiserStore.ts';
import { buildTeams, clubId, openClubStore } from '../support/screens/clubStore.ts';
import {
  openPendingClub,
  type Outcome,
  type PendingClub,
} from '../support/database/pendingClub.ts';

// A changed participant or club is shown as the response has it, and is not fetched again.

const backend = useBackend();

describe("a participant's new name", () => {
  const rename = (club: PendingClub) =>
    club.startEndpoint('updateParticipant', {
      id: club.second.id,
      body: { name: ' Nama Ganti ', email: 'ganti@contoh.robolaga.id' },
    });

  it('is shown as the server has it, in lists and teams, without refetching the lists', async () => {
    const club = await openPendingClub(backend);
    const before = club.cachedData();
    const mutation = rename(club);
    expect(club.cachedData()).toEqual(before);
    club.finish('success');
    const { data } = (await mutation) as { data: { participant: object } };
    expect(data.participant).toMatchObject({ id: club.second.id, name: 'Nama Ganti' });
    const { participants, team } = club.cachedData();
    expect(participants).toEqual(
      before.participants?.map((person) =>
        person.id === club.second.id ? { ...person, ...data.participant } : person,
      ),
    );
    expect(team?.members.find(({ id }) => id === club.second.id)).toEqual({
      ...data.participant,
      level: 'member',
    });
    const requests = await club.takeReadRequests();
    expect(requests).not.toContain(`/api/gh-schools/${clubId}/participants`);
  });

  it.each<[what: string, respondedFields: string[], requests: string[]]>([
    ['is fetched if the response has no name', ['id'], [`/api/gh-schools/${clubId}/participants`]],
    ['is taken from a response without the id', ['name', 'email', 'profile_picture'], []],
  ])('%s', async (_what, respondedFields, requests) => {
    const teams = await buildTeams(backend);
    const club = openClubStore(backend, teams.token, async (request) => {
      const response = await backend.app.fetch(request);
      if (request.method !== 'PUT') return response;
      const { participant } = (await response.json()) as { participant: Record<string, unknown> };
      const fields = respondedFields.map((name) => [name, participant[name]]);
      return Response.json({ success: true, participant: Object.fromEntries(fields) });
    });
    await club.startEndpoint('listClubParticipants', { id: clubId });
    await club.takeReadRequests();
    const { error } = await club.startEndpoint('updateParticipant', {
      id: teams.second.id,
      body: { name: 'Nama Ganti', email: teams.second.email },
    });
    expect(error).toBeUndefined();
    expect(await club.takeReadRequests()).toEqual(requests);
    const list = clubs.endpoints.listClubParticipants.select({ id: clubId })(club.store.getState());
    expect(list.data?.data.find(({ id }) => id === teams.second.id)?.name).toBe('Nama Ganti');
  });

  it.each<Outcome>(['rejected', 'network error'])('changes nothing after: %s', async (outcome) => {
    const club = await openPendingClub(backend);
    const before = club.cachedData();
    const mutation = rename(club);
    club.finish(outcome);
    expect((await mutation).error).toBeDefined();
    expect((await club.takeReadRequests()).length > 0).toBe(outcome === 'rejected');
    expect(club.cachedData()).toEqual(before);
  });
});

it('a saved club is shown as the server has it, without refetching it', async () => {
  const { token } = await buildTeams(backend);
  const club = openClubStore(backend, token);
  await club.startEndpoint('getClub', { id: clubId });
  await club.takeReadRequests();
  const { error } = await club.startEndpoint('updateClub', {
    id: clubId,
    body: {
      _method: 'PATCH',
      name: ' SMA Negeri 3 (Malang) ',
      email: 'malang@contoh.robolaga.id',
      bio: 'Baru',
    },
  });
  expect(error).toBeUndefined();
  expect(await club.takeReadRequests()).toEqual([]);
  const cached = clubs.endpoints.getClub.select({ id: clubId })(club.store.getState());
  expect(cached.data?.data).toMatchObject({ name: 'SMA Negeri 3 (Malang)', bio: 'Baru' });
});

it('a run whose answer was lost, and that is sent again, is shown once', async () => {
  const { openEverything, createScore } = createOrganiserStores(backend);
  const { store, startEndpoint } = await openEverything();
  const argument = await createScore();
  const readRuns = () => {
    const key = `getScoreEntry(${JSON.stringify({ categoryId, id: tournamentId })})`;
    const { data } = store.getState()[api.reducerPath].queries[key] ?? {};
    return (data as ResponseOf<'getScoreEntry'>).data.runs;
  };
  const before = readRuns().length;
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    expect((await startEndpoint('addRun', argument)).error).toBeUndefined();
    expect(readRuns()).toHaveLength(before + 1);
  }
});
