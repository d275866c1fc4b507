import { describe, expect, it, vi } from 'vitest';
import { listCategories } from '../../src/api/categories.ts';
import { clubTeams } from '../../src/api/clubTeams.ts';
import { signedOut } from '../../src/session/sessionSlice.ts';
import { useBackend } from '../support/database/backend.ts';
import { categoryId, clubId, unrelatedCategoryId } from '../support/screens/clubStore.ts';
import {
  openPendingClub,
  type CachedData,
  type Outcome,
  type PendingClub,
} from '../support/database/pendingClub.ts';

// Added and removed members, deleted teams and removed participants are shown before the response,
// and rolled back if the server rejects them or there is no response. Everything else is
// refetched.

const backend = useBackend();

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
      const club = await openPendingClub(backend);
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
    const club = await openPendingClub(backend);
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
  const club = await openPendingClub(backend);
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
  const club = await openPendingClub(backend);
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
  const club = await openPendingClub(backend);
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

it('does not roll back data that was fetched after the session of the mutation ended', async () => {
  const club = await openPendingClub(backend);
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
