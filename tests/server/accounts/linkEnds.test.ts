import { eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  createOwnershipTransferLink,
  createPasswordResetLink,
} from '../../../server/accounts/passwordResetLink.ts';
import { attempts, participants, passwordResets } from '../../../server/db/schema.ts';
import { demoPassword } from '../../../server/seed/accounts.ts';
import { useBackend } from '../../support/database/backend.ts';
import { testPasswords } from '../../support/database/testDatabase.ts';
import { createMaker } from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makeClub, openPerson } = createMaker(backend);
const minute = 60_000;
const servicesAt = (at: number) => ({ db: backend.db, now: () => new Date(at) });

it('a new link deletes those that have expired, and no others', async () => {
  const [one, two, three] = [await makeClub(), await makeClub(), await makeClub()];
  const start = Date.now();
  const linkOf = (id: number, after: number) =>
    createPasswordResetLink(servicesAt(start + after), { kind: 'club', id });
  await linkOf(one.id, 0);
  await linkOf(two.id, 1);
  await linkOf(three.id, 30 * minute + 1);
  const rows = await backend.db.select().from(passwordResets);
  const all = rows.map(({ clubId }) => clubId).filter((id) => id !== null);
  expect(all).toEqual([two.id, three.id]);
});

it('a hand-over leaves the links for a password, and forgets wrong ones at the new address', async () => {
  const club = await makeClub();
  const email = 'pembina.lain@surel.example';
  const services = servicesAt(Date.now());
  await createPasswordResetLink(services, { kind: 'club', id: club.id });
  await createOwnershipTransferLink(services, { clubId: club.id, newEmail: 'salah@surel.example' });
  const link = await createOwnershipTransferLink(services, { clubId: club.id, newEmail: email });
  const links = await backend.db
    .select()
    .from(passwordResets)
    .where(eq(passwordResets.clubId, club.id));
  expect(links.map(({ newEmail }) => newEmail)).toEqual([null, email]);
  const login = { body: { email, password: demoPassword } };
  expect((await backend.request('POST', '/api/gh/login', login)).status).toBe(401);
  const counters = () => backend.db.$count(attempts, like(attempts.key, `login:club:${email}%`));
  expect(await counters()).toBe(2);
  const accept = { body: { token: link.split('#')[1], password: 'sirkuit-malam-31' } };
  expect((await backend.request('PUT', '/api/password-resets', accept)).status).toBe(200);
  expect(await counters()).toBe(0);
});

it('accounts without an address do not use up each other’s tries', async () => {
  const { people } = await makeClub(2);
  const [one = 0, two = 0] = people;
  const passwordHash = await testPasswords.hash(demoPassword);
  for (const id of [one, two])
    await backend.db
      .update(participants)
      .set({ email: '', passwordHash })
      .where(eq(participants.id, id));
  const change = async (id: number, current: string) =>
    (
      await backend.request('PUT', '/api/participant/password', {
        token: await openPerson(id),
        body: { current_password: current, password: 'sirkuit-malam-31' },
      })
    ).status;
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect(await change(one, 'bukan-ini')).toBe(422);
  expect(await change(one, demoPassword)).toBe(429);
  expect(await change(two, demoPassword)).toBe(200);
});
