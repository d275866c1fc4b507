import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ClubParticipant, NamedId, PupilCard } from '../../../openapi/schema.d.ts';
import { readDocument } from '../../../openapi/readDocument.ts';
import { createApp } from '../../../server/app.ts';
import { clubs, participants, passwordResets } from '../../../server/db/schema.ts';
import type { Mail } from '../../../server/services/mailer.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createPupilImport } from '../../support/database/pupilImport.ts';
import { testPasswords, testPictures } from '../../support/database/testDatabase.ts';
import { createMaker, type TestClub } from '../../support/screens/clubData.ts';

const backend = useBackend();
const { makeClub } = createMaker(backend);
const { send: sendImport } = createPupilImport(backend);

const password = 'sirkuit-malam-31';
const days = 24 * 60 * 60 * 1000;

/** A club that organisers know, with pupils whom it has added. */
async function makeClass(...names: string[]) {
  const club = await makeClub();
  await backend.db.update(clubs).set({ reviewedAt: new Date() }).where(eq(clubs.id, club.id));
  await sendImport(
    club,
    names.map((name) => ({ name, class: '8A', email: '' })),
  );
  const pupils = await backend.db
    .select({ id: participants.id, name: participants.name })
    .from(participants)
    .where(eq(participants.clubId, club.id))
    .orderBy(participants.id);
  return { club, pupils, ids: pupils.map(({ id }) => id) };
}

async function makeCards(club: TestClub, ids: number[], fields: { renew?: boolean } = {}) {
  const { status, body } = await backend.request(
    'POST',
    `/api/gh-schools/${club.id}/participants/cards`,
    { token: club.token, body: { participant_ids: ids, ...fields } },
  );
  expect(status).toBe(201);
  return body as { message: string; data: PupilCard[]; with_card: NamedId[]; ends_at: string };
}
const takeOver = (code = '', email = '', typed = password) =>
  backend.request('PUT', '/api/pupil-cards', { body: { code, email, password: typed } });
const isValid = async (code = '') =>
  (await backend.request('POST', '/api/pupil-cards/check', { body: { code } })).status === 200;
async function list({ id, token }: TestClub) {
  const { body } = await backend.request('GET', `/api/gh-schools/${id}/participants`, { token });
  return (body as { data: ClubParticipant[] }).data;
}

