import { randomUUID } from 'node:crypto';
import { eq, inArray, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  AuditLogEntry,
  ManagedTournament,
  NewTableCard,
  Registration,
  TableCard,
  TableCardSession,
} from '../../../openapi/schema.d.ts';
import {
  attempts,
  auditLog,
  registrations,
  rounds,
  runs,
  sessions,
  tableCards,
  tournaments,
} from '../../../server/db/schema.ts';
import { toEventDay } from '../../../server/lib/eventDay.ts';
import { holdToday } from '../../support/database/holdToday.ts';
import { useBackend } from '../../support/database/backend.ts';
import { findOpenScoreEntry, runsPath, scoreEntryPath } from '../../support/screens/scoreEntry.ts';

const backend = useBackend();

let token: string;
let place: Awaited<ReturnType<typeof findOpenScoreEntry>>;
let cardsPath: string;
beforeEach(async () => {
  await backend.db.delete(attempts);
  token = await backend.signIn('organiser');
  place = await findOpenScoreEntry(backend.db);
  await holdToday(backend.db, place.tournamentId);
  cardsPath = `/api/organiser/tournaments/${place.tournamentId}/table-cards`;
});

async function makeCards(kind: 'scores' | 'check_in', count = 1): Promise<NewTableCard[]> {
  const category = kind === 'scores' ? place.categoryId : null;
  const { status, body } = await backend.request('POST', cardsPath, {
    token,
    body: { kind, category_id: category, label: ' Meja ', count },
  });
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { message: `${count} kartu meja dibuat.` },
  });
  return (body as { data: NewTableCard[] }).data;
}

const signIn = (card: string, name = 'Rina') =>
  backend.request('POST', '/api/organiser/table-card/sessions', { body: { card, name } });

async function openTable(kind: 'scores' | 'check_in') {
  const [card] = await makeCards(kind);
  if (!card) throw new Error('No card was made');
  const { body } = await signIn(card.code);
  const { token: opened, data } = body as { token: string; data: TableCardSession };
  return { ...card, id: data.id, token: opened };
}

const withdraw = (id: number) => backend.request('DELETE', `${cardsPath}/${id}`, { token });
const addRun = (caller: string, index: number, path = runsPath(place)) =>
  backend.request('POST', path, {
    token: caller,
    body: { key: randomUUID(), team_id: place.teamIds[index], points: 7, time: '01:07.38' },
  });
const listCards = async () =>
  ((await backend.request('GET', cardsPath, { token })).body as { data: TableCard[] }).data;

describe('table cards', () => {
  it('are made many at once, and only their hashes are stored', async () => {
    const cards = await makeCards('scores', 3);
    expect(cards.map(({ label }) => label)).toEqual(['Meja 1', 'Meja 2', 'Meja 3']);
    for (const { code, link } of cards) {
      expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
      expect(link).toMatch(/^\/meja#[\w-]{32}$/);
    }
    const stored = JSON.stringify(await backend.db.select().from(tableCards));
    for (const { code, link } of cards) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(link.split('#')[1]);
    }
  });

  it('are for a category of the tournament, or for check-in', async () => {
    const send = (body: object) =>
      backend.request('POST', cardsPath, { token, body: { label: 'Meja', count: 1, ...body } });
    const played = 'Kategori ini tidak dipertandingkan di turnamen ini.';
    for (const id of [null, 999_999])
      expect(await send({ kind: 'scores', category_id: id })).toMatchObject({
        status: 422,
        body: { errors: { category_id: [played] } },
      });
    expect(await send({ kind: 'check_in', category_id: place.categoryId })).toMatchObject({
      status: 422,
      body: { message: 'Kartu kehadiran berlaku untuk semua kategori.' },
    });
    expect((await send({ kind: 'check_in', category_id: null, count: 31 })).status).toBe(422);
  });

  it('sign in by code, however it is typed, or by the token of the link', async () => {
    const [card] = await makeCards('scores');
    const { code = '', link = '' } = card ?? {};
    const halves = [code.slice(0, 3), code.slice(3)];
    const marks = ['-', '–', '/', "'", 'ß', '_', ' ', '\u00AD'];
    const typed = marks.map((mark) => `${halves.join(mark).toLowerCase()} `);
    for (const secret of [...typed, `]Q1${code}\r\n`, link.split('#')[1] ?? '', link]) {
      await backend.db.delete(sessions);
      const { status, body } = await signIn(secret, ' Rina ');
      expect(status).toBe(201);
      const { data, token: opened } = body as { token: string; data: TableCardSession };
      expect(data).toMatchObject({ kind: 'scores', label: 'Meja', person: 'Rina' });
      expect(data.category?.id).toBe(place.categoryId);
      const session = await backend.request('GET', '/api/organiser/table-card', { token: opened });
      expect(session).toMatchObject({ status: 200, body: { data } });
    }
    expect((await signIn('AAAAAA')).status).toBe(404);
    expect((await signIn(code, ' ')).status).toBe(422);
  });

  it('are not guessed: wrong codes are limited', async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 61; attempt += 1)
      statuses.push((await signIn('AAAAAA')).status);
    expect(statuses.at(59)).toBe(404);
    expect(statuses.at(60)).toBe(429);
  });

  it('go on in a hall from which somebody guesses: by their links, and by code where one was used', async () => {
    const [card] = await makeCards('scores');
    const { code = '', link = '' } = card ?? {};
    const token = link.split('#')[1] ?? '';
    const guess = () => signIn('AAAAAA');
    for (let attempt = 0; attempt < 61; attempt += 1) await guess();
    expect((await guess()).status).toBe(429);
    expect((await signIn(code)).status).toBe(429);
    expect((await signIn(token)).status).toBe(201);
    expect((await signIn(code)).status).toBe(201);
    for (let attempt = 0; attempt < 61; attempt += 1) await guess();
    expect((await guess()).status).toBe(429);
    expect((await signIn(token)).status).toBe(201);
  });
});

