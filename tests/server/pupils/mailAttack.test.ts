import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readDocument } from '../../../openapi/readDocument.ts';
import { createApp } from '../../../server/app.ts';
import { attempts, clubs, participants } from '../../../server/db/schema.ts';
import type { Mail, WriteMail } from '../../../server/services/mailer.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createPupilImport } from '../../support/database/pupilImport.ts';
import { testPasswords, testPictures } from '../../support/database/testDatabase.ts';
import { createMaker, type TestClub } from '../../support/screens/clubData.ts';

// A free club writes the names and addresses of its pupils, and the server sends them mail: its words must not
// reach strangers, nor one mailbox without end, and it must not take the turns of honest clubs.

const backend = useBackend();
const { makeClub } = createMaker(backend);
const { send: sendImport } = createPupilImport(backend);
let app: ReturnType<typeof createApp>;
let writes: WriteMail[] = [];

beforeAll(() => {
  app = createApp({
    db: backend.db,
    files: backend.files,
    passwords: testPasswords,
    pictures: testPictures,
    now: () => backend.clock.at ?? new Date(),
    document: readDocument(),
    publicUrl: 'https://robolaga.example',
    mailer: { sendLater: (...later) => void writes.push(...later) },
  });
});
afterAll(async () => {
  await backend.db.delete(attempts);
});
beforeEach(async () => {
  writes = [];
  await backend.db.delete(attempts);
});

type Pupil = { name: string; email?: string };

async function makePupils({ name = '', isKnown = true }, pupils: Pupil[]) {
  const club = await makeClub();
  const reviewedAt = isKnown ? new Date() : null;
  await backend.db
    .update(clubs)
    .set({ reviewedAt, ...(name && { name }) })
    .where(eq(clubs.id, club.id));
  for (let start = 0; start < pupils.length; start += 1_000)
    await sendImport(
      club,
      pupils.slice(start, start + 1_000).map((pupil) => ({ class: '8A', email: '', ...pupil })),
    );
  const rows = await backend.db
    .select({ id: participants.id })
    .from(participants)
    .where(eq(participants.clubId, club.id))
    .orderBy(participants.id);
  expect(rows).toHaveLength(pupils.length);
  return { club, ids: rows.map(({ id }) => id) };
}

async function mail(club: TestClub, ids: number[]) {
  const response = await app.request(`/api/gh-schools/${club.id}/participants/card-mails`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${club.token}` },
    body: JSON.stringify({ participant_ids: ids, renew: true }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function readMails(): Promise<Mail[]> {
  const mails: Mail[] = [];
  for (const write of writes) {
    const written = await write();
    if (written) mails.push(written);
  }
  return mails;
}

/** Returns what the limits on mails have counted, by key. */
async function readMailCounters(): Promise<Record<string, number>> {
  const rows = await backend.db.select().from(attempts).where(like(attempts.key, 'card-mail:%'));
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
}

const clubName = 'Anda menang! https://evil.example/hadiah';
/** Thirty strangers, and one of whom sixty addresses are written. */
const victims: Pupil[] = Array.from({ length: 90 }, (_value, index) => ({
  name: `Klik https://evil.example/${index} untuk hadiah`,
  email: index < 30 ? `korban-${index}@surel.example` : `korban+${index}@kantor.example`,
}));

