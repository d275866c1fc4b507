import { beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Account } from '../../../openapi/schema.d.ts';
import { auditLog, clubs, participants } from '../../../server/db/schema.ts';
import { demoAccounts, demoPassword } from '../../../server/seed/accounts.ts';
import type { Transaction } from '../../../server/db/database.ts';
import { useBackend } from '../../support/database/backend.ts';
import { sendWhileLocked } from '../../support/database/sendWhileLocked.ts';
import { createMaker } from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makeClub } = createMaker(backend);
const path = '/api/organiser/accounts';

let token: string;
beforeEach(async () => {
  token = await backend.signIn('organiser');
});

async function find(search: string): Promise<Account[]> {
  const { status, body } = await backend.request(
    'GET',
    `${path}?search=${encodeURIComponent(search)}`,
    { token },
  );
  expect(status).toBe(200);
  return (body as { data: Account[] }).data;
}

it('a pupil without an e-mail address is found by what the card says', async () => {
  const { people } = await makeClub(1);
  const [id = 0] = people;
  for (const typed of [`P-${id}`, `p ${id}`])
    expect((await find(typed)).filter((account) => account.kind === 'participant')).toMatchObject([
      { id },
    ]);
});

const createLink = (account: string, password = demoPassword) =>
  backend.request('POST', `${path}/${account}/reset-link`, {
    token,
    body: { current_password: password },
  });

/** Renames what has the ids, in this order, which is then the one of the rows on the disk. */
async function rename(table: typeof clubs | typeof participants, names: [number, string][]) {
  for (const [id, name] of names)
    await backend.db.update(table).set({ name }).where(eq(table.id, id));
}

it('accounts have the order of their names, clubs first, and of their ids where names are equal', async () => {
  const [one, two, three] = [await makeClub(), await makeClub(), await makeClub(3)];
  const [first = 0, second = 0, third = 0] = three.people;
  await rename(clubs, [
    [one.id, 'Urutan Z'],
    [three.id, 'Urutan A'],
    [two.id, 'Urutan A'],
  ]);
  await rename(participants, [
    [first, 'Urutan Z'],
    [third, 'Urutan B'],
    [second, 'Urutan B'],
  ]);
  expect((await find('urutan')).map(({ id }) => id)).toEqual([
    two.id,
    three.id,
    one.id,
    second,
    third,
    first,
  ]);
  const createdAt = new Date(Date.now() + 60_000);
  for (const { id } of [two, three, one])
    await backend.db.update(clubs).set({ createdAt }).where(eq(clubs.id, id));
  const { body } = await backend.request('GET', '/api/organiser/new-clubs', { token });
  const { data } = body as { data: Account[] };
  expect(data.slice(0, 3).map(({ id }) => id)).toEqual([three.id, two.id, one.id]);
});

describe('a club that another organiser changes meanwhile', () => {
  const send = (place: string, body: object) =>
    backend.request('PUT', `/api/organiser/clubs/${place}`, { token, body });

  it('is not changed again, and the audit log does not say so', async () => {
    const club = await makeClub();
    const change = (columns: Partial<typeof clubs.$inferInsert>) => (transaction: Transaction) =>
      transaction.update(clubs).set(columns).where(eq(clubs.id, club.id));
    const lines = await backend.db.$count(auditLog);
    const deactivated = change({ isActive: false });
    const reviewed = change({ reviewedAt: new Date() });
    for (const answer of [
      await sendWhileLocked(backend, deactivated, () =>
        send(`${club.id}/active`, { active: false }),
      ),
      await sendWhileLocked(backend, reviewed, () => send(`${club.id}/review`, { reviewed: true })),
    ])
      expect(answer.status).toBe(200);
    expect(await backend.db.$count(auditLog)).toBe(lines);
  });
});

describe('an account', () => {
  it('is found by name and e-mail address, and a club by id and code', async () => {
    const { club, newcomer, member } = demoAccounts;
    const [row] = await backend.db.select().from(clubs).where(eq(clubs.email, club.email));
    expect(await find(newcomer.email.toUpperCase())).toEqual([
      expect.objectContaining({ kind: 'participant', name: newcomer.name, club: null }),
    ]);
    expect(await find('larasati kirana')).toContainEqual(
      expect.objectContaining({
        email: member.email,
        club: { id: row?.id, name: row?.name },
      }),
    );
    const codes = [row?.code ?? '', row?.code.toLowerCase() ?? '', club.email];
    for (const text of codes)
      expect(await find(text)).toContainEqual(
        expect.objectContaining({ kind: 'club', id: row?.id, email: club.email, club: null }),
      );
    const [tenth] = await backend.db.select().from(clubs).where(eq(clubs.id, 10));
    expect((await find('10')).map(({ name }) => name)).toContain(tenth?.name);
    expect(await find('zzzz')).toEqual([]);
    expect((await find('contoh')).length).toBe(50);
    const short = await backend.request('GET', `${path}?search=a`, { token });
    expect(short.status).toBe(422);
  });

  it('gets a new password by a link, which works once', async () => {
    const { email } = demoAccounts.newcomer;
    const [account] = await find(email);
    const place = `participant/${account?.id}`;
    expect(await createLink(place, 'bukan-ini')).toMatchObject({
      status: 422,
      body: { errors: { current_password: ['Password saat ini salah.'] } },
    });
    const { status, body } = await createLink(place);
    expect(status).toBe(201);
    const { link, message } = body as { link: string; message: string };
    expect(message).toBe('Tautan berlaku 30 menit dan hanya dapat dipakai satu kali.');
    // Not with the Host of the request.
    expect(link).toMatch(/^\/reset-password\?account=participant#[\w-]{43}$/);
    const password = 'kata-sandi-baru-9';
    const use = () =>
      backend.request('PUT', '/api/password-resets', {
        body: { token: link.split('#')[1], password },
      });
    expect((await use()).status).toBe(200);
    expect((await use()).status).not.toBe(200);
    const signIn = await backend.request('POST', '/api/participant/login', {
      body: { email, password },
    });
    expect(signIn.status).toBe(200);
  });

  it('that does not exist, or was deleted, gets no link', async () => {
    const { email } = demoAccounts.member;
    const [account] = await find(email);
    await backend.db
      .update(participants)
      .set({ deletedAt: new Date() })
      .where(eq(participants.email, email));
    expect(await find(email)).toEqual([]);
    for (const place of [`participant/${account?.id}`, 'participant/999999', 'club/999999'])
      expect(await createLink(place)).toMatchObject({
        status: 404,
        body: { message: 'Akun tidak ditemukan.' },
      });
    const organiser = await createLink('organiser/1');
    expect(organiser.status).toBe(422);
  });
});