describe('a table for scores', () => {
  it('enters, corrects and deletes those of its category, in the name of table and person', async () => {
    const table = await openTable('scores');
    const entry = await backend.request('GET', scoreEntryPath(place), { token: table.token });
    expect(entry.status).toBe(200);
    const added = await addRun(table.token, 0);
    expect(added.status).toBe(201);
    const path = `/api/organiser/runs/${(added.body as { data: { id: number } }).data.id}`;
    const body = { outcome: 'finished', points: 8, time: '01:07.38', reason: null };
    expect((await backend.request('PUT', path, { token: table.token, body })).status).toBe(200);
    expect((await backend.request('DELETE', path, { token: table.token })).status).toBe(200);
    const log = await backend.request('GET', '/api/organiser/audit-log?per_page=3', { token });
    const entries = (log.body as { data: AuditLogEntry[] }).data;
    expect(entries.map(({ operation }) => operation)).toEqual([
      'deleteRun',
      'correctRun',
      'addRun',
    ]);
    for (const { organiser, table: actor } of entries) {
      expect(organiser).toBeNull();
      expect(actor).toEqual({ label: 'Meja', person: 'Rina' });
    }
  });

  it('reaches no other category, tournament or score', async () => {
    const table = await openTable('scores');
    const [foreign] = await backend.db
      .select({ id: runs.id, points: runs.points, time: runs.time })
      .from(runs)
      .innerJoin(rounds, eq(rounds.id, runs.roundId))
      .where(ne(rounds.categoryId, place.categoryId))
      .limit(1);
    const path = `/api/organiser/runs/${foreign?.id}`;
    const body = { outcome: 'finished', points: 1, time: '00:01.00', reason: null };
    const attempts = [
      await addRun(table.token, 0, runsPath({ ...place, categoryId: place.categoryId + 1 })),
      await addRun(table.token, 0, runsPath({ ...place, tournamentId: place.tournamentId + 1 })),
      await backend.request('PUT', path, { token: table.token, body }),
      await backend.request('DELETE', path, { token: table.token }),
      await backend.request('POST', `${scoreEntryPath(place)}/import`, { token: table.token }),
      await backend.request('GET', cardsPath, { token: table.token }),
    ];
    expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 403));
    const [kept] = await backend.db
      .select({ id: runs.id, points: runs.points, time: runs.time })
      .from(runs)
      .where(eq(runs.id, foreign?.id ?? 0));
    expect(kept).toEqual(foreign);
  });
});

it('a table for check-in lists and checks in the teams of its tournament alone', async () => {
  const table = await openTable('check_in');
  const path = `/api/organiser/tournaments/${place.tournamentId}/registrations`;
  const listed = await backend.request('GET', path, { token: table.token });
  expect(listed.status).toBe(200);
  const [first] = (listed.body as { data: Registration[] }).data;
  const checkIn = (of: string) =>
    backend.request('PUT', `${of}/${first?.id}/check-in`, {
      token: table.token,
      body: { checked_in: true },
    });
  expect((await checkIn(path)).status).toBe(200);
  const other = '/api/organiser/tournaments/1/registrations';
  expect((await backend.request('GET', other, { token: table.token })).status).toBe(403);
  expect((await checkIn(other)).status).toBe(403);
  expect((await addRun(table.token, 0)).status).toBe(403);
});

