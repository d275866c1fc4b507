import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lockClub } from '../../../server/clubs/lockClub.ts';
import type { Transaction } from '../../../server/db/database.ts';
import { participants, registrations, tournamentCategories } from '../../../server/db/schema.ts';
import { lockTeam } from '../../../server/teams/builderQueries.ts';
import { useBackend, type TestResponse } from '../../support/database/backend.ts';
import { sendWhileLocked } from '../../support/database/sendWhileLocked.ts';
import { createMaker, errorResponse, type TestClub } from '../../support/screens/clubData.ts';

// What changes teams and members of a club waits for another change of them, and sees it.

const backend = useBackend();
const { makeClub, makePerson, makeTeam, openPerson } = createMaker(backend);

const send = (method: string, path: string, token: string, body?: unknown) =>
  backend.request(method, path, { token, ...(body !== undefined && { body }) });
const rowOf = async (id: number) =>
  (await backend.db.select().from(participants).where(eq(participants.id, id)))[0];
const change =
  (id: number, columns: Partial<typeof participants.$inferInsert>) => (transaction: Transaction) =>
    transaction.update(participants).set(columns).where(eq(participants.id, id));

/** A club with a team of a leader and a member, and with somebody who is free. */
async function makeTeamOfClub() {
  const club = await makeClub(3);
  const [leader = 0, member = 0, free = 0] = club.people;
  const team = await makeTeam(club, [leader, member]);
  return { club, leader, member, free, team, ofLeader: await openPerson(leader) };
}
type World = Awaited<ReturnType<typeof makeTeamOfClub>>;

/** What is sent, with what must have been sent before. */
type Change = [
  name: string,
  send: (world: World) => Promise<TestResponse>,
  before?: (world: World) => Promise<TestResponse>,
];

const teamInput = (ids: number[]) => ({ team_name: 'Elang', category_id: 1, participant_ids: ids });
const create = ({ club, free }: World) =>
  send('POST', '/api/gh/teamsclub', club.token, { ...teamInput([free]), team_code: club.code });
const createMany = ({ club, free }: World) =>
  send('POST', `/api/gh-schools/${club.id}/teams`, club.token, {
    category_id: 1,
    teams: [{ team_name: 'Elang', participant_ids: [free] }],
  });
const update = ({ club, team, leader }: World, changes: object = {}) =>
  send('PUT', `/api/gh/teamsclub/${team}`, club.token, { ...teamInput([leader]), ...changes });
const removeTeam = ({ club, team }: Pick<World, 'club' | 'team'>) =>
  send('DELETE', `/api/gh/teamsclub/${team}`, club.token);
const restoreTeam = ({ club, team }: World) =>
  send('POST', `/api/gh/teamsclub/${team}/restore`, club.token);
const ofClub = (club: TestClub, id: number) => `/api/gh-schools/${club.id}/participants/${id}`;
const remove = ({ club, member }: World) => send('DELETE', ofClub(club, member), club.token);
const restore = ({ club, member }: World) =>
  send('POST', `${ofClub(club, member)}/restore`, club.token);
const leave = ({ ofLeader }: World) => send('DELETE', '/api/participant/club', ofLeader);
const rejoin = ({ ofLeader }: World) => send('POST', '/api/participant/club/restore', ofLeader);
const removeMember = ({ member, ofLeader }: World) =>
  send('DELETE', `/api/teams/remove-member/${member}`, ofLeader);
const restoreMember = ({ member, ofLeader }: World) =>
  send('POST', `/api/teams/restore-member/${member}`, ofLeader);

const changes: Change[] = [
  ['a new team', create],
  ['new teams of a category', createMany],
  ['a change of a team', (world) => update(world)],
  ['a team that is deleted', removeTeam],
  ['a team that comes back', restoreTeam, removeTeam],
  ['a participant who is removed', remove],
  ['a participant who comes back', restore, remove],
  ['somebody who leaves', leave],
  ['somebody who returns', rejoin, leave],
  ['a member whom the leader removes', removeMember],
  ['a member who comes back', restoreMember, removeMember],
];

it.each(changes)('%s waits for another change of the club', async (_name, change, before) => {
  const world = await makeTeamOfClub();
  await before?.(world);
  const answer = await sendWhileLocked(
    backend,
    (transaction) => lockClub(transaction, world.club.id),
    () => change(world),
  );
  expect([200, 201]).toContain(answer.status);
});

describe('a team that is registered meanwhile', () => {
  const register = (world: World) => async (transaction: Transaction) => {
    await lockTeam(transaction, world.team);
    const [entered] = await transaction
      .select()
      .from(tournamentCategories)
      .where(eq(tournamentCategories.categoryId, 1))
      .limit(1);
    if (!entered) throw new Error('No tournament has the category');
    await transaction
      .insert(registrations)
      .values({ ...entered, teamId: world.team, startNumber: 9_000 + world.team });
  };

  it('is not deleted, and keeps its category', async () => {
    const [one, two] = [await makeTeamOfClub(), await makeTeamOfClub()];
    expect(await sendWhileLocked(backend, register(one), () => removeTeam(one))).toMatchObject(
      errorResponse(409, 'Tim yang sudah terdaftar dalam lomba tidak dapat dihapus.'),
    );
    const moved = () => update(two, { category_id: 2 });
    expect(await sendWhileLocked(backend, register(two), moved)).toMatchObject(
      errorResponse(409, 'Kategori tidak dapat diubah karena tim sudah terdaftar dalam lomba.'),
    );
  });
});

describe('a participant whom the club changes', () => {
  const save = (club: TestClub, id: number, email: string) =>
    send('PUT', `/api/participants/${id}`, club.token, { name: 'Nama Baru', email });

  it('keeps the address of the account that the pupil has taken over meanwhile', async () => {
    const club = await makeClub();
    const id = await makePerson(club.id);
    await backend.db.update(participants).set({ passwordHash: '' }).where(eq(participants.id, id));
    const before = await rowOf(id);
    expect(
      await sendWhileLocked(backend, change(id, { passwordHash: 'own' }), () => save(club, id, '')),
    ).toMatchObject({ status: 422, body: { errors: { email: ['Email wajib diisi.'] } } });
    expect(await rowOf(id)).toEqual({ ...before, passwordHash: 'own' });
  });

  it('stays as they are if they have left meanwhile', async () => {
    const club = await makeClub(1);
    const [id = 0] = club.people;
    const before = await rowOf(id);
    expect(
      await sendWhileLocked(backend, change(id, { clubId: null }), () =>
        save(club, id, before?.email ?? ''),
      ),
    ).toMatchObject(errorResponse(403, 'Peserta ini bukan anggota klub Anda.'));
    expect(await rowOf(id)).toEqual({ ...before, clubId: null });
  });
});
