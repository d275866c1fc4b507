import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addToClub } from '../../../server/memberships/queries.ts';
import {
  categories,
  participants,
  removals,
  teamMembers,
  teams,
} from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import {
  createMaker,
  errorResponse,
  membersOf,
  type TestClub,
} from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makeClub, makeTeam, openPerson } = createMaker(backend);

const tooLate = errorResponse(404, 'Penghapusan ini tidak dapat diurungkan lagi.');

const send = (method: string, path: string, token: string) =>
  backend.request(method, path, { token });
const readTeam = async (id: number) =>
  (await backend.db.select().from(teams).where(eq(teams.id, id)))[0];
const nameOf = async (id = 0) =>
  (await backend.db.select().from(participants).where(eq(participants.id, id)))[0]?.name;

describe('a deleted team', () => {
  const teamPath = (id: number) => `/api/gh/teamsclub/${id}`;
  const remove = ({ token }: TestClub, id: number) => send('DELETE', teamPath(id), token);
  const restore = ({ token }: TestClub, id: number) =>
    send('POST', `${teamPath(id)}/restore`, token);

  it('comes back with its id, code, members and version, once', async () => {
    const club = await makeClub(3);
    const [first = 0, second = 0, third = 0] = club.people;
    const id = await makeTeam(club, [second, first, third]);
    const [row, members] = [await readTeam(id), await membersOf(backend, id)];
    const before = (await send('GET', teamPath(id), club.token)).body;
    expect((await remove(club, id)).body).toMatchObject({ restorable: true });
    expect(await readTeam(id)).toBeUndefined();
    expect(await restore(club, id)).toMatchObject({
      status: 200,
      body: { message: 'Tim "Garuda Baja" dikembalikan.' },
    });
    expect(await readTeam(id)).toEqual(row);
    expect(await membersOf(backend, id)).toEqual(members);
    expect((await send('GET', teamPath(id), club.token)).body).toEqual(before);
    expect(await restore(club, id)).toMatchObject(tooLate);
  });

  it('comes back only for the club that deleted it, and for two minutes', async () => {
    const club = await makeClub(1);
    const other = await makeClub(1);
    const id = await makeTeam(club, club.people);
    const removedAt = new Date();
    backend.clock.at = removedAt;
    await remove(club, id);
    expect(await restore(other, id)).toMatchObject(tooLate);
    const passMilliseconds = (time: number) => {
      backend.clock.at = new Date(removedAt.getTime() + time);
    };
    passMilliseconds(119_999);
    expect((await restore(club, id)).status).toBe(200);
    backend.clock.at = removedAt;
    await remove(club, id);
    passMilliseconds(120_000);
    expect(await restore(club, id)).toMatchObject(tooLate);
    const next = await makeTeam(club, club.people);
    await remove(club, next);
    const kept = await backend.db.select().from(removals);
    expect(kept.map(({ subjectId }) => subjectId)).toEqual([next]);
  });

  it('does not come back without its members, and may be tried again', async () => {
    const club = await makeClub(2);
    const id = await makeTeam(club, club.people);
    await remove(club, id);
    const taking = await makeTeam(club, club.people.slice(1), { name: 'Tim lain' });
    expect(await restore(club, id)).toMatchObject(
      errorResponse(
        409,
        'Tim "Garuda Baja" tidak dapat dikembalikan karena anggotanya sudah berubah.',
      ),
    );
    expect(await readTeam(id)).toBeUndefined();
    await remove(club, taking);
    expect((await restore(club, id)).status).toBe(200);
  });

  it('does not come back without its category', async () => {
    const club = await makeClub(2);
    const [added] = await backend.db
      .insert(categories)
      .values({ name: 'Robot Tari', description: '', logo: '', longDescription: '' })
      .returning({ id: categories.id });
    const categoryId = added?.id ?? 0;
    const id = await makeTeam(club, club.people);
    await backend.db.delete(teamMembers).where(eq(teamMembers.teamId, id));
    await backend.db.update(teams).set({ categoryId }).where(eq(teams.id, id));
    await remove(club, id);
    await backend.db.delete(categories).where(eq(categories.id, categoryId));
    expect(await restore(club, id)).toMatchObject(
      errorResponse(409, 'Kategori tim "Garuda Baja" sudah dihapus.'),
    );
  });
});

