import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { attempts } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createMaker, type TestClub } from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makePerson, makeClub } = createMaker(backend);
const limited = { status: 429, body: { success: false } };

let club: TestClub;
let person: number;
beforeEach(async () => {
  await backend.db.delete(attempts);
  club = await makeClub(1);
  person = club.people[0] ?? 0;
});

/** As if so many attempts had been made within the window of a limit. */
const setCount = (key: string, count: number) =>
  backend.db.insert(attempts).values({ key, count, windowEndsAt: new Date(Date.now() + 60_000) });

const changePerson = (email: string, id = person) =>
  backend.request('PUT', `/api/participants/${id}`, {
    token: club.token,
    body: { name: 'Bagas', email },
  });
const changeClub = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ _method: 'PATCH', ...fields }))
    body.append(name, value);
  return backend.request('POST', `/api/gh-schools/${club.id}`, { token: club.token, body });
};

describe('asking whether an e-mail address is taken', () => {
  it.each(['register:unknown', 'club'])(
    'ends after a hundred changes, as at sign-up: %s',
    async (limit) => {
      await setCount(limit === 'club' ? `email:club:${club.id}` : limit, 99);
      const { leader } = demoAccounts;
      expect((await changePerson(leader.email)).status).toBe(422);
      const refused = await changePerson('siapa@surel.example');
      expect(refused).toMatchObject(limited);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await changeClub({ name: 'Klub', email: demoAccounts.club.email })).toMatchObject(
        limited,
      );
    },
  );

  it('does not concern a change that keeps the address', async () => {
    const email = 'tetap@surel.example';
    expect((await changePerson(email)).status).toBe(200);
    const clubEmail = 'klub.tetap@surel.example';
    expect((await changeClub({ name: 'Klub', email: clubEmail })).status).toBe(200);
    const [limit] = await backend.db
      .update(attempts)
      .set({ count: 100 })
      .where(eq(attempts.key, `email:club:${club.id}`))
      .returning();
    expect(limit?.count).toBe(100);
    expect((await changePerson(email.toUpperCase())).status).toBe(200);
    expect((await changeClub({ name: 'Klub Baru', email: clubEmail })).status).toBe(200);
  });
});

describe('trying ids of participants', () => {
  it('ends after sixty that are not in the club, whether they exist or not', async () => {
    const stranger = await makePerson();
    await setCount(`foreign:club:${club.id}`, 58);
    expect((await changePerson('a@surel.example', stranger)).status).toBe(403);
    expect((await changePerson('a@surel.example', 999_999)).status).toBe(404);
    expect(await changePerson('a@surel.example', stranger)).toMatchObject(limited);
    expect(await changePerson('a@surel.example', 999_999)).toMatchObject(limited);
    const team = {
      team_name: 'Tim',
      team_code: club.code,
      category_id: 1,
      participant_ids: [stranger, person],
    };
    expect(
      await backend.request('POST', '/api/gh/teamsclub', { token: club.token, body: team }),
    ).toMatchObject(limited);
  });

  it('ends for the leader of a team too', async () => {
    const token = await backend.signIn('leader');
    const { body } = await backend.request('GET', '/api/participant/profile', { token });
    const { user } = body as { user: { id: number } };
    await setCount(`foreign:participant:${user.id}`, 58);
    const remove = (id: number) =>
      backend.request('DELETE', `/api/teams/remove-member/${id}`, { token });
    expect((await remove(person)).status).toBe(403);
    expect((await remove(999_999)).status).toBe(404);
    expect(await remove(person)).toMatchObject(limited);
    expect(await remove(999_999)).toMatchObject(limited);
  });

  it('is not what changes of own participants are', async () => {
    for (let time = 0; time < 3; time += 1)
      expect((await changePerson(`ganti${time}@surel.example`)).status).toBe(200);
    const rows = await backend.db.select().from(attempts);
    expect(rows.find(({ key }) => key === `foreign:club:${club.id}`)?.count).toBe(0);
  });
});