describe('a table card that is withdrawn', () => {
  it('ends its sessions at once, and takes nobody else in', async () => {
    const table = await openTable('scores');
    expect((await listCards()).find(({ id }) => id === table.id)).toMatchObject({
      revoked_at: null,
      people: [
        { name: 'Rina', device: 'Perangkat tidak dikenal', last_seen_at: expect.any(String) },
      ],
    });
    expect(await withdraw(table.id)).toMatchObject({
      status: 200,
      body: { message: 'Meja ditarik.' },
    });
    expect((await withdraw(table.id)).status).toBe(200);
    expect((await addRun(table.token, 0)).status).toBe(401);
    expect((await signIn(table.code)).status).toBe(404);
    expect(await backend.db.$count(sessions, eq(sessions.tableCardId, table.id))).toBe(0);
    expect((await listCards()).find(({ id }) => id === table.id)).toMatchObject({
      revoked_at: expect.any(String),
      people: [],
    });
    expect(await withdraw(999_999)).toMatchObject({
      status: 404,
      body: { message: 'Kartu meja tidak ditemukan.' },
    });
  });

  it('has every score in the audit log that it was told is saved, and no other', async () => {
    const table = await openTable('scores');
    const [ended, ...added] = await Promise.all([
      withdraw(table.id),
      ...place.teamIds.slice(0, 8).map((_, index) => addRun(table.token, index)),
    ]);
    expect(ended.status).toBe(200);
    for (const { status } of added) expect([201, 401]).toContain(status);
    const accepted = added.filter(({ status }) => status === 201).length;
    expect(await backend.db.$count(auditLog, eq(auditLog.tableCardId, table.id))).toBe(accepted);
    expect((await addRun(table.token, 8)).status).toBe(401);
  });
});

/** Moves the tournament by whole days from today. */
const moveBy = (days: number) =>
  backend.db
    .update(tournaments)
    .set({ date: toEventDay(new Date(Date.now() + days * 86_400_000)) })
    .where(eq(tournaments.id, place.tournamentId));

const checkIn = async (caller: string) => {
  const path = `/api/organiser/tournaments/${place.tournamentId}/registrations`;
  const { data } = (await backend.request('GET', path, { token })).body as { data: Registration[] };
  return backend.request('PUT', `${path}/${data[0]?.id}/check-in`, {
    token: caller,
    body: { checked_in: true },
  });
};

describe('the time of table cards', () => {
  it('ends 24 hours after the day of the tournament, and moves with it', async () => {
    const table = await openTable('check_in');
    const isOn = async () => (await checkIn(table.token)).status;
    await moveBy(-1);
    expect(await isOn()).toBe(200);
    await moveBy(-2);
    expect(await isOn()).toBe(401);
    expect((await signIn(table.code)).status).toBe(404);
    await moveBy(0);
    expect(await isOn()).toBe(200);
    expect((await signIn(table.code)).status).toBe(201);
  });

  it('begins the evening before: earlier, nobody signs in, reads, enters runs or checks in', async () => {
    const [scores, door] = [await openTable('scores'), await openTable('check_in')];
    await moveBy(40);
    const { body } = await signIn(scores.code);
    const { message } = body as { message: string };
    expect(message).toMatch(
      /^Kartu meja ini baru berlaku mulai \w+, \d+ \w+ \d{4} pukul 18\.00 WI(B|TA|T)\.$/,
    );
    expect((await signIn(scores.link)).status).toBe(409);
    const refused = { status: 403, body: { message } };
    expect(await addRun(scores.token, 0)).toMatchObject(refused);
    expect(await checkIn(door.token)).toMatchObject(refused);
    const read = await backend.request('GET', scoreEntryPath(place), { token: scores.token });
    expect(read).toMatchObject(refused);
    const session = await backend.request('GET', '/api/organiser/table-card', {
      token: scores.token,
    });
    expect(session).toMatchObject({ status: 200, body: { data: { label: 'Meja' } } });
    expect(await backend.db.$count(auditLog, eq(auditLog.tableCardId, scores.id))).toBe(0);
    await moveBy(0);
    expect((await addRun(scores.token, 0)).status).toBe(201);
  });

  it.each([
    ['draft', 'Turnamen ini masih draf. Kartu meja berlaku setelah turnamen diterbitkan.'],
    [
      'postponed',
      'Turnamen ini ditunda. Kartu meja berlaku lagi pada tanggal barunya, setelah turnamen diterbitkan kembali.',
    ],
    ['cancelled', 'Turnamen ini dibatalkan, jadi kartu mejanya tidak dapat dipakai.'],
  ] as const)('pauses while the tournament is %s', async (status, message) => {
    const table = await openTable('scores');
    const set = (next: typeof status | 'published') =>
      backend.db
        .update(tournaments)
        .set({ status: next })
        .where(eq(tournaments.id, place.tournamentId));
    await set(status);
    expect(await signIn(table.code)).toMatchObject({ status: 409, body: { message } });
    expect(await addRun(table.token, 1)).toMatchObject({ status: 403, body: { message } });
    await set('published');
    expect((await signIn(table.code)).status).toBe(201);
    expect((await addRun(table.token, 1)).status).toBe(201);
  });

  it('is told to organisers', async () => {
    await makeCards('scores');
    const { body } = await backend.request('GET', cardsPath, { token });
    const { starts_at: start, ends_at: end } = body as { starts_at: string; ends_at: string };
    expect(Date.parse(end) - Date.parse(start)).toBe((6 + 48) * 3_600_000);
  });
});

