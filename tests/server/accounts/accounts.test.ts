import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '../../../server/seed/accounts.ts';
import { participants, sessions } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';

const backend = useBackend();
const post = (path: string, body: unknown, token?: string) =>
  backend.request('POST', path, { body, token });
const checkToken = async (token: string) =>
  (await backend.request('GET', '/api/auth/check-token', { token })).status;
const newcomer = {
  name: 'Melati Kusuma',
  email: 'Melati.Kusuma@surel.example',
  password: 'lintasan-garis-24',
};

describe('a participant account', () => {
  it('is made, signed in, checked and signed out', async () => {
    const made = await post('/api/participant/register', newcomer);
    expect(made).toMatchObject({
      status: 201,
      body: { user: { name: 'Melati Kusuma', email: newcomer.email, profile_picture: null } },
    });
    const { token } = made.body as { token: string };
    expect(await checkToken(token)).toBe(200);
    expect(
      (await backend.request('GET', '/api/participant/profile', { token })).body,
    ).toMatchObject({
      user: { name: 'Melati Kusuma' },
    });
    expect((await post('/api/auth/logout', undefined, token)).status).toBe(200);
    expect(await checkToken(token)).toBe(401);
  });

  it('signs in by e-mail address without regard to case', async () => {
    const { email } = demoAccounts.leader;
    expect(
      await post('/api/participant/login', { email: email.toUpperCase(), password: demoPassword }),
    ).toMatchObject({
      status: 200,
      body: { user: { email } },
    });
  });

  it('refuses an address that is taken, in other letters too, and two sign-ups at once', async () => {
    const body = { name: 'Dewa', password: 'kincir-angin-77', email: 'dewa@surel.example' };
    const responses = await Promise.all([
      post('/api/participant/register', body),
      post('/api/participant/register', { ...body, email: 'DEWA@surel.example' }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await post('/api/participant/register', body)).body).toMatchObject({
      errors: { email: ['Email sudah digunakan.'] },
    });
  });

  it.each([
    ['an empty name', { name: '' }, 'name'],
    ['no e-mail address', { email: undefined }, 'email'],
    ['what is no e-mail address', { email: 'melati' }, 'email'],
    ['a password under 8 characters', { password: 'pendek1' }, 'password'],
    ['a password over 128 characters', { password: 'x'.repeat(129) }, 'password'],
    ['a password that everybody guesses', { password: 'Password123' }, 'password'],
  ])('refuses %s at its field', async (_what, change, field) => {
    const { status, body } = await post('/api/participant/register', {
      ...newcomer,
      email: 'lain@surel.example',
      ...change,
    });
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
  });

  it('gives a wrong password and an unknown address the same response', async () => {
    const wrong = await post('/api/participant/login', {
      email: demoAccounts.member.email,
      password: 'bukan-ini',
    });
    const unknown = await post('/api/participant/login', {
      email: 'tidak.ada@surel.example',
      password: 'bukan-ini',
    });
    expect(wrong).toMatchObject({
      status: 401,
      body: { success: false, message: 'Email atau password salah.' },
    });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('stops guessing after ten failures, for a quarter of an hour', async () => {
    const guess = (password: string) =>
      post('/api/participant/login', { email: 'tebak@surel.example', password });
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await guess(`tebakan-${attempt}`)).status).toBe(401);
    const refused = await guess('tebakan-terakhir');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    backend.clock.at = new Date(Date.now() + 16 * 60 * 1000);
    expect((await guess('tebakan-baru')).status).toBe(401);
  });

  it('is not locked for a day because the clock was a day ahead', async () => {
    const guess = () =>
      post('/api/participant/login', { email: 'jam@surel.example', password: 'salah-terus' });
    backend.clock.at = new Date(Date.now() + 24 * 60 * 60 * 1000);
    for (let attempt = 0; attempt < 10; attempt += 1) await guess();
    expect((await guess()).status).toBe(429);
    // A little: the clocks of two servers may differ.
    backend.clock.at = new Date(Date.now() + 24 * 60 * 60 * 1000 - 60_000);
    expect((await guess()).status).toBe(429);
    backend.clock.at = new Date();
    expect((await guess()).status).toBe(401);
  });

  it('loses its session after 30 days', async () => {
    const token = await backend.signIn('leader');
    backend.clock.at = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
    expect(await checkToken(token)).toBe(401);
  });

  it('is not signed out by a sign-in while the clock of the server is a month ahead', async () => {
    const token = await backend.signIn('leader');
    backend.clock.at = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
    await backend.signIn('club');
    backend.clock.at = new Date();
    expect(await checkToken(token)).toBe(200);
  });

  it('leaves no session for ever', async () => {
    await backend.signIn('leader');
    const expiresAt = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await backend.db.update(sessions).set({ expiresAt });
    await backend.signIn('club');
    expect(await backend.db.$count(sessions)).toBe(1);
  });

  it('keeps neither password nor token readable', async () => {
    const token = await backend.signIn('leader');
    const [row] = await backend.db
      .select()
      .from(participants)
      .where(eq(participants.email, demoAccounts.leader.email));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(demoPassword);
    expect(JSON.stringify(await backend.db.select().from(sessions))).not.toContain(token);
  });
});

describe('a club account', () => {
  const club = {
    name: 'SMK Angkasa Biak',
    email: 'angkasa@surel.example',
    phone: '+62 812 0000 1111',
    password: 'kompas-dan-layar',
    password_confirmation: 'kompas-dan-layar',
    pin: '407215',
  };

  it('is made with a code of its own, signs in and out, and is no participant', async () => {
    const made = await post('/api/gh/register', club);
    expect(made).toMatchObject({
      status: 201,
      body: { user: { name: club.name, code: expect.stringMatching(/^[A-Z]{4}$/) as string } },
    });
    const { body } = await post('/api/gh/login', { email: club.email, password: club.password });
    const { token } = body as { token: string };
    expect((await backend.request('GET', '/api/gh/me', { token })).body).toMatchObject({
      user: { name: club.name },
    });
    expect(await checkToken(token)).toBe(401);
    await post('/api/gh/logout', undefined, token);
    expect((await backend.request('GET', '/api/gh/me', { token })).status).toBe(401);
  });

  it.each([
    ['a PIN that is not six digits', { pin: '12345' }, 'pin'],
    ['a PIN with letters', { pin: '12345a' }, 'pin'],
    ['a short password', { password: 'pendek', password_confirmation: 'pendek' }, 'password'],
    ['another confirmation', { password_confirmation: 'lain-sekali' }, 'password_confirmation'],
    ['an address that is taken', { email: demoAccounts.club.email.toUpperCase() }, 'email'],
  ])('refuses %s, and says it in the error field too', async (_what, change, field) => {
    const { status, body } = await post('/api/gh/register', {
      ...club,
      email: 'lain@surel.example',
      ...change,
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      errors: { [field]: [expect.any(String)] as string[] },
      error: expect.any(String) as string,
    });
  });

  it('gives two clubs of the same name different codes', async () => {
    const codes = await Promise.all(
      [1, 2, 3].map(async (number) => {
        const { body } = await post('/api/gh/register', {
          ...club,
          name: 'SMP Bintang Laut',
          email: `bintang${number}@surel.example`,
        });
        return (body as { user: { code: string } }).user.code;
      }),
    );
    expect(new Set(codes).size).toBe(3);
  });
});
