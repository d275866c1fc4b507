import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { participants } from '../../server/db/schema.ts';
import { clubTeams } from '../../src/api/clubTeams.ts';
import { useBackend } from '../support/database/backend.ts';
import { endToday } from '../support/database/endToday.ts';
import type { Query } from '../support/database/store.ts';
import {
  unrelatedCategoryId,
  buildTeams,
  type BuiltTeams,
  clubId,
  otherCategoryId,
  categoryId,
  type ListedTeam,
  openClubStore,
  type Person,
} from '../support/screens/clubStore.ts';

// With everything that a club's screens can show in the cache, a mutation must refetch exactly the
// queries it affects.

const backend = useBackend();
// Members of teams with runs of today stay.
beforeAll(async () => {
  await endToday(backend.db);
});

/** Runs all queries of a club's screens and keeps them subscribed. */
async function subscribeToEverything({ token, team, other }: BuiltTeams) {
  const club = openClubStore(backend, token);
  await club.subscribe([
    ['listTeams'],
    ['getTeam', { id: team.team_id }],
    ['getTeam', { id: other.team_id }],
    ['listTournaments'],
    ['listTournamentTeams', { id: 1 }],
    ['listCategories'],
    ['listClubs'],
    ['getClub', { id: clubId }],
    ['getClubStats', { id: clubId }],
    ['getClubStats', { id: 2 }],
    ['listClubTournaments', { id: clubId }],
    ['listClubResults', { id: clubId }],
    ['listClubTeams', { id: clubId }],
    ['listClubParticipants', { id: clubId }],
    ['listClubParticipants', { id: clubId, only_unassigned: 1 }],
    ['listTeamCandidates', { ghId: clubId }],
    ['listBuilderTeams'],
    ['listClubReadiness'],
    ['getBuilderTeam', { teamId: team.id }],
    ['getBuilderTeam', { teamId: other.id }],
    ...[categoryId, otherCategoryId, unrelatedCategoryId].map((id): Query => [
      'listAvailableParticipants',
      { category_id: id },
    ]),
  ]);
  return club;
}

const clubUrl = `/api/gh-schools/${clubId}`;
const statsUrl = `${clubUrl}/stats`;
const participantsUrl = `${clubUrl}/participants`;
const unassignedUrl = `${participantsUrl}?only_unassigned=1`;
const teamListUrls = ['/api/teams', `${clubUrl}/teams`, '/api/gh/teamsclub', '/api/gh/readiness'];
const participantUrls = [participantsUrl, unassignedUrl, `/api/gh/${clubId}/participants`];
const availableUrls = (...categories: number[]) =>
  categories.map((id) => `/api/gh/available-participants?category_id=${id}`);
/** What every change of a team of these categories affects. */
const teamChangeUrls = (...categories: number[]) => [
  ...teamListUrls,
  ...availableUrls(...categories),
  participantsUrl,
  unassignedUrl,
  statsUrl,
];
const teamUrls = ({ id, team_id: code }: ListedTeam) => [
  `/api/gh/teamsclub/${id}`,
  `/api/teams/${code}`,
];

/** Adds a pupil whose account the club manages, and returns the id. */
async function addPupil(name: string): Promise<number> {
  const token = await backend.signIn('club');
  await backend.request('POST', `${participantsUrl}/import`, {
    token,
    body: { preview: false, rows: [{ line: 2, name }] },
  });
  const { body } = await backend.request('GET', participantsUrl, { token });
  const people = (body as { data: { id: number; name: string }[] }).data;
  return people.find((person) => person.name === name)?.id ?? 0;
}

const ids = (...list: (Person | undefined)[]) => list.flatMap((person) => person?.id ?? []);
const body = (name: string, category: number, members: number[]) => ({
  team_name: name,
  category_id: category,
  participant_ids: members,
});

