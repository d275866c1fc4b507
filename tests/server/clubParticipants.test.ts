import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findParticipant } from '../../server/data/participants.ts';
import { demoAccounts, demoPassword } from '../../server/db/seed/accounts.ts';
import { participants, teamMembers } from '../../server/db/schema.ts';
import { useBackend } from '../support/backend.ts';
import {
  createMaker,
  membersOf,
  openDemoClub,
  errorResponse,
  statusesOf,
  type TestClub,
} from '../support/clubData.ts';

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

describe("the list of a club's participants", () => {
  it('has all of them and nobody else, with what a manager may see', async () => {
    const demo = await openDemoClub(backend);
    const rows = await backend.db
      .select()
      .from(participants)
      .where(eq(participants.clubId, demo.id));
    const listed = await list(demo);
    expect(idsOf(listed).sort()).toEqual(idsOf(rows).sort());
    const { id, name, email, profilePicture } = rows[0] ?? {};
    expect(listed.find((row) => row.id === id)).toEqual({
      id,
      name,
      email,
      profile_picture: profilePicture,
    });
  });

  it('is sorted by name without regard to case, in both calls', async () => {
    const club = await makeClub(3);
    const [first = 0, second = 0, third = 0] = club.people;
    for (const [id, name] of [
      [first, 'Cahya'],
      [second, 'budi'],
      [third, 'Ahmad'],
    ] as const) {
      await backend.db.update(participants).set({ name }).where(eq(participants.id, id));
    }
    expect(idsOf(await list(club))).toEqual([third, second, first]);
    const { body } = await backend.request('GET', `/api/gh/${club.id}/participants`, {
      token: club.token,
    });
    expect(body).toEqual({ success: true, data: await list(club) });
  });

  it('leaves out on request whoever is in a team of any category', async () => {
    const club = await makeClub(4);
    const [first = 0, second = 0, third = 0, fourth = 0] = club.people;
    expect(idsOf(await list(club, '?only_unassigned=1'))).toEqual(club.people);
    await makeTeam(club, [first], { categoryId: 1 });
    await makeTeam(club, [first, third], { categoryId: 2 });
    expect(idsOf(await list(club, '?only_unassigned=1'))).toEqual([second, fourth]);
    expect(idsOf(await list(club, '?only_unassigned=0'))).toEqual(club.people);
    const { status } = await backend.request(
      'GET',
      `/api/gh-schools/${club.id}/participants?only_unassigned=yes`,
      { token: club.token },
    );
    expect(status).toBe(422);
  });

  it('is refused for another club, and for one that does not exist', async () => {
    const [{ token }, other] = [await makeClub(), await makeClub(1)];
    for (const address of [
      (id: number) => `/api/gh-schools/${id}/participants`,
      (id: number) => `/api/gh/${id}/participants`,
    ]) {
      expect(await backend.request('GET', address(other.id), { token })).toMatchObject(
        errorResponse(403, 'Anda hanya dapat mengelola klub Anda sendiri.'),
      );
      expect(await backend.request('GET', address(999_999), { token })).toMatchObject(
        errorResponse(404, 'GH tidak ditemukan.'),
      );
    }
  });
});

describe('changing a participant', () => {
  const change = (club: Pick<TestClub, 'token'>, id: number | undefined, body: unknown) =>
    backend.request('PUT', `/api/participants/${id}`, { token: club.token, body });
  const taken = {
    status: 422,
    body: {
      success: false,
      message: 'Email sudah digunakan.',
      errors: { email: ['Email sudah digunakan.'] },
    },
  };

  it('keeps the e-mail address as typed and the name without the space around it', async () => {
    const club = await makeClub(1);
    const [id] = club.people;
    expect(
      await change(club, id, { name: '  Bagas Wirawan ', email: 'Bagas.W@surel.example' }),
    ).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Data peserta telah disimpan.',
        participant: {
          id,
          name: 'Bagas Wirawan',
          email: 'Bagas.W@surel.example',
          profile_picture: null,
        },
      },
    });
    expect(await list(club)).toMatchObject([
      { name: 'Bagas Wirawan', email: 'Bagas.W@surel.example' },
    ]);
    expect(
      (await change(club, id, { name: 'Bagas', email: 'bagas.w@surel.example' })).status,
      'their own in another spelling',
    ).toBe(200);
  });

  it('lets them sign in with the new e-mail address', async () => {
    const demo = await openDemoClub(backend);
    const [member] = await backend.db
      .select()
      .from(participants)
      .where(eq(participants.email, demoAccounts.member.email));
    expect(
      (await change(demo, member?.id, { name: 'Kirana', email: 'kirana.baru@surel.example' }))
        .status,
    ).toBe(200);
    const signIn = (email: string) =>
      backend.request('POST', '/api/participant/login', {
        body: { email, password: demoPassword },
      });
    expect(await signIn('kirana.baru@surel.example')).toMatchObject({
      status: 200,
      body: { user: { name: 'Kirana' } },
    });
    expect((await signIn(demoAccounts.member.email)).status).toBe(401);
  });

  it('gives an e-mail address to nobody twice, also under calls at once', async () => {
    const club = await makeClub(2);
    const [one, two] = club.people;
    const before = await list(club);
    expect(
      await change(club, one, { name: 'Bagas', email: demoAccounts.leader.email.toUpperCase() }),
    ).toMatchObject(taken);
    expect(await list(club)).toEqual(before);
    const answers = await Promise.all([
      change(club, one, { name: 'A', email: 'sama@surel.example' }),
      change(club, two, { name: 'B', email: 'SAMA@surel.example' }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)).toMatchObject(taken);
  });

  it.each<[string, unknown, string]>([
    ['a blank name', { name: ' ', email: 'a@surel.example' }, 'name'],
    ['no name', { email: 'a@surel.example' }, 'name'],
    ['a name of 101 characters', { name: 'x'.repeat(101), email: 'a@surel.example' }, 'name'],
    ['what is no e-mail address', { name: 'Bagas', email: 'bagas' }, 'email'],
    ['no e-mail address', { name: 'Bagas', email: '' }, 'email'],
  ])('is refused at its field with %s', async (_what, body, field) => {
    const club = await makeClub(1);
    const before = await list(club);
    const answer = await change(club, club.people[0], body);
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
    expect(await list(club)).toEqual(before);
  });

  it('is refused for whoever is in another club or in none, and does not tell whether an address is taken', async () => {
    const [club, other] = [await makeClub(), await makeClub(1)];
    const notYours = errorResponse(403, 'Peserta ini bukan anggota klub Anda.');
    for (const id of [other.people[0], await makePerson()]) {
      expect(
        await change(club, id, { name: 'Bagas', email: demoAccounts.leader.email }),
      ).toMatchObject(notYours);
    }
    expect(await change(club, 999_999, { name: 'Bagas', email: 'a@surel.example' })).toMatchObject(
      errorResponse(404, 'Peserta tidak ditemukan.'),
    );
  });
});

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
    const answers = await Promise.all(club.people.map((id) => remove(club, id)));
    expect(statusesOf(answers)).toEqual([200, 200, 409]);
    const stays = club.people[answers.findIndex(({ status }) => status === 409)];
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
