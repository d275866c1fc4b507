import { desc, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  AuditLogEntry,
  ManagedTournament,
  Registration,
  TournamentInput,
} from '../../../openapi/schema.d.ts';
import {
  categories,
  auditLog,
  registrations,
  scores,
  tournaments,
} from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import {
  type ScoreAnswer,
  type ScoreEntryAnswer,
  runsPath,
  scoreEntryPath,
  findOpenScoreEntry,
} from '../../support/screens/scoreEntry.ts';

const backend = useBackend();
const tournamentsPath = '/api/organiser/tournaments';

let token: string;
beforeEach(async () => {
  token = await backend.signIn('organiser');
});

const send = async (method: string, path: string, body?: unknown) => {
  const response = await backend.request(method, path, { token, body });
  expect(response.status).toBeLessThan(300);
  return response;
};

/** Returns the last lines of the audit log, the latest last. */
async function lastLines(count: number) {
  const { body } = await send('GET', `/api/organiser/audit-log?per_page=${count}`);
  return (body as { data: AuditLogEntry[] }).data
    .toReversed()
    .map(({ operation, object, detail }) => ({ operation, name: object.name, detail }));
}

const nameOf = async (table: typeof tournaments | typeof categories, id: number) => {
  const name = table === tournaments ? tournaments.title : categories.name;
  const [row] = await backend.db.select({ name }).from(table).where(eq(table.id, id));
  return row?.name ?? '';
};

describe('a line of a score', () => {
  let place: Awaited<ReturnType<typeof findOpenScoreEntry>>;
  let names: (index: number) => string;
  let codes: string[];
  beforeEach(async () => {
    place = await findOpenScoreEntry(backend.db);
    const { body } = (await send('GET', scoreEntryPath(place))) as unknown as ScoreEntryAnswer;
    const teams = place.teamIds.map((id) => body.data.teams.find((team) => team.id === id));
    const where = [
      await nameOf(categories, place.categoryId),
      await nameOf(tournaments, place.tournamentId),
    ];
    names = (index) => [teams[index]?.name, ...where].join(', ');
    codes = teams.map((team) => team?.code ?? '');
  });

  const run = 'Penyisihan, percobaan 1';
  const add = async (index: number, points: number) => {
    const entry = { key: crypto.randomUUID(), team_id: place.teamIds[index], time: '01:07.38' };
    const added = await send('POST', runsPath(place), { ...entry, points });
    return `/api/organiser/runs/${(added as unknown as ScoreAnswer).body.data.id}`;
  };

  it('has the team, category and tournament, and the values before and after', async () => {
    const path = await add(0, 758);
    await send('PUT', path, { outcome: 'finished', points: 777, time: '01:07.38' });
    await send('PUT', path, { outcome: 'finished', points: 777, time: '01:00.00' });
    await send('PUT', path, { outcome: 'finished', points: 780, time: '00:59.00' });
    await send('PUT', path, { outcome: 'dnf', points: 780, time: null });
    await send('PUT', path, { outcome: 'dq', points: null, time: null, reason: 'Garis' });
    await send('DELETE', path);
    const name = names(0);
    expect(await lastLines(7)).toEqual([
      { operation: 'addRun', name, detail: `${run}: 758 poin, 01:07.38` },
      { operation: 'correctRun', name, detail: `${run}: 758 → 777 poin` },
      { operation: 'correctRun', name, detail: `${run}: 777 poin, 01:07.38 → 01:00.00` },
      { operation: 'correctRun', name, detail: `${run}: 777 → 780 poin, 01:00.00 → 00:59.00` },
      {
        operation: 'correctRun',
        name,
        detail: `${run}: 780 poin, 00:59.00 → tidak selesai, 780 poin`,
      },
      {
        operation: 'correctRun',
        name,
        detail: `${run}: tidak selesai, 780 poin → diskualifikasi (Garis)`,
      },
      { operation: 'deleteRun', name, detail: `${run}: diskualifikasi (Garis)` },
    ]);
  });

  it('is there for each score that an import changes', async () => {
    const path = await add(0, 758);
    await add(1, 60);
    const row = (line: number, index: number, points: string) => ({
      line,
      team: codes[index],
      points,
      time: '01:07.38',
    });
    const count = await backend.db.$count(auditLog);
    await send('POST', `${scoreEntryPath(place)}/import`, {
      preview: false,
      rows: [row(2, 0, '777'), row(3, 1, '60'), row(4, 2, '90')],
    });
    expect(await backend.db.$count(auditLog)).toBe(count + 2);
    const operation = 'importScores';
    expect(await lastLines(2)).toEqual([
      { operation, name: names(0), detail: `${run}: 758 → 777 poin` },
      { operation, name: names(2), detail: `${run}: 90 poin, 01:07.38` },
    ]);
    const [corrected] = await backend.db
      .select()
      .from(auditLog)
      .orderBy(desc(auditLog.id))
      .limit(1)
      .offset(1);
    expect(corrected).toMatchObject({ kind: 'score', objectId: Number(path.split('/').at(-1)) });
  });
});

