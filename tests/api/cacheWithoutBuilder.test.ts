import { describe, expect, it } from 'vitest';
import { useBackend } from '../support/database/backend.ts';
import {
  buildTeams,
  type BuiltTeams,
  clubId,
  categoryId,
  type ListedTeam,
  openClubStore,
  unrelatedCategoryId,
} from '../support/screens/clubStore.ts';

// If the cache does not tell what a change affects, because neither the builder's teams were read
// nor does the response carry the changed thing, everything that may be affected is refetched.

const backend = useBackend();

const clubUrl = `/api/gh-schools/${clubId}`;
const availableUrls = [categoryId, unrelatedCategoryId].map(
  (id) => `/api/gh/available-participants?category_id=${id}`,
);

/** Runs queries that tell nothing about a team's category or members. */
async function subscribeWithoutBuilder({ token, team, other }: BuiltTeams) {
  const club = openClubStore(backend, token, respondWithoutEntities);
  await club.subscribe([
    ['listTeams'],
    ['getTeam', { id: team.id }],
    ['getTeam', { id: team.team_id }],
    ['getTeam', { id: other.id }],
    ['getClub', { id: clubId }],
    ['listClubParticipants', { id: clubId }],
    ['listAvailableParticipants', { category_id: categoryId }],
    ['listAvailableParticipants', { category_id: unrelatedCategoryId }],
    ['listTournamentTeams', { id: 1 }],
  ]);
  return club;
}

/** The real backend, but changes answer without the changed thing. */
async function respondWithoutEntities(request: Request) {
  const response = await backend.app.fetch(request);
  return request.method === 'GET' || !response.ok ? response : Response.json({ success: true });
}

const pageUrls = (team: ListedTeam) => [`/api/teams/${team.id}`, `/api/teams/${team.team_id}`];

describe('the refetched queries are those that may be affected', () => {
  it.each<
    [
      change: string,
      name: string,
      argument: (teams: BuiltTeams) => unknown,
      expected: (teams: BuiltTeams) => string[],
    ]
  >([
    [
      'a team is changed',
      'updateTeam',
      ({ team, leader, second }) => ({
        teamId: team.id,
        body: {
          team_name: 'Tim Uji',
          category_id: categoryId,
          participant_ids: [leader.id, second.id],
        },
      }),
      ({ team, other }) => [
        '/api/teams',
        ...pageUrls(team),
        `/api/teams/${other.id}`,
        `${clubUrl}/participants`,
        ...availableUrls,
        '/api/tournaments/1/teams',
      ],
    ],
    [
      'a team is deleted',
      'deleteTeam',
      ({ team }) => ({ teamId: team.id }),
      ({ team, other }) => [
        '/api/teams',
        ...pageUrls(team),
        `/api/teams/${other.id}`,
        `${clubUrl}/participants`,
        ...availableUrls,
      ],
    ],
    [
      'a member is removed from the club',
      'removeClubParticipant',
      ({ second }) => ({ id: clubId, participantId: second.id }),
      ({ team }) => ['/api/teams', ...pageUrls(team), `${clubUrl}/participants`, ...availableUrls],
    ],
    [
      "a participant's name is changed",
      'updateParticipant',
      ({ leader }) => ({ id: leader.id, body: { name: 'Nama Lain', email: leader.email } }),
      ({ team }) => ['/api/teams', ...pageUrls(team), `${clubUrl}/participants`, ...availableUrls],
    ],
    [
      "a participant's change is rejected",
      'updateParticipant',
      ({ leader, second }) => ({
        id: leader.id,
        body: { name: leader.name, email: second.email },
      }),
      () => [`${clubUrl}/participants`],
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
        },
      }),
      () => [clubUrl],
    ],
  ])('when %s', async (_change, name, argument, expected) => {
    const teams = await buildTeams(backend);
    const { startEndpoint, takeReadRequests } = await subscribeWithoutBuilder(teams);
    await startEndpoint(name, argument(teams));
    expect(await takeReadRequests()).toEqual(expected(teams).sort());
  });
});

it("the builder's teams are read again when a changed participant is not in the response", async () => {
  const { token, leader } = await buildTeams(backend);
  const { startEndpoint, takeReadRequests } = openClubStore(backend, token, respondWithoutEntities);
  await startEndpoint('listBuilderTeams');
  await takeReadRequests();
  await startEndpoint('updateParticipant', {
    id: leader.id,
    body: { name: 'Nama Lain', email: leader.email },
  });
  expect(await takeReadRequests()).toEqual(['/api/gh/teamsclub']);
});
