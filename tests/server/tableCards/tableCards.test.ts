import { eq, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AuditLogEntry, Registration, TableCardSession } from '../../../openapi/schema.d.ts';
import { auditLog, rounds, runs, sessions, tableCards } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { useTableCardRequests } from '../../support/database/tableCardRequests.ts';
import { runsPath, scoreEntryPath } from '../../support/screens/scoreEntry.ts';

const backend = useBackend();

const { makeCards, signIn, openTable, addRun, listCards, token, place, cardsPath } =
  useTableCardRequests(backend);

const withdraw = (id: number) =>
  backend.request('DELETE', `${cardsPath()}/${id}`, { token: token() });

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
      backend.request('POST', cardsPath(), {
        token: token(),
        body: { label: 'Meja', count: 1, ...body },
      });
    const played = 'Kategori ini tidak dipertandingkan di lomba ini.';
    for (const id of [null, 999_999])
      expect(await send({ kind: 'scores', category_id: id })).toMatchObject({
        status: 422,
        body: { errors: { category_id: [played] } },
      });
    expect(await send({ kind: 'check_in', category_id: place().categoryId })).toMatchObject({
      status: 422,
      body: { message: 'Kartu kehadiran berlaku untuk semua kategori.' },
    });
    expect((await send({ kind: 'check_in', category_id: null, count: 31 })).status).toBe(422);
    expect(await send({ kind: 'check_in', category_id: null, count: 2 })).toMatchObject({
      status: 201,
      body: { message: '2 kartu meja dibuat.' },
    });
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
      expect(data.category?.id).toBe(place().categoryId);
      const session = await backend.request('GET', '/api/organiser/table-card', { token: opened });
      expect(session).toMatchObject({ status: 200, body: { data } });
    }
    expect((await signIn('AAAAAA')).status).toBe(404);
    // A link is scanned: nobody has mistyped it.
    expect(
      await signIn('https://robolaga.example/meja#3f9aV0kQ7cYtB1mXw2LrZ8sNhUe5DpJg'),
    ).toMatchObject({
      status: 404,
      body: {
        message:
          'Kartu meja ini sudah ditarik atau berakhir. Minta kartu baru kepada penyelenggara.',
      },
    });
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
    const entry = await backend.request('GET', scoreEntryPath(place()), { token: table.token });
    expect(entry.status).toBe(200);
    const added = await addRun(table.token, 0);
    expect(added.status).toBe(201);
    const path = `/api/organiser/runs/${(added.body as { data: { id: number } }).data.id}`;
    const body = { outcome: 'finished', points: 8, time: '01:07.38', reason: null };
    expect((await backend.request('PUT', path, { token: table.token, body })).status).toBe(200);
    expect((await backend.request('DELETE', path, { token: table.token })).status).toBe(200);
    const log = await backend.request('GET', '/api/organiser/audit-log?per_page=3', {
      token: token(),
    });
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
      .where(ne(rounds.categoryId, place().categoryId))
      .limit(1);
    const path = `/api/organiser/runs/${foreign?.id}`;
    const body = { outcome: 'finished', points: 1, time: '00:01.00', reason: null };
    const attempts = [
      await addRun(table.token, 0, runsPath({ ...place(), categoryId: place().categoryId + 1 })),
      await addRun(
        table.token,
        0,
        runsPath({ ...place(), tournamentId: place().tournamentId + 1 }),
      ),
      await backend.request('PUT', path, { token: table.token, body }),
      await backend.request('DELETE', path, { token: table.token }),
      await backend.request('POST', `${scoreEntryPath(place())}/import`, { token: table.token }),
      await backend.request('GET', cardsPath(), { token: table.token }),
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
  const path = `/api/organiser/tournaments/${place().tournamentId}/registrations`;
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

it.each(['scores', 'queue'] as const)(
  'a table for %s reads the schedule of its tournament alone',
  async (kind) => {
    const { token: opened } = await openTable(kind);
    const read = async (id: number) =>
      backend.request('GET', `/api/organiser/tournaments/${id}/schedule`, { token: opened });
    expect((await read(place().tournamentId)).status).toBe(200);
    expect((await read(place().tournamentId + 1)).status).toBe(403);
  },
);

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
      ...place()
        .teamIds.slice(0, 8)
        .map((_, index) => addRun(table.token, index)),
    ]);
    expect(ended.status).toBe(200);
    for (const { status } of added) expect([201, 401]).toContain(status);
    const accepted = added.filter(({ status }) => status === 201).length;
    expect(await backend.db.$count(auditLog, eq(auditLog.tableCardId, table.id))).toBe(accepted);
    expect((await addRun(table.token, 8)).status).toBe(401);
  });
});
