import { beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword, demoPin } from '../../server/seed/accounts.ts';
import { useBackend } from '../support/database/backend.ts';
import { endToday } from '../support/database/endToday.ts';
import { plain } from '../support/screens/images.ts';
import { findOpenRegistration } from '../support/servers/serverJourney.ts';
import { openStore, type Query } from '../support/database/store.ts';
import { readTeam } from '../support/screens/teamPage.ts';

// With everything that the screens of participants and visitors can show in the cache, a mutation
// must refetch exactly the queries it affects.

const backend = useBackend();
// Members of teams with runs of today stay.
beforeAll(async () => {
  await endToday(backend.db);
});

type Who = 'leader' | 'newcomer' | 'visitor';

/** What a row of the table needs to know about the data. */
type World = {
  code: string;
  /** The ids of two members of team 1 who may be removed. */
  memberIds: (number | undefined)[];
  registration: { tournament_id: number; team_id: number; category_id: number };
  photo: File;
  /** The URL of the leader's uploaded picture. */
  picture: string;
};

const profileUrl = '/api/participant/profile';

async function uploadPicture(token: string, photo: File): Promise<string> {
  const body = new FormData();
  body.append('profile_picture', photo);
  const path = '/api/participant/upload-profile-banner';
  const response = await backend.request('POST', path, { token, body });
  return (response.body as { profile_picture_url: string }).profile_picture_url;
}

const createPhoto = async () =>
  new File([new Uint8Array(await plain(200, 200).jpeg().toBuffer())], 'foto.jpg', {
    type: 'image/jpeg',
  });

/** Runs all queries of the screens of a participant or a visitor and keeps them subscribed. */
async function subscribeToEverything(who: Who) {
  const { team_id: code, members } = await readTeam(backend, 1);
  const { tournament, team } = await findOpenRegistration(backend);
  const token = who === 'visitor' ? undefined : await backend.signIn(who);
  const photo = await createPhoto();
  const world: World = {
    code,
    memberIds: members.slice(-2).map(({ participant_id: id }) => id),
    registration: {
      tournament_id: tournament.id,
      team_id: team.id,
      category_id: team.categoryId,
    },
    photo,
    picture: token !== undefined && who === 'leader' ? await uploadPicture(token, photo) : '',
  };
  const privateQueries: Query[] = [
    ['listMyTeams'],
    ['getTeamRole'],
    ['getProfile'],
    ['getMembership'],
    ['checkRegistration', { body: { tournament_id: tournament.id } }],
  ];
  const store = openStore(backend, token === undefined ? {} : { authToken: token });
  await store.subscribe([
    ['listTeams'],
    ['getTeam', { id: 1 }],
    ['getTeam', { id: code }],
    ['getTeam', { id: 2 }],
    ['getClubStats', { id: 1 }],
    ['getClubStats', { id: 2 }],
    ['listClubResults', { id: 1 }],
    ['listTournaments'],
    ['getTournament', { id: tournament.id }],
    ['listTournamentTeams', { id: tournament.id }],
    ['listTournamentTeams', { id: tournament.id + 1 }],
    ...(token === undefined ? [] : privateQueries),
  ]);
  return { ...store, world };
}

const teamUrls = ({ code }: World) => [
  '/api/participant/my-teams',
  '/api/participant/team-role',
  '/api/teams',
  '/api/teams/1',
  `/api/teams/${code}`,
];
const registrationUrls = ({ registration }: World) => [
  '/api/tournament/check-registration',
  // The number of teams in each category.
  `/api/tournaments/${registration.tournament_id}`,
  `/api/tournaments/${registration.tournament_id}/teams`,
  '/api/gh-schools/1/results',
];
const membershipUrls = () => ['/api/gh-schools/1/stats', '/api/participant/check-gh-status'];

type Row = [
  change: string,
  who: Who,
  name: string,
  argument: (world: World) => unknown,
  expected: (world: World) => string[],
  /** The status of the error; undefined for a success. */
  status?: number,
];

