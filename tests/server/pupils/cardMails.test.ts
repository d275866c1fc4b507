import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDocument } from '../../../openapi/readDocument.ts';
import { createApp } from '../../../server/app.ts';
import { attempts, clubs, participants, passwordResets } from '../../../server/db/schema.ts';
import { createSmtpMailer } from '../../../server/node/smtpMailer.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createPupilImport } from '../../support/database/pupilImport.ts';
import { testPasswords, testPictures } from '../../support/database/testDatabase.ts';
import { createMaker, errorResponse, type TestClub } from '../../support/screens/clubData.ts';
import { type Mailbox, openMailbox } from '../../support/servers/mailbox.ts';

const backend = useBackend();
const { makeClub } = createMaker(backend);
const { send: sendImport } = createPupilImport(backend);
const origin = 'https://robolaga.example';
const errors: unknown[] = [];
let mailbox: Mailbox;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  mailbox = await openMailbox();
  const location = { url: mailbox.url, from: 'panitia@robolaga.example' };
  app = createApp({
    db: backend.db,
    files: backend.files,
    passwords: testPasswords,
    pictures: testPictures,
    now: () => backend.clock.at ?? new Date(),
    document: readDocument(),
    publicUrl: origin,
    mailer: await createSmtpMailer(location, (error) => errors.push(error)),
    onContractViolation: (violation) => errors.push(violation),
    onError: (error) => errors.push(error),
  });
});
afterAll(async () => {
  await mailbox.close();
  expect(errors).toEqual([]);
});

/** Makes a club that an organiser has reviewed, with pupils. */
async function makePupils(rows: { name: string; email?: string }[]) {
  const club = await makeClub();
  await backend.db.update(clubs).set({ reviewedAt: new Date() }).where(eq(clubs.id, club.id));
  await sendImport(
    club,
    rows.map(({ name, email = '' }) => ({ name, class: '8A', email })),
  );
  const pupils = await backend.db
    .select({ id: participants.id, name: participants.name })
    .from(participants)
    .where(eq(participants.clubId, club.id))
    .orderBy(participants.id);
  return { club, pupils, ids: pupils.map(({ id }) => id) };
}

const post = (path: string, club: TestClub, ids: number[], to = app, renew = true) =>
  to.request(`/api/gh-schools/${club.id}/participants/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${club.token}` },
    body: JSON.stringify({ participant_ids: ids, renew }),
  });
async function mail(club: TestClub, ids: number[]) {
  const response = await post('card-mails', club, ids);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const takeOver = (code: string) =>
  backend.request('PUT', '/api/pupil-cards', {
    body: { code, email: '', password: 'sirkuit-malam-31' },
  });
const codeIn = (text: string) => /robolaga\.example\/kartu#([0-9A-Z]{26})/.exec(text)?.[1] ?? '';

it('renews the cards of the pupils with an address and names those without, but no code', async () => {
  const { club, pupils, ids } = await makePupils([
    { name: 'Wulan Surat', email: 'wulan.surat@surel.example' },
    { name: 'Zaki Surat' },
    { name: 'Ani Surat' },
  ]);
  const printed = await backend.request('POST', `/api/gh-schools/${club.id}/participants/cards`, {
    token: club.token,
    body: { participant_ids: ids },
  });
  const before = mailbox.mails.length;
  const { status, body } = await mail(club, ids);
  expect(status).toBe(200);
  const byName = (name: string) => pupils.find((each) => each.name === name);
  expect(body).toEqual({
    success: true,
    message: '1 kartu akun sedang dikirim.',
    sent: 1,
    without_address: [byName('Ani Surat'), byName('Zaki Surat')],
    too_often: [],
    with_card: [],
  });
  await mailbox.waitFor(before + 1);
  const letter = mailbox.mails.find(({ to }) => to.includes('wulan.surat@surel.example'));
  const [row] = await backend.db.select().from(clubs).where(eq(clubs.id, club.id));
  expect(letter?.text).toContain(
    `Untuk peserta "Wulan Surat": klub "${row?.name}" sudah membuat akun RoboLaga dengan email ini.`,
  );
  expect(letter?.text).toContain(
    'Sudah punya akun dengan email ini? Isi password akun itu, dan keduanya menjadi satu.',
  );
  expect(letter?.text).toContain(
    'Tautan atau kartu yang lebih lama tidak berlaku lagi. Jika email ini bukan untuk Anda, abaikan.',
  );
  const code = codeIn(letter?.text ?? '');
  expect(JSON.stringify(body)).not.toContain(code);
  const { data } = printed.body as { data: { participant_id: number; code: string }[] };
  const old = data.find((card) => card.participant_id === byName('Wulan Surat')?.id);
  expect((await takeOver(old?.code ?? '')).status).toBe(422);
  expect((await takeOver(code)).status).toBe(200);
  // The cards of those without an address are as they were.
  const kept = data.find((card) => card.participant_id === byName('Ani Surat')?.id);
  expect((await takeOver(kept?.code ?? '')).status).toBe(200);
});

it('sends nothing where an account has a password, or belongs to another club', async () => {
  const { club, ids } = await makePupils([{ name: 'Budi Surat', email: 'budi@surel.example' }]);
  const other = await makePupils([{ name: 'Cici Surat', email: 'cici@surel.example' }]);
  const before = mailbox.mails.length;
  expect(await mail(club, [...ids, ...other.ids])).toMatchObject(
    errorResponse(404, 'Peserta tidak ditemukan.'),
  );
  const [id = 0] = ids;
  await backend.db.update(participants).set({ passwordHash: 'own' }).where(eq(participants.id, id));
  expect((await mail(club, ids)).status).toBe(409);
  expect((await post('card-mails', club, other.ids)).status).toBe(404);
  expect(mailbox.mails).toHaveLength(before);
});

it('sends a mailbox five cards a day; the sixth card is not made', async () => {
  const email = 'sering@surel.example';
  const { club, pupils, ids } = await makePupils([{ name: 'Sering Surat', email }]);
  for (let count = 1; count <= 5; count += 1) {
    const before = mailbox.mails.length;
    expect((await mail(club, ids)).body).toMatchObject({ sent: 1, too_often: [] });
    await mailbox.waitFor(before + 1);
  }
  const [card] = await backend.db
    .select()
    .from(passwordResets)
    .where(eq(passwordResets.participantId, ids[0] ?? 0));
  expect((await mail(club, ids)).body).toMatchObject({ sent: 0, too_often: pupils });
  expect(
    await backend.db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.participantId, ids[0] ?? 0)),
  ).toEqual([card]);
  backend.clock.at = new Date(Date.now() + 25 * 60 * 60 * 1000);
  const before = mailbox.mails.length;
  expect((await mail(club, ids)).body).toMatchObject({ sent: 1 });
  await mailbox.waitFor(before + 1);
});

