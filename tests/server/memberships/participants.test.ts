import { eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSession } from '../../../server/auth/auth.ts';
import { findClubByEmail, findClubs } from '../../../server/clubs/queries.ts';
import { insertParticipant } from '../../../server/participants/queries.ts';
import { demoAccounts, demoPin } from '../../../server/seed/accounts.ts';
import { attempts, clubs, participants } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { testPasswords } from '../../support/database/testDatabase.ts';

const backend = useBackend();
beforeEach(async () => {
  await backend.db.delete(attempts);
});

const join = (token: string, clubId: number | string, pin: unknown = demoPin) =>
  backend.request('POST', `/api/participant/join-gh/${clubId}`, { token, body: { pin } });
const readMembership = async (token: string) =>
  (await backend.request('GET', '/api/participant/check-gh-status', { token })).body;
const none = { has_gh: false, gh_id: null, gh_name: null };
const wrong = {
  status: 422,
  body: { success: false, message: 'ID atau PIN salah.', error: 'ID atau PIN salah.' },
};
const member = {
  status: 409,
  body: { success: false, message: 'Anda sudah tergabung dalam sebuah GH.' },
};

let made = 0;
/** A new participant without a club, signed in. */
async function openNewcomer(): Promise<{ id: number; token: string }> {
  made += 1;
  const person = await insertParticipant(backend.db, {
    name: 'Melati',
    email: `melati${made}@surel.example`,
    passwordHash: 'none',
    createdAt: new Date(),
  });
  if (!person) throw new Error('The newcomer could not be made');
  return {
    id: person.id,
    token: await openSession(
      { db: backend.db, now: () => new Date() },
      { participantId: person.id },
    ),
  };
}

async function findDemoClub() {
  const club = await findClubByEmail(backend.db, demoAccounts.club.email);
  if (!club) throw new Error('The demonstration world has no club');
  return club;
}

describe('a membership', () => {
  it('is none for the newcomer, and names the club of a member', async () => {
    expect(await readMembership(await backend.signIn('newcomer'))).toEqual(none);
    const { id, name } = await findDemoClub();
    expect(await readMembership(await backend.signIn('leader'))).toEqual({
      has_gh: true,
      gh_id: id,
      gh_name: name,
    });
  });
});

describe('joining a club', () => {
  it('works in the demonstration world with its ID and PIN', async () => {
    const token = await backend.signIn('newcomer');
    const { id, name } = await findDemoClub();
    expect(await join(token, id, '123456')).toMatchObject({
      status: 200,
      body: { success: true, message: 'Berhasil bergabung dengan GH!', gh: { id, name } },
    });
    expect(await readMembership(token)).toEqual({ has_gh: true, gh_id: id, gh_name: name });
  });

  it('does not tell a wrong ID, a wrong PIN and a club that takes no part from each other', async () => {
    const { token } = await openNewcomer();
    const all = await findClubs(backend.db);
    const resting = all.find(({ isActive }) => !isActive);
    const verified = vi.spyOn(testPasswords, 'verify');
    const responses = [
      await join(token, (await findDemoClub()).id, '654321'),
      await join(token, 999_999),
      await join(token, resting?.id ?? 0),
    ];
    for (const { status, body } of responses) expect({ status, body }).toEqual(wrong);
    expect(verified, 'each takes the time of one hash').toHaveBeenCalledTimes(3);
    for (const [, hash] of verified.mock.calls) expect(hash).toMatch(/^\$argon2id\$/);
    verified.mockRestore();
    expect(await readMembership(token)).toEqual(none);
  });

  it('is refused to a member, in the same club too, without a look at the PIN', async () => {
    const token = await backend.signIn('leader');
    const own = await findDemoClub();
    const other = (await findClubs(backend.db)).find(
      ({ id, isActive }) => isActive && id !== own.id,
    );
    for (const [id, pin] of [
      [own.id, demoPin],
      [other?.id, demoPin],
      [own.id, '654321'],
      [999_999, demoPin],
    ] as const) {
      expect(await join(token, id ?? 0, pin)).toMatchObject(member);
    }
    expect(await backend.db.select().from(attempts).where(like(attempts.key, 'pin:%'))).toEqual([]);
    expect(await readMembership(token)).toMatchObject({ gh_id: own.id });
  });

  it('happens once under two calls at once', async () => {
    const { id, token } = await openNewcomer();
    const active = (await findClubs(backend.db)).filter(({ isActive }) => isActive).slice(0, 2);
    const responses = await Promise.all(active.map((club) => join(token, club.id)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)).toMatchObject(member);
    const [row] = await backend.db.select().from(participants).where(eq(participants.id, id));
    expect(row?.clubId).toBe(active[responses.findIndex(({ status }) => status === 200)]?.id);
  });

  it.each([
    ['no PIN', undefined, 'PIN wajib diisi.'],
    ['five digits', '12345', 'PIN tidak valid.'],
    ['seven digits', '1234567', 'PIN tidak valid.'],
    ['a number', 123_456, 'PIN tidak valid.'],
    ['digits of another script', '١٢٣٤٥٦', 'PIN tidak valid.'],
  ])('asks for six digits: %s', async (_what, pin, text) => {
    const { token } = await openNewcomer();
    // An absent PIN, where `undefined` would stand for the default.
    const response = await backend.request('POST', '/api/participant/join-gh/1', {
      token,
      body: { pin },
    });
    expect(response).toMatchObject({
      status: 422,
      body: { message: text, errors: { pin: [text] } },
    });
  });

  it.each(['MLGT', '0', '-1', '1.5', '2147483648', '%00'])(
    'asks for the number of a club: %s',
    async (id) => {
      const { token } = await openNewcomer();
      expect((await join(token, id)).status).toBe(422);
    },
  );
});