describe('the refetched queries are exactly the affected ones', () => {
  it.each<Row>([
    [
      'a member is removed',
      'leader',
      'removeMember',
      ({ code, memberIds }) => ({ participantId: memberIds.at(-1), team_id: code }),
      teamUrls,
    ],
    [
      'a member is restored',
      'leader',
      'restoreMember',
      async ({ memberIds }) => {
        const id = memberIds.at(-1);
        const token = await backend.signIn('leader');
        await backend.request('DELETE', `/api/teams/remove-member/${id}`, { token });
        return { participantId: id };
      },
      (world) => [...teamUrls(world), '/api/teams/2'],
    ],
    [
      "a member's removal is rejected",
      'leader',
      'removeMember',
      ({ code }) => ({ participantId: 1_000_000, team_id: code }),
      teamUrls,
      404,
    ],
    [
      'a member is removed without a code, perhaps from several teams',
      'leader',
      'removeMember',
      ({ memberIds }) => ({ participantId: memberIds.at(-1) }),
      (world) => [...teamUrls(world), '/api/teams/2'],
    ],
    [
      'a removal without a code is rejected',
      'leader',
      'removeMember',
      () => ({ participantId: 1_000_000 }),
      (world) => [...teamUrls(world), '/api/teams/2'],
      404,
    ],
    [
      'a team is registered',
      'leader',
      'registerTeam',
      ({ registration: body }) => ({ body }),
      registrationUrls,
    ],
    [
      'a registration is rejected',
      'leader',
      'registerTeam',
      ({ registration }) => ({ body: { ...registration, category_id: 1_000_000 } }),
      registrationUrls,
      422,
    ],
    [
      'a profile picture is uploaded',
      'leader',
      'uploadPicture',
      ({ photo }) => ({ body: { profile_picture: photo } }),
      () => [profileUrl],
    ],
    [
      'a banner is uploaded',
      'leader',
      'uploadPicture',
      ({ photo }) => ({ body: { banner: photo } }),
      () => [profileUrl],
    ],
    [
      'the profile is saved',
      'leader',
      'updateProfile',
      ({ picture }) => ({ body: { profile_picture: picture } }),
      () => [profileUrl],
    ],
    [
      'saving the profile is rejected',
      'leader',
      'updateProfile',
      () => ({ body: { profile_picture: 'participants/asing.jpg' } }),
      () => [profileUrl],
      422,
    ],
    [
      'a PIN is wrong',
      'newcomer',
      'joinClub',
      () => ({ ghId: 1, body: { pin: '000000' } }),
      membershipUrls,
      422,
    ],
    [
      'a club is joined',
      'newcomer',
      'joinClub',
      () => ({ ghId: 1, body: { pin: demoPin } }),
      // A pupil of the club may have been in teams.
      (world) => [...membershipUrls(), ...teamUrls(world), '/api/teams/2'],
    ],
    [
      'a club is joined twice',
      'newcomer',
      'joinClub',
      () => ({ ghId: 1, body: { pin: demoPin } }),
      membershipUrls,
      409,
    ],
    [
      'a participant signs in',
      'visitor',
      'loginParticipant',
      () => ({ body: { email: demoAccounts.member.email, password: demoPassword } }),
      () => [],
    ],
    [
      'a club signs in',
      'visitor',
      'loginClub',
      () => ({ body: { email: demoAccounts.club.email, password: demoPassword } }),
      () => [],
    ],
    [
      'a participant signs up',
      'visitor',
      'registerParticipant',
      () => ({
        body: {
          name: 'Orang Baru',
          email: 'baru@contoh.robolaga.id',
          password: 'lintasan-garis-24',
        },
      }),
      () => [],
    ],
  ])('when %s', async (_change, who, name, argument, expected, status) => {
    const { startEndpoint, takeReadRequests, world } = await subscribeToEverything(who);
    const { error } = await startEndpoint(name, await argument(world));
    expect((error as { status?: number } | undefined)?.status).toBe(status);
    expect(await takeReadRequests()).toEqual(expected(world).sort());
  });
});
