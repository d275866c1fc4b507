import { describe, expect, it, vi } from 'vitest';
import { listCategories } from '../src/api/categories.ts';
import { clubs } from '../src/api/clubs.ts';
import { clubTeams } from '../src/api/clubTeams.ts';
import { signedOut } from '../src/session/sessionSlice.ts';
import { useBackend } from './support/backend.ts';
import {
  buildTeams,
  clubId,
  categoryId,
  openClubStore,
  unrelatedCategoryId,
} from './support/clubStore.ts';

// Added and removed members, deleted teams and removed participants are shown before the response,
// and rolled back if the server rejects them or there is no response. A changed participant or club
// is shown as the response has it. Everything else is refetched.

const backend = useBackend();

type Outcome = 'success' | 'rejected' | 'network error';

/** Opens a club whose next mutation has no response until `finish` is called. */
async function openPendingClub() {
  const teams = await buildTeams(backend);
  const pending = Promise.withResolvers<Outcome>();
  const reads = Promise.withResolvers<void>();
  let areReadsHeld = false;
  const club = openClubStore(backend, teams.token, async (request) => {
    if (request.method === 'GET' && areReadsHeld) await reads.promise;
    const outcome = request.method === 'GET' ? 'success' : await pending.promise;
    if (outcome === 'network error') throw new TypeError('Failed to fetch');
    if (outcome === 'rejected')
      return Response.json({ success: false, message: 'Tidak lagi benar.' }, { status: 409 });
    return backend.app.fetch(request);
  });
  await Promise.all([
    club.startEndpoint('listBuilderTeams'),
    club.startEndpoint('listCategories'),
    club.startEndpoint('getBuilderTeam', { teamId: teams.team.id }),
    club.startEndpoint('listClubTeams', { id: clubId }),
    club.startEndpoint('listAvailableParticipants', { category_id: categoryId }),
    club.startEndpoint('listClubParticipants', { id: clubId }),
  ]);
  await club.takeReadRequests();
  const state = () => club.store.getState();
  const { listBuilderTeams, getBuilderTeam, listAvailableParticipants } = clubTeams.endpoints;
  return {
    ...teams,
    ...club,
    finish: pending.resolve,
    holdReads: () => {
      areReadsHeld = true;
      return reads.resolve;
    },
    /** The cached data that the screens show; people by id, as the order may be the server's. */
    cachedData: () => ({
      members: getBuilderTeam
        .select({ teamId: teams.team.id })(state())
        .data?.data.members.map(({ id, level }) => [id, level]),
      team: listBuilderTeams
        .select(undefined)(state())
        .data?.data.find(({ id }) => id === teams.team.id),
      listedTeam: clubs.endpoints.listClubTeams
        .select({ id: clubId })(state())
        .data?.data.find(({ id }) => id === teams.team.id),
      availableIds: listAvailableParticipants
        .select({ category_id: categoryId })(state())
        .data?.data.map(({ id }) => id)
        .sort((a, b) => a - b),
      participants: clubs.endpoints.listClubParticipants
        .select({ id: clubId })(state())
        .data?.data.toSorted((a, b) => a.id - b.id),
    }),
  };
}

type PendingClub = Awaited<ReturnType<typeof openPendingClub>>;
type CachedData = ReturnType<PendingClub['cachedData']>;

const changes: [
  change: string,
  name: string,
  argument: (club: PendingClub) => unknown,
  expected: (before: CachedData, club: PendingClub) => Partial<CachedData>,
][] = [
  [
    'an added member',
    'updateTeam',
    ({ team, leader, second, spare }) => ({
      teamId: team.id,
      body: {
        team_name: 'Tim Uji',
        category_id: categoryId,
        participant_ids: [leader.id, second.id, spare[0]?.id],
      },
    }),
    (_before, { leader, second, spare: [added] }) => ({
      members: [
        [leader.id, 'leader'],
        [second.id, 'member'],
        [added?.id ?? 0, 'member'],
      ],
      team: expect.objectContaining({ member_count: 3 }) as never,
    }),
  ],
  [
    'a removed leader, and the next member as leader',
    'updateTeam',
    ({ team, second }) => ({
      teamId: team.id,
      body: { team_name: 'Tim Uji', category_id: categoryId, participant_ids: [second.id] },
    }),
    (_before, { second }) => ({
      members: [[second.id, 'leader']],
      team: expect.objectContaining({ member_count: 1 }) as never,
    }),
  ],
  [
    'a deleted team',
    'deleteTeam',
    ({ team }) => ({ teamId: team.id }),
    () => ({ team: undefined, listedTeam: undefined }),
  ],
  [
    'a removed participant',
    'removeClubParticipant',
    ({ second }) => ({ id: clubId, participantId: second.id }),
    ({ participants, availableIds }, { second }) => ({
      participants: participants?.filter(({ id }) => id !== second.id),
      availableIds: availableIds?.filter((id) => id !== second.id),
    }),
  ],
];