describe('the refetched queries', () => {
  it.each<
    [
      change: string,
      name: string,
      argument: (teams: BuiltTeams) => unknown,
      expected: (teams: BuiltTeams) => string[],
      /** The status of the error; undefined for a success. */
      status?: number,
    ]
  >([
    [
      'a team is created',
      'createTeam',
      ({ spare }) => ({
        body: { ...body('Tim Baru', categoryId, ids(spare[0])), team_code: 'MLGT' },
      }),
      () => [...teamChangeUrls(categoryId)],
    ],
    [
      'several teams are created',
      'createClubTeams',
      ({ spare }) => ({
        id: clubId,
        body: {
          category_id: categoryId,
          teams: [{ team_name: 'Tim Baru', participant_ids: ids(spare[0]) }],
        },
      }),
      () => [...teamChangeUrls(categoryId)],
    ],
    [
      'a team is created on the dashboard',
      'createTeamWithMembers',
      ({ spare }) => ({
        body: {
          team_name: 'Tim Baru',
          category_id: categoryId,
          team_code: 'MLGT',
          'member_ids[]': ids(spare[0], spare[1]),
        },
      }),
      () => [...teamChangeUrls(categoryId)],
    ],
    [
      'a member is added',
      'updateTeam',
      ({ team, leader, second, spare }) => ({
        teamId: team.id,
        body: body('Tim Uji', categoryId, ids(leader, second, spare[0])),
      }),
      ({ team }) => [...teamUrls(team), ...teamChangeUrls(categoryId)],
    ],
    [
      'a member is removed',
      'updateTeam',
      ({ team, leader }) => ({ teamId: team.id, body: body('Tim Uji', categoryId, ids(leader)) }),
      ({ team }) => [...teamUrls(team), ...teamChangeUrls(categoryId)],
    ],
    [
      'a team is renamed',
      'updateTeam',
      ({ team, leader, second }) => ({
        teamId: team.id,
        body: body('Nama Baru', categoryId, ids(leader, second)),
      }),
      ({ team }) => [
        ...teamUrls(team),
        ...teamChangeUrls(categoryId),
        '/api/tournaments/1/teams',
        `${clubUrl}/tournaments`,
        `${clubUrl}/results`,
      ],
    ],
    [
      'a team moves to another category',
      'updateTeam',
      ({ team, leader, second }) => ({
        teamId: team.id,
        body: body('Tim Uji', unrelatedCategoryId, ids(leader, second)),
      }),
      ({ team }) => [...teamUrls(team), ...teamChangeUrls(categoryId, unrelatedCategoryId)],
    ],
    [
      'a team is deleted',
      'deleteTeam',
      ({ team }) => ({ teamId: team.id }),
      ({ team }) => [...teamUrls(team), ...teamChangeUrls(categoryId)],
    ],
    [
      'a change of a team is rejected',
      'updateTeam',
      ({ team, leader, second }) => ({
        teamId: team.id,
        'If-Match': '"old"',
        body: body('Tim Uji', categoryId, ids(leader, second)),
      }),
      ({ team }) => [...teamUrls(team), ...teamChangeUrls(categoryId)],
      412,
    ],
    [
      "a team's member is removed from the club",
      'removeClubParticipant',
      ({ second }) => ({ id: clubId, participantId: second.id }),
      ({ team }) => [
        ...participantUrls,
        ...availableUrls(categoryId, otherCategoryId, unrelatedCategoryId),
        ...teamUrls(team),
        ...teamListUrls,
        statsUrl,
      ],
    ],
    [
      "a team's member is erased",
      'eraseClubParticipant',
      async ({ second }) => {
        const isSecond = eq(participants.id, second.id);
        await backend.db.update(participants).set({ passwordHash: '' }).where(isSecond);
        return { id: clubId, participantId: second.id };
      },
      ({ team, other }) => [
        ...participantUrls,
        ...availableUrls(categoryId, otherCategoryId, unrelatedCategoryId),
        ...teamUrls(team),
        ...teamUrls(other),
        ...teamListUrls,
        statsUrl,
      ],
    ],
    [
      "a team's member is restored to the club",
      'restoreClubParticipant',
      async ({ token, second }) => {
        const path = `${clubUrl}/participants/${second.id}`;
        await backend.request('DELETE', path, { token });
        return { id: clubId, participantId: second.id };
      },
      ({ team, other }) => [
        ...participantUrls,
        ...availableUrls(categoryId, otherCategoryId, unrelatedCategoryId),
        ...teamUrls(team),
        ...teamUrls(other),
        ...teamListUrls,
        statsUrl,
      ],
    ],
    [
      'an import of participants is checked',
      'importClubParticipants',
      () => ({ id: clubId, body: { preview: true, rows: [{ line: 2, name: 'Ani' }] } }),
      () => [],
    ],
    [
      'an import of participants is saved',
      'importClubParticipants',
      () => ({ id: clubId, body: { preview: false, rows: [{ line: 2, name: 'Ani' }] } }),
      ({ team, other }) => [
        ...participantUrls,
        ...availableUrls(categoryId, otherCategoryId, unrelatedCategoryId),
        ...teamUrls(team),
        ...teamUrls(other),
        ...teamListUrls,
        statsUrl,
      ],
    ],
    [
      'the cards of pupils are made',
      'createPupilCards',
      async () => ({ id: clubId, body: { participant_ids: [await addPupil('Budi Kartu')] } }),
      () => [...participantUrls],
    ],
    ...(['createPupilCards', 'mailPupilCards'] as const).map(
      (name): [string, string, (teams: BuiltTeams) => unknown, () => string[], number] => [
        `${name} is refused, because a pupil has taken the account over`,
        name,
        ({ leader, second, spare }) => ({
          id: clubId,
          body: { participant_ids: ids([leader, second, ...spare].find(({ email }) => email)) },
        }),
        () => [...participantUrls],
        409,
      ],
    ),
    [
      "a participant's name is changed",
      'updateParticipant',
      ({ leader }) => ({ id: leader.id, body: { name: 'Nama Ganti', email: leader.email } }),
      ({ team }) => [...teamUrls(team), '/api/teams'],
    ],
    [
      'the club chooses how anybody sees the names of its participants',
      'setClubNames',
      () => ({ body: { names: 'full' } }),
      ({ team, other }) => [
        '/api/teams',
        `/api/teams/${team.team_id}`,
        `/api/teams/${other.team_id}`,
      ],
    ],
    [
      'the club is saved',
      'updateClub',
      () => ({
        id: clubId,
        body: {
          _method: 'PATCH',
          name: 'SMA Negeri 3 (Malang)',
          email: 'malang@contoh.robolaga.id',
          bio: 'Baru',
        },
      }),
      () => ['/api/gh-schools'],
    ],
  ])(
    'when %s, are exactly the affected ones',
    async (_change, name, argument, expected, status) => {
      const teams = await buildTeams(backend);
      const { startEndpoint, takeReadRequests } = await subscribeToEverything(teams);
      const { error } = await startEndpoint(name, await argument(teams));
      expect((error as { status?: number } | undefined)?.status).toBe(status);
      expect(await takeReadRequests()).toEqual(expected(teams).sort());
    },
  );

  it('are none when a screen is revisited before its cached data expires', async () => {
    const teams = await buildTeams(backend);
    const { store, takeReadRequests } = await subscribeToEverything(teams);
    const first = store.dispatch(
      clubTeams.endpoints.listAvailableParticipants.initiate({ category_id: 5 }),
    );
    await first;
    first.unsubscribe();
    expect(await takeReadRequests()).toEqual(availableUrls(5));
    await store.dispatch(
      clubTeams.endpoints.listAvailableParticipants.initiate({ category_id: 5 }),
    );
    expect(await takeReadRequests()).toEqual([]);
  });
});
