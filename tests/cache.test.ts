import { describe, expect, it } from 'vitest';
import { clubTeams } from '../src/api/clubTeams.ts';
import '../src/api/teams.ts';
import '../src/api/tournaments.ts';
import { useBackend } from './backend.ts';
import {
  aside,
  buildTeams,
  type BuiltTeams,
  clubId,
  elsewhere,
  here,
  type Listed,
  openClubStore,
  type Person,
} from './clubStore.ts';

// The table of docs/architecture.md, read as requests: everything that a club's screens can show is
// on show at once, and what is asked for again after a change has to be exactly what the change
// concerns.

const backend = useBackend();

/** Puts everything on show that a club's screens can show. */
async function openEverything({ token, team, other }: BuiltTeams) {
  const reads: [name: string, argument?: unknown][] = [
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
    ['listClubTeams', { id: clubId }],
    ['listClubParticipants', { id: clubId }],
    ['listClubParticipants', { id: clubId, only_unassigned: 1 }],
    ['listTeamCandidates', { ghId: clubId }],
    ['listBuilderTeams'],
    ['getBuilderTeam', { teamId: team.id }],
    ['getBuilderTeam', { teamId: other.id }],
    ...[here, elsewhere, aside].map((id): [string, unknown] => [
      'listAvailableParticipants',
      { category_id: id },
    ]),
  ];
  const club = openClubStore(backend, token);
  for (const { error } of await Promise.all(
    reads.map(([name, argument]) => club.start(name, argument)),
  ))
    expect(error).toBeUndefined();
  expect(await club.asked()).toHaveLength(reads.length);
  return club;
}

const own = `/api/gh-schools/${clubId}`;
const stats = `${own}/stats`;
const unassigned = `${own}/participants?only_unassigned=1`;
const teamLists = ['/api/teams', `${own}/teams`, '/api/gh/teamsclub'];
const people = [`${own}/participants`, unassigned, `/api/gh/${clubId}/participants`];
const available = (...categories: number[]) =>
  categories.map((id) => `/api/gh/available-participants?category_id=${id}`);
const teamOf = ({ id, team_id: code }: Listed) => [`/api/gh/teamsclub/${id}`, `/api/teams/${code}`];

const ids = (...list: (Person | undefined)[]) => list.flatMap((person) => person?.id ?? []);
const body = (name: string, category: number, members: number[]) => ({
  team_name: name,
  category_id: category,
  participant_ids: members,
});

describe('what is asked for again', () => {
  it.each<
    [
      change: string,
      name: string,
      argument: (world: BuiltTeams) => unknown,
      expected: (world: BuiltTeams) => string[],
    ]
  >([
    [
      'a team is created',
      'createTeam',
      ({ spare }) => ({ body: { ...body('Tim Baru', here, ids(spare[0])), team_code: 'MLGT' } }),
      () => [...teamLists, ...available(here), unassigned, stats],
    ],
    [
      'a team is created on the dashboard',
      'createTeamWithMembers',
      ({ spare }) => ({
        body: {
          team_name: 'Tim Baru',
          category_id: here,
          team_code: 'MLGT',
          'member_ids[]': ids(spare[0], spare[1]),
        },
      }),
      () => [...teamLists, ...available(here), unassigned, stats],
    ],
    [
      'a member is added',
      'updateTeam',
      ({ team, leader, second, spare }) => ({
        teamId: team.id,
        body: body('Tim Uji', here, ids(leader, second, spare[0])),
      }),
      ({ team }) => [...teamOf(team), ...teamLists, ...available(here), unassigned, stats],
    ],
    [
      'a member is taken out',
      'updateTeam',
      ({ team, leader }) => ({ teamId: team.id, body: body('Tim Uji', here, ids(leader)) }),
      ({ team }) => [...teamOf(team), ...teamLists, ...available(here), unassigned, stats],
    ],
    [
      'a team is renamed',
      'updateTeam',
      ({ team, leader, second }) => ({
        teamId: team.id,
        body: body('Nama Baru', here, ids(leader, second)),
      }),
      ({ team }) => [
        ...teamOf(team),
        ...teamLists,
        ...available(here),
        unassigned,
        stats,
        '/api/tournaments/1/teams',
      ],
    ],
    [
      'a team moves to another category',
      'updateTeam',
      ({ team, leader, second }) => ({
        teamId: team.id,
        body: body('Tim Uji', aside, ids(leader, second)),
      }),
      ({ team }) => [...teamOf(team), ...teamLists, ...available(here, aside), unassigned, stats],
    ],
    [
      'a team is deleted',
      'deleteTeam',
      ({ team }) => ({ teamId: team.id }),
      ({ team }) => [...teamOf(team), ...teamLists, ...available(here), unassigned, stats],
    ],
    [
      'a change of a team is refused',
      'updateTeam',
      ({ team, leader, second }) => ({
        teamId: team.id,
        'If-Match': '"old"',
        body: body('Tim Uji', here, ids(leader, second)),
      }),
      ({ team }) => [...teamOf(team), ...teamLists, ...available(here), unassigned, stats],
    ],
    [
      "a team's member is removed from the club",
      'removeClubParticipant',
      ({ second }) => ({ id: clubId, participantId: second.id }),
      ({ team }) => [
        ...people,
        ...available(here, elsewhere, aside),
        ...teamOf(team),
        ...teamLists,
        stats,
      ],
    ],
    [
      "a participant's name is changed",
      'updateParticipant',
      ({ leader }) => ({ id: leader.id, body: { name: 'Nama Ganti', email: leader.email } }),
      ({ team }) => [...teamOf(team), '/api/teams'],
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
      () => [own, '/api/gh-schools'],
    ],
  ])('when %s, is exactly what that concerns', async (_change, name, argument, expected) => {
    const world = await buildTeams(backend);
    const { start, asked } = await openEverything(world);
    await start(name, argument(world));
    expect(await asked()).toEqual(expected(world).sort());
  });

  it('is nothing when a screen is visited again within its keep time', async () => {
    const world = await buildTeams(backend);
    const { store, asked } = await openEverything(world);
    const first = store.dispatch(
      clubTeams.endpoints.listAvailableParticipants.initiate({ category_id: 5 }),
    );
    await first;
    first.unsubscribe();
    expect(await asked()).toEqual(available(5));
    await store.dispatch(
      clubTeams.endpoints.listAvailableParticipants.initiate({ category_id: 5 }),
    );
    expect(await asked()).toEqual([]);
  });
});