describe.each(changes)('%s', (_change, name, argument, expected) => {
  it.each<Outcome>(['rejected', 'network error'])(
    'is shown at once, and rolled back after: %s',
    async (outcome) => {
      const club = await openPendingClub();
      const before = club.cachedData();
      const mutation = club.startEndpoint(name, argument(club));
      expect(club.cachedData()).toMatchObject(expected(before, club));
      club.finish(outcome);
      expect((await mutation).error).toBeDefined();
      const requests = await club.takeReadRequests();
      expect(requests.length > 0).toBe(outcome === 'rejected');
      expect(club.cachedData()).toEqual(before);
    },
  );

  it('is still so when the server has confirmed it', async () => {
    const club = await openPendingClub();
    const before = club.cachedData();
    const mutation = club.startEndpoint(name, argument(club));
    club.finish('success');
    expect((await mutation).error).toBeUndefined();
    await club.takeReadRequests();
    expect(club.cachedData()).toMatchObject(expected(before, club));
  });
});

it.each<[change: string, memberIds: (club: PendingClub) => (number | undefined)[]]>([
  ['a new name and category', ({ leader, second }) => [leader.id, second.id]],
  [
    'a member who is in no list of available people',
    ({ second, spare }) => [second.id, spare[0]?.id],
  ],
])('%s of a team: nothing is shown before the response', async (_change, memberIds) => {
  const club = await openPendingClub();
  const before = club.cachedData();
  const ids = memberIds(club);
  const body = { team_name: ' Nama Baru ', category_id: unrelatedCategoryId, participant_ids: ids };
  const mutation = club.startEndpoint('updateTeam', { teamId: club.team.id, body });
  expect(club.cachedData()).toEqual(before);
  club.finish('success');
  expect((await mutation).error).toBeUndefined();
  await club.takeReadRequests();
  const changed = { name: 'Nama Baru', category_id: unrelatedCategoryId };
  expect(club.cachedData()).toMatchObject({ team: changed, listedTeam: changed });
  expect(club.cachedData().members?.map(([id]) => id)).toEqual(ids);
});

it('a team has its new name and category before it is fetched again', async () => {
  const club = await openPendingClub();
  const release = club.holdReads();
  const ids = [club.leader.id, club.second.id];
  const body = { team_name: ' Nama Baru ', category_id: unrelatedCategoryId, participant_ids: ids };
  const mutation = club.startEndpoint('updateTeam', { teamId: club.team.id, body });
  club.finish('success');
  expect((await mutation).error).toBeUndefined();
  const { data } = listCategories.select(undefined)(club.store.getState());
  const category = data?.data.find(({ id }) => id === unrelatedCategoryId);
  await vi.waitFor(() =>
    expect(club.cachedData().team).toMatchObject({
      name: 'Nama Baru',
      category_id: unrelatedCategoryId,
      category_name: category?.name,
    }),
  );
  release();
  await club.takeReadRequests();
});

it('a team keeps its version until it is fetched again, so that a second change conflicts', async () => {
  const club = await openPendingClub();
  const { endpoints } = clubTeams;
  const version = () =>
    endpoints.getBuilderTeam.select({ teamId: club.team.id })(club.store.getState()).data?.data
      .version;
  const before = version();
  expect(before).toMatch(/^"/);
  const change = {
    teamId: club.team.id,
    'If-Match': before,
    body: { team_name: 'Tim Uji', category_id: categoryId, participant_ids: [club.second.id] },
  };
  const mutation = club.startEndpoint('updateTeam', change);
  expect(version()).toBe(before);
  club.finish('success');
  expect((await mutation).error).toBeUndefined();
  expect((await club.startEndpoint('updateTeam', change)).error).toMatchObject({ status: 412 });
  await club.takeReadRequests();
  expect(version()).not.toBe(before);
});

describe("a participant's new name", () => {
  const rename = (club: PendingClub) =>
    club.startEndpoint('updateParticipant', {
      id: club.second.id,
      body: { name: ' Nama Ganti ', email: 'ganti@contoh.robolaga.id' },
    });

  it('is shown as the server has it, in lists and teams, without refetching the lists', async () => {
    const club = await openPendingClub();
    const before = club.cachedData();
    const mutation = rename(club);
    expect(club.cachedData()).toEqual(before);
    club.finish('success');
    const { data } = (await mutation) as { data: { participant: object } };
    expect(data.participant).toMatchObject({ id: club.second.id, name: 'Nama Ganti' });
    const { participants, team } = club.cachedData();
    expect(participants).toEqual(
      before.participants?.map((person) =>
        person.id === club.second.id ? data.participant : person,
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
    const club = await openPendingClub();
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

it('does not roll back data that was fetched after the session of the mutation ended', async () => {
  const club = await openPendingClub();
  const mutation = club.startEndpoint('deleteTeam', { teamId: club.team.id });
  club.store.dispatch(signedOut('club'));
  const refetch = club.startEndpoint('listBuilderTeams');
  club.finish('rejected');
  // A rollback in a list that is still empty would throw.
  expect((await mutation).error).toMatchObject({ name: 'AbortError' });
  await refetch;
  await club.takeReadRequests();
  expect(club.cachedData().team).toBeUndefined();
});