describe('cards that are printed', () => {
  it('are left as they are by a second request, which makes those that are missing', async () => {
    const { club, pupils, ids } = await makeClass('Budi', 'Ani', 'Citra');
    const [budi = 0, ani = 0] = ids;
    const first = await makeCards(club, [budi, ani]);
    expect(first).toMatchObject({ message: '2 kartu akun dibuat.', with_card: [] });
    const second = await makeCards(club, ids);
    expect(second.data.map(({ name }) => name)).toEqual(['Citra']);
    expect(second.message).toBe('1 kartu akun dibuat.');
    expect(second.with_card).toEqual([pupils[1], pupils[0]]);
    expect(await makeCards(club, ids)).toMatchObject({
      message: '0 kartu akun dibuat.',
      data: [],
      with_card: [{ name: 'Ani' }, { name: 'Budi' }, { name: 'Citra' }],
    });
    for (const { code } of [...first.data, ...second.data]) expect(await isValid(code)).toBe(true);
  });

  it('are left as they are where renew is false, and renewed for one or all where it is true', async () => {
    const { club, ids } = await makeClass('Budi', 'Ani');
    const { data: printed } = await makeCards(club, ids);
    expect((await makeCards(club, ids, { renew: false })).data).toEqual([]);
    const [one] = (await makeCards(club, ids.slice(0, 1), { renew: true })).data;
    expect(await isValid(printed[0]?.code)).toBe(false);
    expect(await isValid(printed[1]?.code)).toBe(true);
    const all = await makeCards(club, ids, { renew: true });
    expect(all).toMatchObject({ message: '2 kartu akun dibuat.', with_card: [] });
    for (const card of [one, ...printed]) expect(await isValid(card?.code)).toBe(false);
    for (const { code } of all.data) expect(await isValid(code)).toBe(true);
  });

  it('are made once by requests that are sent at once', async () => {
    const { club, ids } = await makeClass('Budi', 'Ani', 'Citra');
    const answers = await Promise.all(Array.from({ length: 8 }, () => makeCards(club, ids)));
    const made = answers.flatMap(({ data }) => data);
    expect(made.map(({ participant_id: id }) => id).sort((a, b) => a - b)).toEqual(ids);
    for (const { code } of made) expect(await isValid(code)).toBe(true);
    expect(answers.filter(({ with_card: kept }) => kept.length === 3)).toHaveLength(7);
  });

  it('are missing once they have expired, to the instant', async () => {
    const { club, ids } = await makeClass('Budi');
    const { ends_at: end, data } = await makeCards(club, ids);
    expect(Date.parse(end) - Date.now()).toBeGreaterThan(179 * days);
    const soon = new Date(Date.now() + 60_000);
    await backend.db
      .update(passwordResets)
      .set({ expiresAt: soon })
      .where(eq(passwordResets.participantId, ids[0] ?? 0));
    backend.clock.at = new Date(soon.getTime() - 1);
    expect((await makeCards(club, ids)).data).toEqual([]);
    expect((await list(club))[0]?.card).toBeDefined();
    backend.clock.at = soon;
    expect(await isValid(data[0]?.code)).toBe(false);
    expect((await list(club))[0]).not.toHaveProperty('card');
    expect((await makeCards(club, ids)).data).toHaveLength(1);
  });

  it('are missing for a pupil whose address the club has changed', async () => {
    const { club, ids } = await makeClass('Budi');
    await makeCards(club, ids);
    await backend.request('PUT', `/api/participants/${ids[0]}`, {
      token: club.token,
      body: { name: 'Budi', email: 'budi.ganti@surel.example' },
    });
    expect((await makeCards(club, ids)).data).toHaveLength(1);
  });
});

describe('the list of the club', () => {
  it('says who has a card, since when and until when, and who has used it', async () => {
    const { club, ids } = await makeClass('Ani', 'Budi', 'Citra');
    const at = new Date('2026-11-20T01:00:00Z');
    backend.clock.at = at;
    const { data } = await makeCards(club, ids.slice(0, 2));
    const used = new Date('2026-11-21T02:00:00Z');
    backend.clock.at = used;
    expect((await takeOver(data[0]?.code)).status).toBe(200);
    const [ani, budi, citra] = await list(club);
    expect(ani).toMatchObject({ name: 'Ani', card_used_at: used.toISOString() });
    expect(ani).not.toHaveProperty('card');
    expect(budi?.card).toEqual({
      created_at: at.toISOString(),
      ends_at: new Date(at.getTime() + 180 * days).toISOString(),
    });
    expect(budi).not.toHaveProperty('card_used_at');
    for (const field of ['card', 'card_used_at']) expect(citra).not.toHaveProperty(field);
  });

  it('says so of an account that the card has made one person with the pupil', async () => {
    const { club, ids } = await makeClass('Dewi');
    const email = 'dewi.lama@surel.example';
    await backend.request('POST', '/api/participant/register', {
      body: { name: 'Dewi', email, password, password_confirmation: password },
    });
    const { data } = await makeCards(club, ids);
    expect((await takeOver(data[0]?.code, email)).status).toBe(200);
    expect(await list(club)).toMatchObject([{ email, card_used_at: expect.any(String) }]);
  });

  it('keeps it for who comes back after a removal, and not for the next club', async () => {
    const { club, ids } = await makeClass('Ani');
    const [id = 0] = ids;
    const { data } = await makeCards(club, ids);
    const { body } = await takeOver(data[0]?.code);
    const { token } = body as { token: string };
    const path = `/api/gh-schools/${club.id}/participants/${id}`;
    await backend.request('DELETE', path, { token: club.token });
    expect((await backend.request('POST', `${path}/restore`, { token: club.token })).status).toBe(
      200,
    );
    expect((await list(club))[0]).toHaveProperty('card_used_at');
    const other = await makeClub();
    await backend.db
      .update(clubs)
      .set({ pinHash: await testPasswords.hash('123456') })
      .where(eq(clubs.id, other.id));
    await backend.request('DELETE', path, { token: club.token });
    const joined = await backend.request('POST', `/api/participant/join-gh/${other.id}`, {
      token,
      body: { pin: '123456' },
    });
    expect(joined.status).toBe(200);
    const [person] = await list(other);
    expect(person).toMatchObject({ name: 'Ani' });
    expect(person).not.toHaveProperty('card_used_at');
  });

  it('takes a link for a new password of whom the account belongs to for no card', async () => {
    const { club, ids } = await makeClass('Ani');
    const { data } = await makeCards(club, ids);
    await takeOver(data[0]?.code);
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + days);
    const row = { participantId: ids[0], tokenHash: `link of ${ids[0]}`, createdAt, expiresAt };
    await backend.db.insert(passwordResets).values(row);
    expect((await list(club))[0]).not.toHaveProperty('card');
  });
});

