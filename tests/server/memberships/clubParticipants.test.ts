import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '../../../server/seed/accounts.ts';
import { participants } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import {
  createMaker,
  openDemoClub,
  errorResponse,
  statusesOf,
  type TestClub,
} from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makePerson, makeClub, makeTeam } = createMaker(backend);

type Listed = {
  id: number;
  name: string;
  email: string;
  profile_picture: string | null;
  team_names?: string[];
};

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
      team_names: expect.any(Array),
    });
  });

  it('has the names of the teams of each, in one call', async () => {
    const club = await makeClub(3);
    const [first = 0, second = 0, third = 0] = club.people;
    await makeTeam(club, [first, third], { categoryId: 1, name: 'Tim Zeta' });
    await makeTeam(club, [first], { categoryId: 2, name: 'Tim Alfa' });
    const names = (await list(club)).map(({ id, team_names }) => [id, team_names]);
    expect(Object.fromEntries(names)).toEqual({
      [first]: ['Tim Alfa', 'Tim Zeta'],
      [second]: [],
      [third]: ['Tim Zeta'],
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
    // Only the first has the names of the teams.
    const listed = (await list(club)).map((person) => ({ ...person, team_names: undefined }));
    expect(body).toEqual({ success: true, data: listed });
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
    const responses = await Promise.all([
      change(club, one, { name: 'A', email: 'sama@surel.example' }),
      change(club, two, { name: 'B', email: 'SAMA@surel.example' }),
    ]);
    expect(statusesOf(responses)).toEqual([200, 422]);
    expect(responses.find(({ status }) => status === 422)).toMatchObject(taken);
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
    const response = await change(club, club.people[0], body);
    expect(response.status).toBe(422);
    expect(Object.keys((response.body as { errors: object }).errors)).toEqual([field]);
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
