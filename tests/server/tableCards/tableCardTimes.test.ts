import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AuditLogEntry, ManagedTournament, Registration } from '../../../openapi/schema.d.ts';
import { auditLog, registrations, runs, sessions, tournaments } from '../../../server/db/schema.ts';
import { toEventDay } from '../../../server/lib/eventDay.ts';
import { useBackend } from '../../support/database/backend.ts';
import { useTableCardRequests } from '../../support/database/tableCardRequests.ts';
import { scoreEntryPath } from '../../support/screens/scoreEntry.ts';

const backend = useBackend();
const { makeCards, signIn, openTable, addRun, moveBy, token, place, cardsPath } =
  useTableCardRequests(backend);

const checkIn = async (caller: string) => {
  const path = `/api/organiser/tournaments/${place().tournamentId}/registrations`;
  const { data } = (await backend.request('GET', path, { token: token() })).body as {
    data: Registration[];
  };
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

  it('ends 24 hours after the last day of a tournament of several days', async () => {
    const table = await openTable('check_in');
    const isOn = async () => (await checkIn(table.token)).status;
    const last = (days: number) =>
      backend.db
        .update(tournaments)
        .set({ endDate: toEventDay(new Date(Date.now() + days * 24 * 60 * 60 * 1000)) })
        .where(eq(tournaments.id, place().tournamentId));
    await moveBy(-3);
    expect(await isOn()).toBe(401);
    await last(-1);
    expect(await isOn()).toBe(200);
    await last(-2);
    expect(await isOn()).toBe(401);
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
    const read = await backend.request('GET', scoreEntryPath(place()), { token: scores.token });
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
    ['draft', 'Lomba ini masih draf. Kartu meja berlaku setelah lomba diterbitkan.'],
    [
      'postponed',
      'Lomba ini ditunda. Kartu meja berlaku lagi pada tanggal barunya, setelah lomba diterbitkan kembali.',
    ],
    ['cancelled', 'Lomba ini dibatalkan, jadi kartu mejanya tidak dapat dipakai.'],
  ] as const)('pauses while the tournament is %s', async (status, message) => {
    const table = await openTable('scores');
    const set = (next: typeof status | 'published') =>
      backend.db
        .update(tournaments)
        .set({ status: next })
        .where(eq(tournaments.id, place().tournamentId));
    await set(status);
    expect(await signIn(table.code)).toMatchObject({ status: 409, body: { message } });
    expect(await addRun(table.token, 1)).toMatchObject({ status: 403, body: { message } });
    await set('published');
    expect((await signIn(table.code)).status).toBe(201);
    expect((await addRun(table.token, 1)).status).toBe(201);
  });

  it('is told to organisers', async () => {
    await makeCards('scores');
    const { body } = await backend.request('GET', cardsPath(), { token: token() });
    const { starts_at: start, ends_at: end } = body as { starts_at: string; ends_at: string };
    expect(Date.parse(end) - Date.parse(start)).toBe((6 + 48) * 3_600_000);
  });

  it('begins to the millisecond, for who is signed in and for who signs in', async () => {
    const door = await openTable('check_in');
    const { body } = await backend.request('GET', cardsPath(), { token: token() });
    const start = Date.parse((body as { starts_at: string }).starts_at);
    const statuses = async () => [
      (await checkIn(door.token)).status,
      (await signIn(door.code)).status,
    ];
    backend.clock.at = new Date(start - 1);
    expect(await statuses()).toEqual([403, 409]);
    backend.clock.at = new Date(start);
    expect(await statuses()).toEqual([200, 201]);
  });
});

describe('a tournament that is moved after its table cards have ended', () => {
  /** Moves it as an organiser does, by default to today; returns the text of the answer. */
  async function moveTo(date = toEventDay(new Date())): Promise<string> {
    const path = `/api/organiser/tournaments/${place().tournamentId}`;
    const { data } = (await backend.request('GET', path, { token: token() })).body as {
      data: ManagedTournament;
    };
    const { title, about, start_time, time_zone, venue } = data;
    const { registration_opens_at, registration_closes_at } = data;
    const categories = data.categories.map(({ id, capacity }) => ({ id, capacity }));
    const { body } = await backend.request('PUT', path, {
      token: token(),
      body: {
        title,
        about,
        start_time,
        time_zone,
        venue,
        categories,
        registration_opens_at,
        registration_closes_at,
        date,
      },
    });
    return (body as { message: string }).message;
  }
  const setStatus = (status: string) =>
    backend.request('PUT', `/api/organiser/tournaments/${place().tournamentId}/status`, {
      token: token(),
      body: { status },
    });

  it('withdraws them if it was held: a day that is over gives no new right', async () => {
    const table = await openTable('scores');
    expect((await addRun(table.token, 2)).status).toBe(201);
    await moveBy(-2);
    expect(await moveTo()).toBe(
      'Lomba telah disimpan. Kartu meja dari hari lomba yang lalu ditarik: buat kartu baru.',
    );
    expect((await signIn(table.code)).status).toBe(404);
    expect((await addRun(table.token, 3)).status).toBe(401);
    // Nobody is signed in any more, and so nobody is listed.
    expect(await backend.db.$count(sessions, eq(sessions.tableCardId, table.id))).toBe(0);
    expect(await backend.db.$count(sessions)).toBeGreaterThan(0);
    const { body } = await backend.request('GET', '/api/organiser/audit-log', { token: token() });
    const [entry] = (body as { data: AuditLogEntry[] }).data;
    expect(entry).toMatchObject({
      operation: 'updateTournament',
      detail: expect.stringMatching(/; kartu meja ditarik$/) as string,
    });
  });

  it('withdraws them from the millisecond in which they end', async () => {
    const table = await openTable('scores');
    expect((await addRun(table.token, 2)).status).toBe(201);
    const readEnd = async () => {
      const { body } = await backend.request('GET', cardsPath(), { token: token() });
      return Date.parse((body as { ends_at: string }).ends_at);
    };
    const end = await readEnd();
    const move = async (time: number, date: string) => {
      backend.clock.at = new Date(time);
      return moveTo(date);
    };
    const [day, next] = [toEventDay(new Date()), toEventDay(new Date(end))];
    expect(await move(end - 1, next)).toBe('Lomba telah disimpan.');
    const nextEnd = await readEnd();
    expect(await move(end - 1, day)).toBe('Lomba telah disimpan.');
    // They would have ended on the new day too.
    expect(await move(nextEnd, next)).toBe('Lomba telah disimpan.');
    expect(await move(end - 1, day)).toBe('Lomba telah disimpan.');
    expect(await move(end, next)).toMatch(/ Kartu meja dari hari lomba yang lalu ditarik/);
  });

  it('keeps them if it was postponed: the printed cards work on the new day', async () => {
    const table = await openTable('scores');
    expect((await addRun(table.token, 2)).status).toBe(201);
    await moveBy(-2);
    await setStatus('postponed');
    expect(await moveTo()).toBe('Lomba telah disimpan.');
    expect((await signIn(table.code)).status).toBe(409);
    await setStatus('published');
    expect((await signIn(table.code)).status).toBe(201);
  });

  it('keeps them if nothing was played: its date was wrong', async () => {
    const table = await openTable('check_in');
    const played = backend.db
      .select({ id: registrations.id })
      .from(registrations)
      .where(eq(registrations.tournamentId, place().tournamentId));
    await backend.db.delete(runs).where(inArray(runs.registrationId, played));
    await moveBy(-2);
    expect(await moveTo()).toBe('Lomba telah disimpan.');
    expect((await signIn(table.code)).status).toBe(201);
  });
});