describe('a removed participant', () => {
  const path = (club: TestClub, id = 0) => `/api/gh-schools/${club.id}/participants/${id}`;
  const remove = (club: TestClub, id?: number) => send('DELETE', path(club, id), club.token);
  const restore = (club: TestClub, id?: number) =>
    send('POST', `${path(club, id)}/restore`, club.token);

  it('comes back to the club and leads their teams again', async () => {
    const club = await makeClub(3);
    const [leader = 0] = club.people;
    const led = await makeTeam(club, club.people);
    const other = await makeTeam(club, [club.people[2] ?? 0, leader], { categoryId: 2 });
    const before = [await membersOf(backend, led), await membersOf(backend, other)];
    expect((await remove(club, leader)).body).toMatchObject({ restorable: true });
    expect(await restore(club, leader)).toMatchObject({
      status: 200,
      body: { message: `${await nameOf(leader)} kembali ke klub.` },
    });
    expect([await membersOf(backend, led), await membersOf(backend, other)]).toEqual(before);
    expect(await restore(club, leader)).toMatchObject(tooLate);
  });

  it('gets back the places that are free, and the lead only of who got it', async () => {
    const club = await makeClub(5);
    const [leader = 0, second = 0, third = 0] = club.people;
    const led = await makeTeam(club, [leader, second, third]);
    const deleted = await makeTeam(club, [leader, second], { categoryId: 2 });
    await remove(club, leader);
    await send('DELETE', `/api/gh/teamsclub/${deleted}`, club.token);
    await backend.request('PUT', `/api/gh/teamsclub/${led}`, {
      token: club.token,
      body: { team_name: 'Tim', category_id: 1, participant_ids: [third, second] },
    });
    expect((await restore(club, leader)).status).toBe(200);
    const members = await membersOf(backend, led);
    expect(members.toSorted()).toEqual([`${leader}`, `${second}`, `${third}L`].toSorted());
    expect(await membersOf(backend, deleted)).toEqual([]);
  });

  it('stays where they are if they have joined another club', async () => {
    const club = await makeClub(1);
    const other = await makeClub();
    const [id = 0] = club.people;
    await remove(club, id);
    await addToClub(backend.db, id, other.id);
    expect(await restore(club, id)).toMatchObject(
      errorResponse(409, `${await nameOf(id)} sudah bergabung dengan klub lain.`),
    );
    expect((await restore(other, id)).status).toBe(404);
  });
});

describe('a removed member of a team', () => {
  const remove = (token: string, id = 0) => send('DELETE', `/api/teams/remove-member/${id}`, token);
  const restore = (token: string, id = 0) => send('POST', `/api/teams/restore-member/${id}`, token);

  it('comes back to their place, once, and only for the leader who removed them', async () => {
    const club = await makeClub(3);
    const [leader = 0, member = 0, last = 0] = club.people;
    const team = await makeTeam(club, club.people);
    const before = await membersOf(backend, team);
    const token = await openPerson(leader);
    expect((await remove(token, member)).body).toMatchObject({ restorable: true });
    expect(await restore(await openPerson(last), member)).toMatchObject(tooLate);
    expect(await restore(token, member)).toMatchObject({
      status: 200,
      body: { message: `${await nameOf(member)} kembali ke tim.` },
    });
    expect(await membersOf(backend, team)).toEqual(before);
    expect(await restore(token, member)).toMatchObject(tooLate);
  });

  it('does not come back to a team that is full meanwhile', async () => {
    const club = await makeClub(6);
    const [leader = 0, member = 0, ...others] = club.people;
    const team = await makeTeam(club, [leader, member]);
    const token = await openPerson(leader);
    await remove(token, member);
    const fill = (participants: number[]) =>
      backend.request('PUT', `/api/gh/teamsclub/${team}`, {
        token: club.token,
        body: { team_name: 'Tim', category_id: 1, participant_ids: participants },
      });
    expect((await fill([leader, ...others])).status).toBe(200);
    expect((await restore(token, member)).status).toBe(409);
    expect(await membersOf(backend, team)).toHaveLength(5);
    expect((await fill([leader, ...others.slice(1)])).status).toBe(200);
    expect((await restore(token, member)).status).toBe(200);
    expect(await membersOf(backend, team)).toHaveLength(5);
  });

  it('does not come back to a team that has another category meanwhile', async () => {
    const club = await makeClub(2);
    const [leader = 0, member = 0] = club.people;
    const team = await makeTeam(club, club.people);
    const token = await openPerson(leader);
    await remove(token, member);
    const changed = await backend.request('PUT', `/api/gh/teamsclub/${team}`, {
      token: club.token,
      body: { team_name: 'Tim', category_id: 2, participant_ids: [leader] },
    });
    expect(changed.status).toBe(200);
    expect((await restore(token, member)).status).toBe(409);
    expect(await membersOf(backend, team)).toEqual([`${leader}L`]);
  });

  it('does not come back to a team that has no place for them', async () => {
    const club = await makeClub(2);
    const [leader = 0, member = 0] = club.people;
    await makeTeam(club, club.people);
    const token = await openPerson(leader);
    await remove(token, member);
    await makeTeam(club, [member], { name: 'Tim lain' });
    expect(await restore(token, member)).toMatchObject(
      errorResponse(
        409,
        `${await nameOf(member)} tidak dapat dikembalikan karena timnya sudah berubah.`,
      ),
    );
  });
});