it('a line of a registration has the team, category and tournament', async () => {
  const [found] = await backend.db
    .select({ id: registrations.id, tournamentId: registrations.tournamentId })
    .from(registrations)
    .leftJoin(scores, eq(scores.registrationId, registrations.id))
    .where(isNull(scores.id))
    .limit(1);
  if (!found) throw new Error('There is no registration without a score');
  const path = `${tournamentsPath}/${found.tournamentId}/registrations/${found.id}`;
  const { body } = await send('PUT', `${path}/check-in`, { checked_in: true });
  const { team, category } = (body as { data: Registration }).data;
  await send('PUT', `${path}/check-in`, { checked_in: false });
  await send('DELETE', path);
  const title = await nameOf(tournaments, found.tournamentId);
  const name = `${team.name}, ${category.name}, ${title}`;
  expect(await lastLines(3)).toEqual([
    { operation: 'setCheckIn', name, detail: 'present' },
    { operation: 'setCheckIn', name, detail: 'absent' },
    { operation: 'withdrawRegistration', name, detail: null },
  ]);
});

describe('a line of a tournament', () => {
  const input: TournamentInput = {
    title: 'Piala Uji Coba',
    about: 'Baris satu.',
    date: '2027-03-06',
    start_time: '08:30',
    time_zone: 'Asia/Jakarta',
    venue: { name: 'Gedung Serbaguna', city: 'Malang', province: 'Jawa Timur' },
    registration_opens_at: '2027-01-01T01:00:00.000Z',
    registration_closes_at: null,
    categories: [
      { id: 1, capacity: 16 },
      { id: 2, capacity: null },
    ],
  };
  const make = async () => {
    const { body } = await send('POST', tournamentsPath, input);
    return `${tournamentsPath}/${(body as { data: ManagedTournament }).data.id}`;
  };

  it('says what an update has changed', async () => {
    const path = await make();
    const [first, second, third] = [
      await nameOf(categories, 1),
      await nameOf(categories, 2),
      await nameOf(categories, 3),
    ];
    await send('PUT', path, {
      ...input,
      about: 'Baris lain.',
      date: '2027-03-13',
      start_time: null,
      venue: { ...input.venue, city: 'Batu' },
      registration_opens_at: '2027-01-02T02:30:00.000Z',
      registration_closes_at: '2027-03-01T16:59:00.000Z',
      categories: [
        { id: 1, capacity: null },
        { id: 3, capacity: 8 },
      ],
    });
    await send('PUT', path, {
      ...input,
      title: 'Piala Kota',
      categories: [{ id: 1, capacity: 20 }],
    });
    expect(await lastLines(2)).toEqual([
      {
        operation: 'updateTournament',
        name: 'Piala Uji Coba',
        detail: [
          'keterangan',
          'tanggal 2027-03-06 → 2027-03-13',
          'jam mulai 08:30 → kosong',
          'kota Malang → Batu',
          'pendaftaran dibuka 2027-01-01 08:00 WIB → 2027-01-02 09:30 WIB',
          'pendaftaran ditutup kosong → 2027-03-01 23:59 WIB',
          `kapasitas ${first} 16 → tidak dibatasi`,
          `kategori ${second} dihapus`,
          `kategori ${third} ditambahkan`,
        ].join('; '),
      },
      expect.objectContaining({
        name: 'Piala Kota',
        detail: expect.stringMatching(/^judul Piala Uji Coba → Piala Kota; keterangan; /),
      }),
    ]);
  });

  it('has no detail if nothing has changed', async () => {
    await send('PUT', await make(), input);
    expect((await lastLines(1))[0]?.detail).toBeNull();
  });
});