describe('cards that are mailed', () => {
  const writes: (() => Promise<Mail | undefined>)[] = [];
  const createMailing = () =>
    createApp({
      db: backend.db,
      files: backend.files,
      passwords: testPasswords,
      pictures: testPictures,
      now: () => new Date(),
      document: readDocument(),
      mailer: { sendLater: (...later) => void writes.push(...later) },
    });

  async function mail(club: TestClub, ids: number[], fields: { renew?: boolean } = {}) {
    const response = await createMailing().request(
      `/api/gh-schools/${club.id}/participants/card-mails`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${club.token}` },
        body: JSON.stringify({ participant_ids: ids, ...fields }),
      },
    );
    expect(response.status).toBe(200);
    return (await response.json()) as { sent: number; with_card: NamedId[] };
  }
  const write = async () =>
    (await Promise.all(writes.splice(0).map((each) => each()))).filter(Boolean);
  async function makeReachable() {
    const made = await makeClass('Ani', 'Budi');
    const [ani = 0, budi = 0] = made.ids;
    for (const id of [ani, budi])
      await backend.db
        .update(participants)
        .set({ email: `kartu.${id}@surel.example` })
        .where(eq(participants.id, id));
    return { ...made, ani, budi };
  }

  it('leave a printed one valid unless it is to be renewed', async () => {
    const { club, pupils, ids, ani } = await makeReachable();
    const { data } = await makeCards(club, [ani]);
    const [printed] = data;
    expect(await mail(club, ids)).toMatchObject({
      message: '1 kartu akun sedang dikirim.',
      sent: 1,
      with_card: [pupils[0]],
    });
    expect(await write()).toMatchObject([{ to: `kartu.${ids[1]}@surel.example` }]);
    expect(await isValid(printed?.code)).toBe(true);
    expect(await mail(club, ids, { renew: true })).toMatchObject({ sent: 2, with_card: [] });
    expect(await write()).toHaveLength(2);
    expect(await isValid(printed?.code)).toBe(false);
  });

  it('are not written for a pupil who has got a card since, by a second press or on paper', async () => {
    const { club, ids, budi } = await makeReachable();
    expect(await mail(club, ids)).toMatchObject({ sent: 2 });
    expect(await mail(club, ids)).toMatchObject({ sent: 2 });
    const { data } = await makeCards(club, [budi]);
    expect(await write()).toHaveLength(1);
    expect(await isValid(data[0]?.code)).toBe(true);
  });
});
