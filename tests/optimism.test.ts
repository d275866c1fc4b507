import { describe, expect, it } from 'vitest';
import { clubs } from '../src/api/clubs.ts';
import { clubTeams } from '../src/api/clubTeams.ts';
import { signedOut } from '../src/session/sessionSlice.ts';
import { useBackend } from './backend.ts';
import { buildTeams, clubId, here, openClubStore } from './clubStore.ts';

// What is certain is shown before the server has answered, and taken back where it refuses or says
// nothing.

const backend = useBackend();

type Outcome = 'answered' | 'refused' | 'lost';

/** A club whose next change is held back until `end` is called. */
async function openHeld() {
  const world = await buildTeams(backend);
  const held = Promise.withResolvers<Outcome>();
  const club = openClubStore(backend, world.token, async (request) => {
    const outcome = request.method === 'GET' ? 'answered' : await held.promise;
    if (outcome === 'lost') throw new TypeError('Failed to fetch');
    if (outcome === 'refused')
      return Response.json({ success: false, message: 'Tidak lagi benar.' }, { status: 409 });
    return backend.app.fetch(request);
  });
  await Promise.all([
    club.start('listBuilderTeams'),
    club.start('getBuilderTeam', { teamId: world.team.id }),
    club.start('listClubTeams', { id: clubId }),
    club.start('listAvailableParticipants', { category_id: here }),
    club.start('listClubParticipants', { id: clubId }),
    club.start('getClubStats', { id: clubId }),
  ]);
  await club.asked();
  const state = () => club.store.getState();
  const { listBuilderTeams, getBuilderTeam, listAvailableParticipants } = clubTeams.endpoints;
  return {
    ...world,
    ...club,
    end: held.resolve,
    /** What the screens show of it all. */
    shown: () => ({
      members: getBuilderTeam
        .select({ teamId: world.team.id })(state())
        .data?.data.members.map(({ id, level }) => [id, level]),
      team: listBuilderTeams
        .select(undefined)(state())
        .data?.data.find(({ id }) => id === world.team.id),
      listed: clubs.endpoints.listClubTeams
        .select({ id: clubId })(state())
        .data?.data.find(({ id }) => id === world.team.id),
      free: listAvailableParticipants
        .select({ category_id: here })(state())
        .data?.data.map(({ id }) => id),
      participants: clubs.endpoints.listClubParticipants.select({ id: clubId })(state()).data?.data,
      stats: clubs.endpoints.getClubStats.select({ id: clubId })(state()).data?.data,
    }),
  };
}

type Held = Awaited<ReturnType<typeof openHeld>>;
type Shown = ReturnType<Held['shown']>;

const changes: [
  change: string,
  name: string,
  argument: (held: Held) => unknown,
  expected: (before: Shown, held: Held) => Partial<Shown>,
][] = [
  [
    'an added member',
    'updateTeam',
    ({ team, leader, second, spare }) => ({
      teamId: team.id,
      body: {
        team_name: 'Tim Uji',
        category_id: here,
        participant_ids: [leader.id, second.id, spare[0]?.id],
      },
    }),
    ({ free, listed }, { leader, second, spare: [added] }) => ({
      members: [
        [leader.id, 'leader'],
        [second.id, 'member'],
        [added?.id ?? 0, 'member'],
      ],
      free: free?.filter((id) => id !== added?.id),
      listed: listed && { ...listed, member_count: 3 },
    }),
  ],
  [
    'a leader who is taken out, and the next who leads',
    'updateTeam',
    ({ team, second }) => ({
      teamId: team.id,
      body: { team_name: ' Nama Baru ', category_id: here, participant_ids: [second.id] },
    }),
    ({ listed }, { second }) => ({
      members: [[second.id, 'leader']],
      listed: listed && { ...listed, name: 'Nama Baru', member_count: 1 },
    }),
  ],
  [
    'a deleted team',
    'deleteTeam',
    ({ team }) => ({ teamId: team.id }),
    ({ stats }) => ({
      team: undefined,
      listed: undefined,
      stats: stats && { ...stats, teams: stats.teams - 1 },
    }),
  ],
  [
    'a removed participant',
    'removeClubParticipant',
    ({ second }) => ({ id: clubId, participantId: second.id }),
    ({ participants, stats }, { second }) => ({
      participants: participants?.filter(({ id }) => id !== second.id),
      stats: stats && { ...stats, participants: stats.participants - 1 },
    }),
  ],
  [
    "a participant's new name",
    'updateParticipant',
    ({ second }) => ({
      id: second.id,
      body: { name: ' Nama Ganti ', email: 'ganti@contoh.robolaga.id' },
    }),
    ({ participants }, { second }) => ({
      participants: participants?.map((person) =>
        person.id === second.id
          ? { ...person, name: 'Nama Ganti', email: 'ganti@contoh.robolaga.id' }
          : person,
      ),
    }),
  ],
];

/** What has to be the same before and after the answer; the server's order of people is its own. */
const inOrder = ({ members, listed, participants, free }: Shown) => ({
  members,
  listed,
  participants: participants?.toSorted((a, b) => a.id - b.id),
  free: free?.toSorted((a, b) => a - b),
});

describe.each(changes)('%s', (_change, name, argument, expected) => {
  it.each<Outcome>(['refused', 'lost'])(
    'is shown at once, and taken back where the change is %s',
    async (outcome) => {
      const held = await openHeld();
      const before = held.shown();
      const call = held.start(name, argument(held));
      expect(held.shown()).toMatchObject(expected(before, held));
      held.end(outcome);
      expect((await call).error).toBeDefined();
      const asked = await held.asked();
      expect(asked.length > 0).toBe(outcome === 'refused');
      expect(held.shown()).toEqual(before);
    },
  );

  it('is what the server says, too', async () => {
    const held = await openHeld();
    const call = held.start(name, argument(held));
    const foreseen = held.shown();
    held.end('answered');
    expect((await call).error).toBeUndefined();
    await held.asked();
    expect(inOrder(held.shown())).toEqual(inOrder(foreseen));
  });
});

it('leaves alone what is read anew after the session of a change has ended', async () => {
  const held = await openHeld();
  const call = held.start('deleteTeam', { teamId: held.team.id });
  held.store.dispatch(signedOut('club'));
  const anew = held.start('listBuilderTeams');
  held.end('refused');
  // Taken back in a list that is still empty, the change would throw.
  expect((await call).error).toMatchObject({ name: 'AbortError' });
  await anew;
  await held.asked();
  expect(held.shown().team).toBeUndefined();
});
