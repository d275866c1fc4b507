import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Organiser } from '../../../openapi/schema.d.ts';
import { runOrganiserCommand } from '../../../scripts/organiser.ts';
import { openSession } from '../../../server/auth/auth.ts';
import { findAccountByEmail } from '../../../server/accounts/queries.ts';
import {
  auditLog,
  organisers,
  participants,
  passwordResets,
  sessions,
} from '../../../server/db/schema.ts';
import { deactivateOrganiser } from '../../../server/organisers/queries.ts';
import { demoAccounts, demoPassword } from '../../../server/seed/accounts.ts';
import { createPasswordResetLink } from '../../../server/accounts/passwordResetLink.ts';
import { useBackend } from '../../support/database/backend.ts';
import { sendWhileLocked } from '../../support/database/sendWhileLocked.ts';
import { runOperatorCommand } from '../../support/database/runOperatorCommand.ts';
import { testPasswords } from '../../support/database/testDatabase.ts';

const backend = useBackend();
const path = '/api/organiser/organisers';
const now = () => new Date();

type Colleague = { id: number; email: string; token: string };
let added = 0;

/** Adds an organiser with the demonstration's password, who is signed in. */
async function addColleague(): Promise<Colleague> {
  const email = `rekan${(added += 1)}@panitia.example`;
  const passwordHash = await testPasswords.hash(demoPassword);
  const [row] = await backend.db
    .insert(organisers)
    .values({ name: `Rekan ${added}`, email, passwordHash, role: 'owner' })
    .returning();
  const id = row?.id ?? 0;
  return { id, email, token: await openSession({ db: backend.db, now }, { organiserId: id }) };
}

const createLink = ({ id }: Colleague) =>
  createPasswordResetLink({ db: backend.db, now }, { kind: 'organiser', id }, '');
const deactivate = (token: string, id: number, password = demoPassword) =>
  backend.request('POST', `${path}/${id}/deactivation`, {
    token,
    body: { current_password: password },
  });
const login = async (email: string, password = demoPassword) =>
  (await backend.request('POST', '/api/organiser/login', { body: { email, password } })).status;
const isSignedIn = async (token: string) =>
  (await backend.request('GET', '/api/organiser/me', { token })).status;
const usePassword = (link: string, password: string) =>
  backend.request('PUT', '/api/password-resets', { body: { token: link.split('#')[1], password } });
const countEntries = (operation: string, id: number) =>
  backend.db.$count(
    auditLog,
    sql`${auditLog.operation} = ${operation} and ${auditLog.objectId} = ${id}`,
  );

async function listed(token: string, id: number): Promise<Organiser | undefined> {
  const { body } = await backend.request('GET', path, { token });
  return (body as { data: Organiser[] }).data.find((organiser) => organiser.id === id);
}

let token: string;
let ownId: number;
beforeEach(async () => {
  ownId =
    (await findAccountByEmail(backend.db, 'organiser', demoAccounts.organiser.email))?.id ?? 0;
  token = await openSession({ db: backend.db, now }, { organiserId: ownId });
});

describe('an organiser who is deactivated', () => {
  it('has no password, session or link any more, and the audit log says so once', async () => {
    const colleague = await addColleague();
    const link = await createLink(colleague);
    expect(await deactivate(token, colleague.id)).toMatchObject({
      status: 200,
      body: { message: `Rekan ${added} dinonaktifkan.` },
    });
    expect((await deactivate(token, colleague.id)).status).toBe(200);
    expect(await countEntries('deactivateOrganiser', colleague.id)).toBe(1);
    expect(await isSignedIn(colleague.token)).toBe(401);
    expect(await login(colleague.email)).toBe(401);
    expect((await usePassword(link, 'sirkuit-malam-31')).status).toBe(422);
    expect(await findAccountByEmail(backend.db, 'organiser', colleague.email)).toBeUndefined();
    expect(await listed(token, colleague.id)).toMatchObject({ active: false, has_password: false });
  });

  it('is one again after an invitation, with a new password', async () => {
    const colleague = await addColleague();
    await deactivate(token, colleague.id);
    const { status, body } = await backend.request('POST', path, {
      token,
      body: { name: 'Rekan Kembali', email: colleague.email, current_password: demoPassword },
    });
    expect(status).toBe(201);
    expect(await login(colleague.email)).toBe(401);
    const set = await usePassword((body as { link: string }).link, 'sirkuit-malam-31');
    expect(set.status).toBe(200);
    expect(await login(colleague.email, 'sirkuit-malam-31')).toBe(200);
    expect(await listed(token, colleague.id)).toMatchObject({
      name: 'Rekan Kembali',
      active: true,
      has_password: true,
    });
    expect(await countEntries('resetPassword', colleague.id)).toBe(1);
  });

  it('is somebody else, who exists', async () => {
    expect(await deactivate(token, ownId)).toMatchObject({
      status: 409,
      body: { message: 'Akun Anda sendiri hanya dapat dinonaktifkan oleh pemilik lain.' },
    });
    expect(await deactivate(token, 999_999)).toMatchObject({
      status: 404,
      body: { message: 'Penyelenggara tidak ditemukan.' },
    });
    expect(await isSignedIn(token)).toBe(200);
  });
});

