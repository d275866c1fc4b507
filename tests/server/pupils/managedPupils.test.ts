import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { participants } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createMaker, errorResponse, membersOf } from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makeClub, makePerson, makeTeam } = createMaker(backend);

/** A pupil whom a club has added: nobody has set a password. */
async function makePupil(clubId: number, values: Partial<typeof participants.$inferInsert> = {}) {
  const id = await makePerson(clubId);
  await backend.db
    .update(participants)
    .set({ email: '', passwordHash: '', ...values })
    .where(eq(participants.id, id));
  return id;
}

type Club = Awaited<ReturnType<typeof makeClub>>;

const list = async ({ id, token }: Club) =>
  (
    (await backend.request('GET', `/api/gh-schools/${id}/participants`, { token })).body as {
      data: unknown[];
    }
  ).data;

const change = ({ token }: Club, id: number, body: unknown) =>
  backend.request('PUT', `/api/participants/${id}`, { token, body });

describe('a pupil whose account the club manages', () => {
  it('has no e-mail address, and a class, in the answers of the club', async () => {
    const club = await makeClub();
    const [one, two] = [
      await makePupil(club.id, { name: 'Ani', class: '8A' }),
      await makePupil(club.id, { name: 'Budi' }),
    ];
    const shared = { email: '', profile_picture: null, managed: true, team_names: [] };
    expect(await list(club)).toEqual([
      { id: one, name: 'Ani', class: '8A', ...shared },
      { id: two, name: 'Budi', ...shared },
    ]);
    const team = await makeTeam(club, [one, two]);
    expect(await membersOf(backend, team)).toEqual([`${one}L`, `${two}`]);
    const { body } = await backend.request('GET', `/api/gh/teamsclub/${team}`, {
      token: club.token,
    });
    expect(body).toMatchObject({ data: { members: [{ email: '' }, { email: '' }] } });
  });

  it('is changed by the club, with an e-mail address or without', async () => {
    const club = await makeClub();
    const id = await makePupil(club.id);
    expect(await change(club, id, { name: 'Ani', email: '', class: ' 8B ' })).toMatchObject({
      status: 200,
      body: { participant: { id, name: 'Ani', email: '', class: '8B', managed: true } },
    });
    const email = 'ani.murid@surel.example';
    expect(await change(club, id, { name: 'Ani', email })).toMatchObject({
      status: 200,
      body: { participant: { email, class: '8B' } },
    });
    expect(await change(club, id, { name: 'Ani', email: '', class: '' })).toMatchObject({
      status: 200,
      body: { participant: { id, name: 'Ani', email: '', profile_picture: null, managed: true } },
    });
    expect((await change(club, id, { name: 'Ani', email: 'ani' })).status).toBe(422);
    expect((await change(club, id, { name: 'Ani', email, class: 'x'.repeat(31) })).status).toBe(
      422,
    );
  });

  it('cannot sign in before there is a password, with whatever is sent', async () => {
    const club = await makeClub();
    const email = 'belum.masuk@surel.example';
    await makePupil(club.id, { email });
    for (const password of ['', 'x', 'none'])
      expect(
        (await backend.request('POST', '/api/participant/login', { body: { email, password } }))
          .status,
      ).not.toBe(200);
  });
});

describe('a participant with a password', () => {
  it('gets a class from the club, and keeps the e-mail address', async () => {
    const club = await makeClub(1);
    const [id = 0] = club.people;
    expect(await change(club, id, { name: 'Ani', email: '' })).toMatchObject({
      ...errorResponse(422, 'Email wajib diisi.'),
    });
    const email = 'ani.sendiri@surel.example';
    expect(await change(club, id, { name: 'Ani', email, class: '9C' })).toMatchObject({
      status: 200,
      body: { participant: { id, name: 'Ani', email, class: '9C', profile_picture: null } },
    });
  });

  it('sees the own account as before', async () => {
    const token = await backend.signIn('leader');
    const { body } = await backend.request('GET', '/api/participant/profile', { token });
    expect(Object.keys((body as { user: object }).user).sort()).toEqual(
      ['banner', 'email', 'id', 'name', 'profile_picture'].sort(),
    );
    expect(body).toMatchObject({ user: { email: demoAccounts.leader.email } });
  });
});
