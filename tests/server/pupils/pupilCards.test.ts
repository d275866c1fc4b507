import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { PupilCard } from '../../../openapi/schema.d.ts';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { attempts, participants, passwordResets } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createPupilImport } from '../../support/database/pupilImport.ts';
import {
  createMaker,
  errorResponse,
  statusesOf,
  type TestClub,
} from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makeClub } = createMaker(backend);
const { send: sendImport } = createPupilImport(backend);

const password = 'sirkuit-malam-31';
const ended = errorResponse(
  422,
  'Kode ini salah ketik, atau kartunya tidak berlaku lagi. Periksa lagi tiap hurufnya, atau minta kartu baru kepada pembina.',
);

/** A club with one pupil whom it has added. */
async function makePupil(email = '') {
  const club = await makeClub();
  await sendImport(club, [{ name: 'Wulan Sari', class: '8A', email }]);
  const [pupil] = await backend.db
    .select()
    .from(participants)
    .where(eq(participants.clubId, club.id));
  if (!pupil) throw new Error('The pupil was not added');
  return { club, id: pupil.id };
}

const makeCards = async (club: TestClub, ids: number[], renew?: boolean) => {
  const path = `/api/gh-schools/${club.id}/participants/cards`;
  const { status, body } = await backend.request('POST', path, {
    token: club.token,
    body: { participant_ids: ids, renew },
  });
  return { status, body: body as { message: string; data: PupilCard[] } };
};
const makeCard = async (club: TestClub, id: number, renew?: boolean) => {
  const { body } = await makeCards(club, [id], renew);
  return body.data[0]?.code ?? '';
};
const takeOver = (code: string, changes: { email?: string; password?: string } = {}) =>
  backend.request('PUT', '/api/pupil-cards', { body: { code, email: '', password, ...changes } });
const signIn = (email: string) =>
  backend.request('POST', '/api/participant/login', { body: { email, password } });