describe('a tournament that is moved after its table cards have ended', () => {
  /** Moves it to today as an organiser does; returns the text of the answer. */
  async function moveToToday(): Promise<string> {
    const path = `/api/organiser/tournaments/${place.tournamentId}`;
    const { data } = (await backend.request('GET', path, { token })).body as {
      data: ManagedTournament;
    };
    const { title, about, start_time, time_zone, venue } = data;
    const { registration_opens_at, registration_closes_at } = data;
    const categories = data.categories.map(({ id, capacity }) => ({ id, capacity }));
    const { body } = await backend.request('PUT', path, {
      token,
      body: {
        ...{ title, about, start_time, time_zone, venue, categories },
        ...{ registration_opens_at, registration_closes_at },
        date: toEventDay(new Date()),
      },
    });
    return (body as { message: string }).message;
  }
  const setStatus = (status: string) =>
    backend.request('PUT', `/api/organiser/tournaments/${place.tournamentId}/status`, {
      token,
      body: { status },
    });

  it('withdraws them if it was held: a day that is over gives no new right', async () => {
    const table = await openTable('scores');
    expect((await addRun(table.token, 2)).status).toBe(201);
    await moveBy(-2);
    expect(await moveToToday()).toBe(
      'Turnamen telah disimpan. Kartu meja dari hari lomba yang lalu ditarik: buat kartu baru.',
    );
    expect((await signIn(table.code)).status).toBe(404);
    expect((await addRun(table.token, 3)).status).toBe(401);
    const { body } = await backend.request('GET', '/api/organiser/audit-log', { token });
    const [entry] = (body as { data: AuditLogEntry[] }).data;
    expect(entry).toMatchObject({
      operation: 'updateTournament',
      detail: expect.stringMatching(/; kartu meja ditarik$/) as string,
    });
  });

  it('keeps them if it was postponed: the printed cards work on the new day', async () => {
    const table = await openTable('scores');
    expect((await addRun(table.token, 2)).status).toBe(201);
    await moveBy(-2);
    await setStatus('postponed');
    expect(await moveToToday()).toBe('Turnamen telah disimpan.');
    expect((await signIn(table.code)).status).toBe(409);
    await setStatus('published');
    expect((await signIn(table.code)).status).toBe(201);
  });

  it('keeps them if nothing was played: its date was wrong', async () => {
    const table = await openTable('check_in');
    const played = backend.db
      .select({ id: registrations.id })
      .from(registrations)
      .where(eq(registrations.tournamentId, place.tournamentId));
    await backend.db.delete(runs).where(inArray(runs.registrationId, played));
    await moveBy(-2);
    expect(await moveToToday()).toBe('Turnamen telah disimpan.');
    expect((await signIn(table.code)).status).toBe(201);
  });
});

