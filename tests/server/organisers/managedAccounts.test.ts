import { beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Account } from '../../../openapi/schema.d.ts';
import { clubs, participants } from '../../../server/db/schema.ts';
import { demoAccounts, demoPassword } from '../../../server/seed/accounts.ts';
import { useBackend } from '../../support/database/backend.ts';

const backend = useBackend();
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

const createLink = (account: string, password = demoPassword) =>
  backend.request('POST', `${path}/${account}/reset-link`, {
    token,
    body: { current_password: password },
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
