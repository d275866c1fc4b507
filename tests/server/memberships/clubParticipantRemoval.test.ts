import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findParticipant } from '../../../server/participants/queries.ts';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { passwordResets, teamMembers } from '../../../server/db/schema.ts';
import { createPasswordResetLink } from '../../../server/accounts/passwordResetLink.ts';
import { addToClub } from '../../../server/memberships/queries.ts';
import { useBackend } from '../../support/database/backend.ts';
import {
  createMaker,
  membersOf,
  openDemoClub,
  errorResponse,
  statusesOf,
  type TestClub,
} from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makePerson, makeClub, makeTeam, openPerson } = createMaker(backend);

type Listed = { id: number; name: string; email: string; profile_picture: string | null };

async function list(club: Pick<TestClub, 'id' | 'token'>, query = ''): Promise<Listed[]> {
  const { status, body } = await backend.request(
    'GET',
    `/api/gh-schools/${club.id}/participants${query}`,
    { token: club.token },
  );
  expect(status).toBe(200);
  return (body as { data: Listed[] }).data;
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
const clubOf = async (id: number) => (await findParticipant(backend.db, id))?.clubId;

const remove = (club: Pick<TestClub, 'id' | 'token'>, id: number | undefined) =>
  backend.request('DELETE', `/api/gh-schools/${club.id}/participants/${id}`, { token: club.token });

describe('removing a participant', () => {
  it('ends their places in teams and leaves the account, which may join again', async () => {
    const club = await makeClub(3);
    const [leader = 0, member = 0, last = 0] = club.people;
    const team = await makeTeam(club, [leader, member, last]);
    const name = (await findParticipant(backend.db, member))?.name;
    expect(await remove(club, member)).toMatchObject({
      status: 200,
      body: { success: true, message: `${name} telah dikeluarkan dari klub.` },
    });
    expect(await membersOf(backend, team)).toEqual([`${leader}L`, `${last}`]);
    expect(idsOf(await list(club))).toEqual([leader, last]);
    const token = await openPerson(member);
    expect(
      (await backend.request('GET', '/api/participant/check-gh-status', { token })).body,
    ).toEqual({ has_gh: false, gh_id: null, gh_name: null });
    expect(
      (await backend.request('GET', '/api/participant/profile', { token })).body,
    ).toMatchObject({
      user: { name },
    });
    const demo = await openDemoClub(backend);
    expect(
      (
        await backend.request('POST', `/api/participant/join-gh/${demo.id}`, {
          token,
          body: { pin: demoAccounts.club.pin },
        })
      ).status,
    ).toBe(200);
  });

  it("passes a leader's places to the next members, in each team", async () => {
    const club = await makeClub(3);
    const [leader = 0, second = 0, third = 0] = club.people;
    const led = await makeTeam(club, [leader, third, second], { categoryId: 1 });
    const alsoLed = await makeTeam(club, [leader, second], { categoryId: 2 });
    const joined = await makeTeam(club, [second, leader], { categoryId: 3 });
    expect((await remove(club, leader)).status).toBe(200);
    expect([
      await membersOf(backend, led),
      await membersOf(backend, alsoLed),
      await membersOf(backend, joined),
    ]).toEqual([[`${third}L`, `${second}`], [`${second}L`], [`${second}L`]]);
    expect(
      (
        await backend.request('GET', '/api/participant/team-role', {
          token: await openPerson(leader),
        })
      ).body,
    ).toMatchObject({ level: null });
  });

  it('gives the lead to the next in the order of the team, whoever came first', async () => {
    const club = await makeClub(3);
    const [leader = 0, last = 0, next = 0] = club.people;
    const team = await makeTeam(club, [leader, last, next]);
    await backend.db
      .update(teamMembers)
      .set({ position: 4 })
      .where(eq(teamMembers.participantId, last));
    expect((await remove(club, leader)).status).toBe(200);
    expect(await membersOf(backend, team)).toEqual([`${next}L`, `${last}`]);
  });

  it('leaves a link for a new password to whom the account belongs', async () => {
    const club = await makeClub(1);
    const [id = 0] = club.people;
    const services = { db: backend.db, now: () => new Date() };
    await createPasswordResetLink(services, { kind: 'participant', id });
    expect((await remove(club, id)).status).toBe(200);
    const isOf = eq(passwordResets.participantId, id);
    expect(await backend.db.$count(passwordResets, isOf)).toBe(1);
  });

  it('who has left two clubs returns to the last one', async () => {
    const [first, second] = [await makeClub(1), await makeClub()];
    const [id = 0] = first.people;
    const token = await openPerson(id);
    const send = (method: string, path: string) => backend.request(method, path, { token });
    expect((await send('DELETE', '/api/participant/club')).status).toBe(200);
    expect(await addToClub(backend.db, id, second.id)).toBe(true);
    expect((await send('DELETE', '/api/participant/club')).status).toBe(200);
    expect(await send('POST', '/api/participant/club/restore')).toMatchObject({
      status: 200,
      body: { message: `Anda kembali ke ${second.name}.` },
    });
    expect(await clubOf(id)).toBe(second.id);
  });

  it('is refused where they are the only member, and names the teams', async () => {
    const club = await makeClub(2);
    const [alone = 0, other = 0] = club.people;
    const name = (await findParticipant(backend.db, alone))?.name ?? '';
    const teams = [
      await makeTeam(club, [alone, other], { categoryId: 1 }),
      await makeTeam(club, [alone], { categoryId: 2, name: 'Elang Nusantara' }),
    ];
    expect(await remove(club, alone)).toMatchObject(
      errorResponse(409, `${name} adalah satu-satunya anggota tim "Elang Nusantara".`),
    );
    teams.push(await makeTeam(club, [alone], { categoryId: 3, name: 'Laskar' }));
    expect(await remove(club, alone)).toMatchObject(
      errorResponse(409, `${name} adalah satu-satunya anggota tim "Elang Nusantara" dan "Laskar".`),
    );
    expect(await Promise.all(teams.map((team) => membersOf(backend, team)))).toEqual([
      [`${alone}L`, `${other}`],
      [`${alone}L`],
      [`${alone}L`],
    ]);
    expect(await clubOf(alone)).toBe(club.id);
  });

  it('finds nobody of another club, of none, or unknown; and another club is refused', async () => {
    const [club, other] = [await makeClub(), await makeClub(1)];
    for (const id of [other.people[0], await makePerson(), 999_999]) {
      expect(await remove(club, id)).toMatchObject(errorResponse(404, 'Peserta tidak ditemukan.'));
    }
    expect(await remove({ ...club, id: other.id }, other.people[0])).toMatchObject(
      errorResponse(403, 'Anda hanya dapat mengelola klub Anda sendiri.'),
    );
    expect((await remove({ ...club, id: 999_999 }, other.people[0])).status).toBe(404);
    expect(await clubOf(other.people[0] ?? 0)).toBe(other.id);
  });
});

describe('removing at once', () => {
  it('the same participant succeeds once', async () => {
    const club = await makeClub(2);
    const team = await makeTeam(club, club.people);
    expect(
      statusesOf(await Promise.all([1, 2, 3].map(() => remove(club, club.people[0])))),
    ).toEqual([200, 404, 404]);
    expect(await membersOf(backend, team)).toEqual([`${club.people[1]}L`]);
  });

  it('all the members of a team leaves one, who leads it', async () => {
    const club = await makeClub(3);
    const team = await makeTeam(club, club.people);
    const responses = await Promise.all(club.people.map((id) => remove(club, id)));
    expect(statusesOf(responses)).toEqual([200, 200, 409]);
    const stays = club.people[responses.findIndex(({ status }) => status === 409)];
    expect(await membersOf(backend, team)).toEqual([`${stays}L`]);
    expect(
      await backend.db.select().from(teamMembers).where(eq(teamMembers.teamId, team)),
    ).toHaveLength(1);
  });

  it('the leader by the club and the member by the leader leaves one of them', async () => {
    const club = await makeClub(2);
    const [leader = 0, member = 0] = club.people;
    const team = await makeTeam(club, club.people);
    const token = await openPerson(leader);
    const [byClub, byLeader] = await Promise.all([
      remove(club, leader),
      backend.request('DELETE', `/api/teams/remove-member/${member}`, { token }),
    ]);
    expect([
      [200, 403],
      [409, 200],
    ]).toContainEqual([byClub.status, byLeader.status]);
    expect(await membersOf(backend, team)).toEqual([
      byClub.status === 200 ? `${member}L` : `${leader}L`,
    ]);
  });

  it('from the club and into a team leaves no member of a team without the club', async () => {
    const club = await makeClub(2);
    const [stays = 0, leaves = 0] = club.people;
    const team = await makeTeam(club, [stays]);
    const [added, removed] = await Promise.all([
      backend.request('PUT', `/api/gh/teamsclub/${team}`, {
        token: club.token,
        body: { team_name: 'Garuda', category_id: 1, participant_ids: [stays, leaves] },
      }),
      remove(club, leaves),
    ]);
    expect(removed.status).toBe(200);
    expect([200, 403]).toContain(added.status);
    expect(await membersOf(backend, team)).toEqual([`${stays}L`]);
  });
});
