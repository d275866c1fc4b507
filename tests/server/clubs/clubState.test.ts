import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { and, eq } from 'drizzle-orm';
import type {
  Account,
  Score,
  Team,
  TeamSummary,
  TournamentTeam,
} from '../../../openapi/schema.d.ts';
import { openSession } from '../../../server/auth/auth.ts';
import { setActive } from '../../../server/organisers/managedAccountsQueries.ts';
import { clubs, auditLog, passwordResets, sessions } from '../../../server/db/schema.ts';
import { demoAccounts, demoPassword, demoPin } from '../../../server/seed/accounts.ts';
import { endToday } from '../../support/database/endToday.ts';
import { useBackend } from '../../support/database/backend.ts';
import { testPasswords } from '../../support/database/testDatabase.ts';

const backend = useBackend();
const { email } = demoAccounts.club;
const refused = {
  status: 403,
  body: { success: false, message: 'Klub ini sedang nonaktif. Hubungi penyelenggara.' },
};

let organiser: string;
let id: number;
beforeAll(async () => {
  organiser = await backend.signIn('organiser');
  const [club] = await backend.db.select().from(clubs).where(eq(clubs.email, email));
  id = club?.id ?? 0;
});
beforeEach(async () => {
  await backend.db.update(clubs).set({ isActive: true }).where(eq(clubs.id, id));
});

const setState = (active: unknown, clubId = id) =>
  backend.request('PUT', `/api/organiser/clubs/${clubId}/active`, {
    body: { active },
    token: organiser,
  });
const signIn = (password: string = demoPassword) =>
  backend.request('POST', '/api/gh/login', { body: { email, password } });
const readTokens = () => backend.db.$count(sessions, eq(sessions.clubId, id));

async function readAccount() {
  const { body } = await backend.request('GET', `/api/organiser/accounts?search=${email}`, {
    token: organiser,
  });
  return (body as { data: Account[] }).data.find(({ kind }) => kind === 'club');
}

async function isListed(query: string): Promise<boolean> {
  const { body } = await backend.request('GET', `/api/gh-schools${query}`);
  const { data } = body as { data: { id: number; is_active: number }[] };
  return data.some((club) => club.id === id && club.is_active === 1);
}

async function makeLink(): Promise<string> {
  const path = `/api/organiser/accounts/club/${id}/reset-link`;
  const { body } = await backend.request('POST', path, {
    token: organiser,
    body: { current_password: demoPassword },
  });
  return (body as { link: string }).link.split('#')[1] ?? '';
}

const resetPassword = (token: string) =>
  backend.request('PUT', '/api/password-resets', { body: { token, password: demoPassword } });