it('of two who deactivate each other, one stays', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [one, other] = [await addColleague(), await addColleague()];
    const statuses = (
      await Promise.all([deactivate(one.token, other.id), deactivate(other.token, one.id)])
    ).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401]);
    const left = [await isSignedIn(one.token), await isSignedIn(other.token)];
    expect(left.sort()).toEqual([200, 401]);
  }
});

it('who is deactivated meanwhile signs in, invites and makes links no more', async () => {
  const colleague = await addColleague();
  const body = { current_password: demoPassword };
  const [signedIn, invited, linked] = await Promise.all([
    backend.request('POST', '/api/organiser/login', {
      body: { email: colleague.email, password: demoPassword },
    }),
    backend.request('POST', path, {
      token: colleague.token,
      body: { name: 'Titipan', email: `titipan${added}@panitia.example`, ...body },
    }),
    backend.request('POST', '/api/organiser/accounts/club/1/reset-link', {
      token: colleague.token,
      body,
    }),
    deactivate(token, colleague.id),
  ]);
  expect([200, 401]).toContain(signedIn.status);
  expect([201, 401]).toContain(invited.status);
  expect([201, 401]).toContain(linked.status);
  for (const table of [sessions, passwordResets])
    expect(await backend.db.$count(table, eq(table.organiserId, colleague.id))).toBe(0);
});

describe('who is deactivated before the change is made', () => {
  const withPassword = { current_password: demoPassword };
  const changes: [string, (colleague: Colleague) => ReturnType<typeof backend.request>][] = [
    [
      'signs in',
      ({ email }) =>
        backend.request('POST', '/api/organiser/login', {
          body: { email, password: demoPassword },
        }),
    ],
    [
      'makes a link',
      ({ token: own }) =>
        backend.request('POST', '/api/organiser/accounts/club/1/reset-link', {
          token: own,
          body: withPassword,
        }),
    ],
    [
      'erases a participant',
      ({ token: own }) =>
        backend.request('POST', '/api/organiser/participants/1/erasure', {
          token: own,
          body: withPassword,
        }),
    ],
  ];

  it.each(changes)('%s no more', async (_what, send) => {
    const colleague = await addColleague();
    const count = () =>
      Promise.all([auditLog, passwordResets].map((table) => backend.db.$count(table)));
    const before = await count();
    const answer = await sendWhileLocked(
      backend,
      (transaction) => deactivateOrganiser(transaction, colleague.id, now()),
      () => send(colleague),
    );
    expect(answer.status).toBe(401);
    expect(await count()).toEqual(before);
    const kept = await backend.db.select().from(participants).where(eq(participants.id, 1));
    expect(kept).toMatchObject([{ deletedAt: null }]);
  });
});

it.each(['an invitation', 'a link for a club', 'a deactivation'])(
  'needs the current password, whose failures count as those of sign-ins: %s',
  async (what) => {
    const [colleague, other] = [await addColleague(), await addColleague()];
    const send = (password: string) => {
      const body = { current_password: password };
      if (what === 'a deactivation') return deactivate(colleague.token, other.id, password);
      return what === 'an invitation'
        ? backend.request('POST', path, {
            token: colleague.token,
            body: { name: 'Baru', email: 'baru@panitia.example', ...body },
          })
        : backend.request('POST', '/api/organiser/accounts/club/1/reset-link', {
            token: colleague.token,
            body,
          });
    };
    const before = await backend.db.$count(auditLog);
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await send(`tebakan-${attempt}`)).toMatchObject({
        status: 422,
        body: { errors: { current_password: ['Password saat ini salah.'] } },
      });
    expect((await send(demoPassword)).status).toBe(429);
    expect(await login(colleague.email)).toBe(429);
    expect(await backend.db.$count(auditLog)).toBe(before);
    expect(await isSignedIn(other.token)).toBe(200);
  },
);

it('a command deactivates an organiser, but not the last owner who can sign in', async () => {
  const run = (email: string) =>
    runOperatorCommand(runOrganiserCommand, ['deactivate', email], backend.db);
  const colleague = await addColleague();
  expect(await run(colleague.email.toUpperCase())).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('cannot sign in any more'),
  });
  expect(await isSignedIn(colleague.token)).toBe(401);
  await backend.db.delete(sessions);
  await backend.db
    .update(organisers)
    .set({ passwordHash: null })
    .where(sql`${organisers.id} <> ${ownId}`);
  expect(await run(demoAccounts.organiser.email)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is the only owner who can sign in'),
  });
  expect(await login(demoAccounts.organiser.email)).toBe(200);
});