it('mails cards to two thousand pupils of a club an hour, and tells when it is more', async () => {
  const { club, ids } = await makePupils([{ name: 'Batas Surat', email: 'batas@surel.example' }]);
  await backend.db.insert(attempts).values({
    key: `card-mail:club:${club.id}`,
    count: 2_000,
    windowEndsAt: new Date(Date.now() + 60_000),
  });
  const response = await post('card-mails', club, ids);
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).not.toBeNull();
});

it('says so where the server cannot send mail', async () => {
  const { club, ids } = await makePupils([{ name: 'Dedi Surat', email: 'dedi@surel.example' }]);
  const response = await post('card-mails', club, ids, backend.app);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({
    message: 'Server ini belum dapat mengirim email. Cetak kartunya.',
  });
});

it('goes on after a mail that could not be written', async () => {
  const failures: unknown[] = [];
  const location = { url: mailbox.url, from: 'panitia@robolaga.example' };
  const mailer = await createSmtpMailer(location, (error) => failures.push(error));
  const before = mailbox.mails.length;
  const to = 'fani@surel.example';
  const failure = new Error('The database is away');
  mailer.sendLater(
    () => Promise.reject(failure),
    async () => undefined,
    async () => ({ to, subject: 'Kartu', text: 'Isi' }),
  );
  const mails = await mailbox.waitFor(before + 1);
  expect(mails.at(-1)?.to).toEqual([to]);
  expect(failures).toEqual([failure]);
});

it('counts what is sent alone, and gives back all of a refused call', async () => {
  const counts = async () =>
    Object.fromEntries(
      (await backend.db.select().from(attempts))
        .filter(({ key }) => key.startsWith('card-mail:'))
        .map(({ key, count }) => [key, count]),
    );
  await backend.db.delete(attempts);
  const without = await makePupils([{ name: 'Eka Tanpa' }, { name: 'Fia Tanpa' }]);
  expect((await post('card-mails', without.club, without.ids)).status).toBe(200);
  expect(await counts()).toEqual({});
  await backend.db.delete(attempts);
  const { club, ids } = await makePupils(
    ['Gita', 'Hadi', 'Ira'].map((name) => ({ name, email: `${name}.kembali@surel.example` })),
  );
  await backend.db
    .insert(attempts)
    .values({ key: 'card-mail:all', count: 4_999, windowEndsAt: new Date(Date.now() + 60_000) });
  const own = { key: `card-mail:club:${club.id}`, count: 39 };
  await backend.db.insert(attempts).values({ ...own, windowEndsAt: new Date(Date.now() + 60_000) });
  expect((await post('card-mails', club, ids)).status).toBe(429);
  expect(await counts()).toEqual({ 'card-mail:all': 4_999, [own.key]: 39 });
});