describe('a deactivated club', () => {
  it('is signed out, cannot sign in and is not listed, until it is activated', async () => {
    const token = await backend.signIn('club');
    expect(await isListed('')).toBe(true);
    expect(await readAccount()).toMatchObject({ active: true });

    expect(await setState(false)).toMatchObject({
      status: 200,
      body: { message: `${(await readAccount())?.name} dinonaktifkan.` },
    });
    expect((await backend.request('GET', '/api/gh/me', { token })).status).toBe(401);
    expect(await readAccount()).toMatchObject({ active: false });
    expect(await signIn()).toMatchObject(refused);
    expect(await readTokens()).toBe(0);
    for (const query of ['', '?only_active=1', '?search=malang'])
      expect(await isListed(query)).toBe(false);

    expect(await setState(true)).toMatchObject({
      status: 200,
      body: { message: `${(await readAccount())?.name} aktif kembali.` },
    });
    expect((await signIn()).status).toBe(200);
    for (const query of ['', '?only_active=1', '?search=malang'])
      expect(await isListed(query)).toBe(true);
  });

  it('stays named by its teams, scores and tournaments', async () => {
    const read = async () => {
      const bodies = await Promise.all(
        ['/api/teams', '/api/scores', '/api/tournaments/1/teams'].map(
          async (path) => (await backend.request('GET', path)).body,
        ),
      );
      const [{ teams }, { data }, registered] = bodies as [
        { teams: TeamSummary[] },
        { data: Score[] },
        { data: TournamentTeam[] },
      ];
      return [teams, data.map(({ registration }) => registration.team), registered.data].map(
        (named) => ({
          count: named.length,
          ofClub: named.filter(({ club }) => club?.id === id).length,
        }),
      );
    };
    const readClubOfTeam = async () => {
      const { body } = await backend.request('GET', '/api/teams/1');
      return (body as { team: Team }).team.club;
    };
    const before = await read();
    for (const { ofClub } of before) expect(ofClub).toBeGreaterThan(0);
    await setState(false);
    expect(await read()).toEqual(before);
    expect(await readClubOfTeam()).toMatchObject({ id, inactive: true });
    await setState(true);
    expect(await read()).toEqual(before);
    expect(await readClubOfTeam()).not.toHaveProperty('inactive');
  });

  it('tells so after the right password only', async () => {
    await setState(false);
    const wrong = { status: 401, body: { message: 'Email atau password salah.' } };
    expect(await signIn('bukan-itu')).toMatchObject(wrong);
    const unknown = { email: 'siapa@surel.example', password: demoPassword };
    expect(await backend.request('POST', '/api/gh/login', { body: unknown })).toMatchObject(wrong);
  });

  it('does not come in by a link of before or after', async () => {
    const before = await makeLink();
    await setState(false);
    expect(await backend.db.$count(passwordResets, eq(passwordResets.clubId, id))).toBe(0);
    expect((await resetPassword(before)).status).toBe(422);
    expect((await resetPassword(await makeLink())).status).toBe(200);
    expect(await signIn()).toMatchObject(refused);
  });

  it('is neither joined nor rejoined, and keeps its members', async () => {
    const [member, newcomer] = [await backend.signIn('member'), await backend.signIn('newcomer')];
    // Members of teams with runs of today stay.
    await endToday(backend.db);
    const left = await backend.request('DELETE', '/api/participant/club', { token: member });
    expect(left.status).toBe(200);
    await setState(false);
    const rejoin = () =>
      backend.request('POST', '/api/participant/club/restore', { token: member });
    expect(await rejoin()).toMatchObject({
      status: 409,
      body: { message: 'Klub ini sedang nonaktif.' },
    });
    const join = () =>
      backend.request('POST', `/api/participant/join-gh/${id}`, {
        token: newcomer,
        body: { pin: demoPin },
      });
    expect(await join()).toMatchObject({ status: 422, body: { message: 'ID atau PIN salah.' } });
    const path = '/api/participant/check-gh-status';
    const leader = await backend.request('GET', path, { token: await backend.signIn('leader') });
    expect(leader.body).toMatchObject({ gh_id: id });
    await setState(true);
    expect((await rejoin()).status).toBe(200);
    expect((await join()).status).toBe(200);
  });

  it('is one that exists, and its state is true or false', async () => {
    expect(await setState(false, 999_999)).toMatchObject({
      status: 404,
      body: { message: 'GH tidak ditemukan.' },
    });
    expect((await setState('no')).status).toBe(422);
  });
});

it('a state that is set again is in the audit log once', async () => {
  const isChange = and(eq(auditLog.operation, 'setClubActive'), eq(auditLog.objectId, id));
  await backend.db.delete(auditLog);
  for (const active of [false, false, true, true])
    expect((await setState(active)).status).toBe(200);
  const rows = await backend.db.select().from(auditLog).where(isChange).orderBy(auditLog.id);
  expect(rows.map(({ detail }) => detail)).toEqual(['inactive', 'active']);
});

it('a sign-in that has verified the password opens no session after the club was deactivated', async () => {
  await backend.db.delete(sessions).where(eq(sessions.clubId, id));
  const { verify } = testPasswords;
  const verified = vi.spyOn(testPasswords, 'verify').mockImplementation(async (...secret) => {
    const matches = await verify(...secret);
    await backend.db.transaction((transaction) => setActive(transaction, id, false));
    return matches;
  });
  expect(await signIn()).toMatchObject(refused);
  verified.mockRestore();
  expect(await readTokens()).toBe(0);
});

it('a session of another club stays', async () => {
  const services = { db: backend.db, now: () => new Date() };
  const other = await openSession(services, { clubId: id === 1 ? 2 : 1 });
  await setState(false);
  expect((await backend.request('GET', '/api/gh/me', { token: other })).status).toBe(200);
});