describe('the card of a pupil', () => {
  it('is stored as a hash, has 130 bits, and its code is in the fragment of the link', async () => {
    const { club, id } = await makePupil();
    const { status, body } = await makeCards(club, [id]);
    expect(status).toBe(201);
    expect(body).toMatchObject({ message: '1 kartu akun dibuat.' });
    const [card] = body.data;
    expect(card).toMatchObject({ participant_id: id, name: 'Wulan Sari', class: '8A' });
    expect(card?.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(card?.link.endsWith(`/kartu#${card.code}`)).toBe(true);
    const stored = await backend.db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.participantId, id));
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(card?.code);
  });

  it('is used once, by a pupil without an address, who signs in by the number of the card', async () => {
    const { club, id } = await makePupil();
    const code = await makeCard(club, id);
    const taken = await takeOver(` ${code.toLowerCase().replace(/(.{5})/g, '$1–')}`);
    expect(taken).toMatchObject({
      status: 200,
      body: { token: expect.any(String), user: { id, name: 'Wulan Sari', email: '' } },
    });
    expect(await takeOver(code)).toMatchObject(ended);
    expect(await signIn(`p-${id}`)).toMatchObject({ status: 200, body: { user: { id } } });
    expect((await signIn(`P–${id}`)).status).toBe(200);
    const list = await backend.request('GET', `/api/gh-schools/${club.id}/participants`, {
      token: club.token,
    });
    expect(list.body).toMatchObject({ data: [{ id, email: '', class: '8A' }] });
    expect(JSON.stringify(list.body)).not.toContain('managed');
  });

  it('gives the account an address that nobody has, which then is the only way to sign in', async () => {
    const { club, id } = await makePupil();
    const code = await makeCard(club, id);
    const { email: other } = demoAccounts.leader;
    expect(await takeOver(code, { email: other })).toMatchObject(
      errorResponse(
        422,
        `${other} sudah punya akun. Isi password akun itu, dan kartu ini menyatukan keduanya. Atau isi email lain.`,
      ),
    );
    expect((await takeOver(code, { password: 'password123' })).status).toBe(422);
    const email = 'wulan.kartu@surel.example';
    expect(await takeOver(code, { email })).toMatchObject({
      status: 200,
      body: { user: { id, email } },
    });
    expect((await signIn(email.toUpperCase())).status).toBe(200);
    expect((await signIn(`P-${id}`)).status).toBe(401);
  });

  it('ends with the one that renews it, and with another address', async () => {
    const { club, id } = await makePupil();
    const [first, second] = [await makeCard(club, id), await makeCard(club, id, true)];
    expect(await takeOver(first)).toMatchObject(ended);
    await backend.request('PUT', `/api/participants/${id}`, {
      token: club.token,
      body: { name: 'Wulan', email: 'wulan.baru@surel.example' },
    });
    expect(await takeOver(second)).toMatchObject(ended);
    expect((await takeOver(await makeCard(club, id))).status).toBe(200);
  });

  it('ends when the club removes the pupil, also if that is undone', async () => {
    const { club, id } = await makePupil();
    const code = await makeCard(club, id);
    const path = `/api/gh-schools/${club.id}/participants/${id}`;
    const { token } = club;
    expect((await backend.request('DELETE', path, { token })).status).toBe(200);
    expect(await takeOver(code)).toMatchObject(ended);
    expect(await backend.db.$count(passwordResets, eq(passwordResets.participantId, id))).toBe(0);
    expect((await backend.request('POST', `${path}/restore`, { token })).status).toBe(200);
    expect(await takeOver(code)).toMatchObject(ended);
    expect((await takeOver(await makeCard(club, id))).status).toBe(200);
  });

  it('leaves a link for a new password to whom the account belongs to', async () => {
    const { club, id } = await makePupil();
    await takeOver(await makeCard(club, id));
    const time = new Date();
    await backend.db.insert(passwordResets).values({
      participantId: id,
      tokenHash: `hash of ${id}`,
      createdAt: time,
      expiresAt: new Date(time.getTime() + 60_000),
    });
    await backend.request('DELETE', `/api/gh-schools/${club.id}/participants/${id}`, {
      token: club.token,
    });
    expect(await backend.db.$count(passwordResets, eq(passwordResets.participantId, id))).toBe(1);
  });

  it('is not made, or ended, for a pupil whom the club removes meanwhile', async () => {
    const { club, id } = await makePupil();
    const path = `/api/gh-schools/${club.id}/participants/${id}`;
    const [, removed] = await Promise.all([
      makeCards(club, [id]),
      backend.request('DELETE', path, { token: club.token }),
    ]);
    expect(removed.status).toBe(200);
    expect(await backend.db.$count(passwordResets, eq(passwordResets.participantId, id))).toBe(0);
  });

  it('is not made for whom the account belongs to, nor for a pupil of another club', async () => {
    const { club, id } = await makePupil();
    const other = await makePupil();
    expect(await makeCards(club, [id, other.id])).toMatchObject(
      errorResponse(404, 'Peserta tidak ditemukan.'),
    );
    await takeOver(await makeCard(club, id));
    expect(await makeCards(club, [id])).toMatchObject(
      errorResponse(
        409,
        'Wulan Sari sudah punya password. Kartu hanya untuk akun yang masih dikelola klub.',
      ),
    );
  });

  it('is used by one of sixteen calls, or ended by a new one', async () => {
    const { club, id } = await makePupil();
    const code = await makeCard(club, id);
    const answers = await Promise.all(Array.from({ length: 16 }, () => takeOver(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(statusesOf(answers))).toEqual(new Set([200, 422]));
    const next = await makePupil();
    const old = await makeCard(next.club, next.id);
    const [made, used] = await Promise.all([makeCards(next.club, [next.id], true), takeOver(old)]);
    // Whichever comes first, nobody has a card for an account with a password.
    expect(['201 200', '409 200', '201 422']).toContain(`${made.status} ${used.status}`);
    const left = await backend.db.$count(passwordResets, eq(passwordResets.participantId, next.id));
    expect(left).toBe(used.status === 200 ? 0 : 1);
  });

  it('is guessed a hundred times from one address, where the cards of the school go on', async () => {
    const { club, id } = await makePupil();
    const code = await makeCard(club, id);
    const statuses = new Set<number>();
    for (let tried = 0; tried <= 100; tried += 1)
      statuses.add((await takeOver(`salah ${tried}`)).status);
    expect(statuses).toEqual(new Set([422, 429]));
    expect((await takeOver(code)).status).toBe(200);
  });

  it('has a code that is no token of a link', async () => {
    const { club, id } = await makePupil();
    const code = await makeCard(club, id);
    const body = { token: code, password: 'sirkuit-malam-31' };
    const { status } = await backend.request('PUT', '/api/password-resets', { body });
    expect(status).toBe(422);
    expect((await takeOver(code)).status).toBe(200);
  });

  it('lets a pupil mistype a password as often as she likes, and ask for ten taken addresses', async () => {
    const { club, id } = await makePupil();
    const code = await makeCard(club, id);
    for (let tried = 0; tried < 12; tried += 1)
      expect((await takeOver(code, { password: 'password' })).status).toBe(422);
    const ask = () => takeOver(code, { email: demoAccounts.member.email });
    for (let tried = 0; tried < 10; tried += 1) expect((await ask()).status).toBe(422);
    expect((await ask()).status).toBe(429);
  });
});

it('is one of 20,000 that a club makes in an hour, however many at once', async () => {
  const { club, id } = await makePupil();
  await sendImport(club, [{ name: 'Ani Lestari', class: '8A' }]);
  const pupils = await backend.db
    .select({ id: participants.id })
    .from(participants)
    .where(eq(participants.clubId, club.id));
  const windowEndsAt = new Date(Date.now() + 1_800_000);
  await backend.db
    .insert(attempts)
    .values({ key: `card:made:${club.id}`, count: 19_999, windowEndsAt });
  const both = pupils.map((pupil) => pupil.id);
  expect(both).toHaveLength(2);
  expect((await makeCards(club, both)).status).toBe(429);
  expect((await makeCards(club, [id])).status).toBe(201);
  expect((await makeCards(club, [id])).status).toBe(429);
});