describe('a free club with the words of an attacker', () => {
  it('mails nobody before organisers know it, and is told to print the cards', async () => {
    const { club, ids } = await makePupils({ name: clubName, isKnown: false }, victims);
    expect(await mail(club, ids)).toMatchObject({
      status: 409,
      body: {
        message:
          'Klub ini belum diperiksa penyelenggara, jadi kartunya belum dapat dikirim lewat email. Cetak kartunya.',
      },
    });
    expect(writes).toEqual([]);
    expect(await readMailCounters()).toEqual({});
  });

  it('mails five cards to a mailbox once it is known, and nothing that can be opened but the card', async () => {
    const { club, ids } = await makePupils(
      { name: clubName },
      victims.map(({ name, email = '' }) => ({ name, email: `b${email}` })),
    );
    const { status, body } = await mail(club, ids);
    expect(status).toBe(200);
    expect(body).toMatchObject({ sent: 35 });
    expect(body.too_often).toHaveLength(55);
    const mails = await readMails();
    expect(mails).toHaveLength(35);
    expect(mails.filter(({ to }) => to.endsWith('@kantor.example'))).toHaveLength(5);
    for (const { subject, text } of mails) {
      expect(subject).toBe('Kartu akun RoboLaga');
      expect(text).toContain('klub "Anda menang! evil. example/hadiah" sudah membuat akun');
      expect(text.match(/https?:\/\/\S+|\b[\w-]+\.[a-z]{2,}\S*/giu)).toEqual([
        expect.stringMatching(/^https:\/\/robolaga\.example\/kartu#[0-9A-Z]{26}$/),
      ]);
    }
    // Whoever has had one so far gets another four.
    for (const sent of [30, 30, 30, 30, 0])
      expect((await mail(club, ids)).body).toMatchObject({ sent });
  });

  it.each(['korban+1@gmail.com', 'KOR.BAN@gmail.com', 'korban@googlemail.com'])(
    'does not reach a full mailbox by %s',
    async (email) => {
      const { club, ids } = await makePupils({}, [{ name: 'Satu Kotak', email }]);
      for (let count = 1; count <= 5; count += 1)
        expect((await mail(club, ids)).body).toMatchObject({ sent: 1 });
      await backend.db
        .update(participants)
        .set({ email: '' })
        .where(eq(participants.id, ids[0] ?? 0));
      const other = await makePupils({}, [{ name: 'Satu Kotak', email: 'korban@gmail.com' }]);
      expect((await mail(other.club, other.ids)).body).toMatchObject({ sent: 0 });
      await backend.db
        .update(participants)
        .set({ email: '' })
        .where(eq(participants.id, other.ids[0] ?? 0));
    },
  );
});

describe('an honest club', () => {
  const honest = (prefix: string, count: number): Pupil[] =>
    Array.from({ length: count }, (_value, index) => ({
      name: `Siswa ${prefix} ${index}`,
      email: `${prefix}-${index}@surel.example`,
    }));

  it('sends 60 and 30 cards after three clubs have asked for 2,000 pupils without an address each', async () => {
    const without = Array.from({ length: 1_000 }, (_value, index) => ({ name: `Tanpa ${index}` }));
    const attackers = await Promise.all([1, 2, 3].map(() => makePupils({}, without)));
    for (const { club, ids } of attackers)
      for (let turn = 0; turn < 2; turn += 1)
        expect(await mail(club, ids)).toMatchObject({ status: 200, body: { sent: 0 } });
    expect(await readMailCounters()).toEqual({});
    const { club, ids } = await makePupils({}, honest('jujur', 90));
    expect((await mail(club, ids.slice(0, 60))).body).toMatchObject({ sent: 60 });
    expect((await mail(club, ids.slice(60))).body).toMatchObject({ sent: 30 });
  });

  it('has its own 40 an hour when others have used up those of all, also after a refused call', async () => {
    await backend.db.insert(attempts).values({
      key: 'card-mail:all',
      count: 5_000,
      windowEndsAt: new Date(Date.now() + 60_000),
    });
    const { club, ids } = await makePupils({}, honest('sisa', 90));
    expect((await mail(club, ids.slice(0, 60))).status).toBe(429);
    expect((await mail(club, ids.slice(0, 60))).status).toBe(429);
    expect((await mail(club, ids.slice(60))).body).toMatchObject({ sent: 30 });
  });

  it('gets back what was counted for pupils whose mailbox was full', async () => {
    const pupils = Array.from({ length: 8 }, (_value, index) => ({
      name: `Berbagi ${index}`,
      email: `keluarga+${index}@surel.example`,
    }));
    const { club, ids } = await makePupils({}, pupils);
    expect((await mail(club, ids)).body).toMatchObject({ sent: 5 });
    expect(await readMailCounters()).toEqual({
      [`card-mail:club:${club.id}`]: 5,
      'card-mail:all': 5,
      'card-mail:mailbox:keluarga@surel.example': 5,
    });
  });
});
