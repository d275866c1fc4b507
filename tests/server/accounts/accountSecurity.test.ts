import { describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '../../../server/seed/accounts.ts';
import { useBackend } from '../../support/database/backend.ts';

const backend = useBackend();

const kinds = {
  member: {
    password: '/api/participant/password',
    login: '/api/participant/login',
    check: '/api/auth/check-token',
    sessions: '/api/participant/sessions',
  },
  club: {
    password: '/api/gh/password',
    login: '/api/gh/login',
    check: '/api/gh/me',
    sessions: '/api/gh/sessions',
  },
  organiser: {
    password: '/api/organiser/password',
    login: '/api/organiser/login',
    check: '/api/organiser/me',
    sessions: '/api/organiser/sessions',
  },
} as const;
type Who = keyof typeof kinds;

const nextPassword = 'sirkuit-malam-31';
const isSignedIn = async (who: Who, token: string) =>
  (await backend.request('GET', kinds[who].check, { token })).status === 200;
const login = async (who: Who, password: string) =>
  (
    await backend.request('POST', kinds[who].login, {
      body: { email: demoAccounts[who].email, password },
    })
  ).status;
const change = (who: Who, token: string, from: string, to: string) =>
  backend.request('PUT', kinds[who].password, {
    token,
    body: { current_password: from, password: to },
  });

describe.each(['member', 'club', 'organiser'] as const)('the password of a %s', (who) => {
  it('is changed by who knows it, and only the session of the request stays', async () => {
    const token = await backend.signIn(who);
    const elsewhere = await backend.signIn(who);
    expect(await change(who, token, demoPassword, nextPassword)).toMatchObject({
      status: 200,
      body: { message: 'Password telah diganti. Sesi di perangkat lain telah diakhiri.' },
    });
    expect(await isSignedIn(who, token)).toBe(true);
    expect(await isSignedIn(who, elsewhere)).toBe(false);
    expect(await login(who, demoPassword)).toBe(401);
    expect(await login(who, nextPassword)).toBe(200);
    expect((await change(who, token, nextPassword, demoPassword)).status).toBe(200);
  });

  it('stays after a wrong current password, which ends no session', async () => {
    const token = await backend.signIn(who);
    expect(await change(who, token, 'bukan-ini', nextPassword)).toMatchObject({
      status: 422,
      body: { errors: { current_password: ['Password saat ini salah.'] } },
    });
    expect(await isSignedIn(who, token)).toBe(true);
    expect(await login(who, demoPassword)).toBe(200);
  });

  it('follows the rule of new accounts', async () => {
    const token = await backend.signIn(who);
    for (const password of ['pendek1', 'Password123', demoAccounts[who].email])
      expect(await change(who, token, demoPassword, password)).toMatchObject({
        status: 422,
        body: { errors: { password: [expect.any(String)] } },
      });
  });

  it('is changed once by two requests at the same time', async () => {
    const token = await backend.signIn(who);
    const changes = await Promise.all(
      ['sirkuit-malam-31', 'sirkuit-malam-32'].map((next) =>
        change(who, token, demoPassword, next),
      ),
    );
    expect(changes.map(({ status }) => status).sort()).toEqual([200, 422]);
    const winner = changes[0]?.status === 200 ? 'sirkuit-malam-31' : 'sirkuit-malam-32';
    expect((await change(who, token, winner, demoPassword)).status).toBe(200);
  });

  it('cannot be guessed with a token: failures count as those of sign-ins', async () => {
    const token = await backend.signIn(who);
    backend.clock.at = new Date(Date.now() + 60 * 60 * 1000);
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await change(who, token, `tebakan-${attempt}`, nextPassword)).status).toBe(422);
    const rejected = await change(who, token, demoPassword, nextPassword);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(await login(who, demoPassword)).toBe(429);
  });
});

describe.each(['member', 'club', 'organiser'] as const)('the sessions of a %s', (who) => {
  it('all end, those of others stay', async () => {
    const other = who === 'club' ? 'newcomer' : 'club';
    const tokens = [await backend.signIn(who), await backend.signIn(who)];
    const tokenOfOther = await backend.signIn(other);
    expect(
      await backend.request('DELETE', kinds[who].sessions, { token: tokens[0] }),
    ).toMatchObject({
      status: 200,
      body: { message: 'Anda telah keluar dari semua perangkat.' },
    });
    expect(await Promise.all(tokens.map((token) => isSignedIn(who, token)))).toEqual([
      false,
      false,
    ]);
    expect(await isSignedIn(other === 'club' ? 'club' : 'member', tokenOfOther)).toBe(true);
  });
});