describe('guessing a PIN', () => {
  beforeEach(async () => {
    await backend.db.delete(attempts);
  });
  const countOf = (responses: { status: number }[], status: number) =>
    responses.filter((response) => response.status === status).length;
  const guesses = (token: string, clubId: number, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        join(token, clubId, String(index).padStart(6, '0')),
      ),
    );

  it('ends after ten by one participant, over all clubs, for a quarter of an hour', async () => {
    const { token } = await openNewcomer();
    const [first, second] = (await findClubs(backend.db)).filter(({ isActive }) => isActive);
    const responses = [
      ...(await guesses(token, first?.id ?? 0, 6)),
      ...(await guesses(token, second?.id ?? 0, 10)),
    ];
    expect([countOf(responses, 422), countOf(responses, 429)]).toEqual([10, 6]);
    const refused = await join(token, first?.id ?? 0);
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'Terlalu banyak percobaan. Coba lagi dalam 15 menit.' },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    backend.clock.at = new Date(Date.now() + 16 * 60 * 1000);
    expect((await join(token, first?.id ?? 0)).status).toBe(200);
  });

  it.each(['an active', 'an unknown'])(
    'ends after fifty at %s club, except for two attempts of everyone, and leaves other clubs alone',
    async (which) => {
      const own = await findDemoClub();
      const other = (await findClubs(backend.db)).find(
        ({ id, isActive }) => isActive && id !== own.id,
      );
      const target = which === 'an active' ? own.id : 999_999;
      for (let stranger = 0; stranger < 5; stranger += 1) {
        expect(countOf(await guesses((await openNewcomer()).token, target, 10), 422)).toBe(10);
      }
      const { token } = await openNewcomer();
      for (const status of [422, 422, 429])
        expect((await join(token, target, '654321')).status).toBe(status);
      const pupil = await openNewcomer();
      expect((await join(pupil.token, target, '654321')).status).toBe(422);
      expect((await join(pupil.token, target)).status).toBe(target === own.id ? 200 : 422);
      expect((await join((await openNewcomer()).token, other?.id ?? 0)).status).toBe(200);
    },
  );

  it('ends after a hundred from one address', async () => {
    await backend.db.insert(attempts).values({
      key: 'pin:address:unknown',
      count: 100,
      windowEndsAt: new Date(Date.now() + 60_000),
    });
    expect((await join((await openNewcomer()).token, (await findDemoClub()).id)).status).toBe(429);
  });

  it('is not what a class that joins does', async () => {
    const { id } = await findDemoClub();
    const people = await Promise.all(Array.from({ length: 60 }, openNewcomer));
    for (const { token } of people) expect((await join(token, id)).status).toBe(200);
    expect(
      await backend.db
        .select({ count: attempts.count })
        .from(attempts)
        .where(eq(attempts.key, `pin:club:${id}`)),
    ).toEqual([{ count: 0 }]);
  });
});

it('keeps a changed PIN of a club apart from the others', async () => {
  const { id } = await findDemoClub();
  await backend.db
    .update(clubs)
    .set({ pinHash: await testPasswords.hash('777777') })
    .where(eq(clubs.id, id));
  const { token } = await openNewcomer();
  expect(await join(token, id, demoPin)).toMatchObject({ status: wrong.status });
  expect((await join(token, id, '777777')).status).toBe(200);
});