describe('the devices of a table card', () => {
  const full =
    'Kartu ini sedang dipakai di 10 perangkat. Minta panitia mengeluarkan salah satunya di halaman Kartu meja.';
  const endSessions = (id: number, query = '') =>
    backend.request('DELETE', `${cardsPath}/${id}/sessions${query}`, { token });
  const peopleOf = async (id: number) =>
    (await listCards()).find((card) => card.id === id)?.people ?? [];

  it('are ten, and none that is in use gives its place to another one', async () => {
    const table = await openTable('scores');
    const statuses = await Promise.all(Array.from({ length: 15 }, () => signIn(table.code)));
    expect(statuses.filter(({ status }) => status === 201)).toHaveLength(9);
    for (const { status, body } of statuses)
      if (status !== 201)
        expect({ status, body }).toMatchObject({ status: 409, body: { message: full } });
    expect((await addRun(table.token, 0)).status).toBe(201);
    expect(await peopleOf(table.id)).toHaveLength(10);
  });

  it('give their place if they were not used for half an hour, the longest unused first', async () => {
    const table = await openTable('scores');
    for (let number = 2; number <= 10; number += 1) await signIn(table.code, `Relawan ${number}`);
    const unused = async (name: string, minutes: number) =>
      backend.db
        .update(sessions)
        .set({ lastSeenAt: new Date(Date.now() - minutes * 60_000) })
        .where(eq(sessions.personName, name));
    await unused('Relawan 3', 29);
    expect((await signIn(table.code, 'Baru')).status).toBe(409);
    await unused('Relawan 4', 31);
    await unused('Relawan 5', 300);
    expect((await signIn(table.code, 'Baru')).status).toBe(201);
    const names = (await peopleOf(table.id)).map(({ name }) => name);
    expect(names).toHaveLength(10);
    expect(names).not.toContain('Relawan 5');
    expect(names).toContain('Relawan 4');
  });

  it('are listed with what they are, and signed out one by one or all at once', async () => {
    const [card] = await makeCards('scores');
    const phone = 'Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0';
    const open = async (name: string) => {
      const response = await backend.app.request('/api/organiser/table-card/sessions', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'User-Agent': phone },
        body: JSON.stringify({ card: card?.code, name }),
      });
      return ((await response.json()) as { token: string; data: TableCardSession }) ?? {};
    };
    const [rina, bagas, sari] = [await open('Rina'), await open('Bagas'), await open('Sari')];
    const { id } = rina.data;
    const people = await peopleOf(id);
    expect(people.map(({ name, device }) => `${name}: ${device}`)).toEqual([
      'Rina: Firefox, Android',
      'Bagas: Firefox, Android',
      'Sari: Firefox, Android',
    ]);
    expect(await endSessions(id, `?session_id=${people[0]?.id}`)).toMatchObject({
      status: 200,
      body: { message: '1 perangkat dikeluarkan dari Meja.' },
    });
    const statusOf = async ({ token: caller }: { token: string }) =>
      (await backend.request('GET', '/api/organiser/table-card', { token: caller })).status;
    expect([await statusOf(rina), await statusOf(bagas)]).toEqual([401, 200]);
    const again = 'Tidak ada lagi yang masuk dengan Meja.';
    expect(await endSessions(id, `?session_id=${people[0]?.id}`)).toMatchObject({
      body: { message: again },
    });
    expect(await endSessions(id)).toMatchObject({
      body: { message: '2 perangkat dikeluarkan dari Meja.' },
    });
    expect([await statusOf(bagas), await statusOf(sari)]).toEqual([401, 401]);
    expect((await endSessions(id)).status).toBe(200);
    expect((await signIn(card?.code ?? '')).status).toBe(201);
    const log = await backend.request('GET', '/api/organiser/audit-log?per_page=2', { token });
    const entries = (log.body as { data: AuditLogEntry[] }).data;
    expect(entries.map(({ operation, detail }) => [operation, detail])).toEqual([
      ['endTableCardSessions', expect.stringMatching(/^Meja: (Bagas, Sari|Sari, Bagas)$/)],
      ['endTableCardSessions', 'Meja: Rina'],
    ]);
  });

  it('of another card, an account or another tournament stay signed in', async () => {
    const [one, other] = [await openTable('scores'), await openTable('scores')];
    const [session] = await peopleOf(other.id);
    expect((await endSessions(one.id, `?session_id=${session?.id}`)).status).toBe(200);
    expect((await addRun(other.token, 0)).status).toBe(201);
    const elsewhere = `/api/organiser/tournaments/1/table-cards/${other.id}/sessions`;
    expect(await backend.request('DELETE', elsewhere, { token })).toMatchObject({
      status: 404,
      body: { message: 'Kartu meja tidak ditemukan.' },
    });
    expect((await endSessions(one.id, '?session_id=nol')).status).toBe(422);
    expect((await addRun(other.token, 1)).status).toBe(201);
  });
});
