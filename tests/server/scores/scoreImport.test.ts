import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  CheckedScoreImport,
  ImportedScore,
  ScoreEntryData,
} from '../../../openapi/schema.d.ts';
import { auditLog, registrations, teams } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import { scoreEntryPath, findOpenScoreEntry } from '../../support/screens/scoreEntry.ts';

const backend = useBackend();

let token: string;
let place: Awaited<ReturnType<typeof findOpenScoreEntry>>;
let scoreEntry: ScoreEntryData;
beforeEach(async () => {
  token = await backend.signIn('organiser');
  place = await findOpenScoreEntry(backend.db);
  scoreEntry = await readScoreEntry();
});

const readScoreEntry = async () => {
  const { body } = await backend.request('GET', scoreEntryPath(place), { token });
  return (body as { data: ScoreEntryData }).data;
};
/** A registered team without a score. */
const free = (index: number) => {
  const scored = new Set(scoreEntry.runs.map(({ team }) => team.id));
  const team = scoreEntry.teams.filter(({ id }) => !scored.has(id))[index];
  if (!team) throw new Error('There are too few teams');
  return team;
};
type Row = {
  line: number;
  sheet?: string;
  team: string;
  start_number?: string;
  points: string;
  time: string;
  version?: string | null;
};
const row = (line: number, team: string, changes: Partial<Row> = {}): Row => ({
  line,
  team,
  points: '80',
  time: '01:07.38',
  ...changes,
});
const send = async (rows: Row[], preview = false) => {
  const path = `${scoreEntryPath(place)}/import`;
  const { status, body } = await backend.request('POST', path, { token, body: { preview, rows } });
  return { status, body: body as CheckedScoreImport & { message: string } };
};
const countLines = () => backend.db.$count(auditLog, eq(auditLog.operation, 'importScores'));
const count = (added: number, changed: number, unchanged: number, rejected: number) => ({
  added,
  changed,
  unchanged,
  rejected,
});
const problemsOf = ({ body }: { body: CheckedScoreImport }) =>
  body.data.rows.map(({ line, problem }) => [line, problem]);

describe('an import of scores', () => {
  it('is checked without being saved, and saved as it was checked', async () => {
    const [one, other] = [free(0), free(1)];
    const rows = [row(2, one.code), row(3, ` ${other.name.toUpperCase()} `, { points: '-75' })];
    const lines = await countLines();
    const preview = await send(rows, true);
    expect(preview).toMatchObject({
      status: 200,
      body: { message: '2 skor siap disimpan.', data: count(2, 0, 0, 0) },
    });
    expect(preview.body.data.rows[1]).toEqual<ImportedScore>({
      line: 3,
      outcome: 'added',
      team: other,
      round_id: scoreEntry.rounds[0]?.id ?? 0,
      number: 1,
      score: { outcome: 'finished', points: -75, time: '01:07.38', reason: null },
      before: null,
      version: null,
      problem: null,
    });
    expect(await readScoreEntry()).toEqual(scoreEntry);
    expect(await countLines()).toBe(lines);
    const saved = await send(rows);
    expect(saved).toMatchObject({ status: 200, body: { message: '2 skor telah disimpan.' } });
    expect(saved.body.data).toEqual(preview.body.data);
    expect((await readScoreEntry()).runs.slice(0, 2)).toMatchObject([
      { team: other, points: -75, time: '01:07.38', version: '"1"' },
      { team: one, points: 80, time: '01:07.38', version: '"1"' },
    ]);
  });

  it('finds a team however a program has written its code or name', async () => {
    const team = free(0);
    const [, letters = '', digits = ''] = team.code.split('-');
    const written = [
      team.code.toLowerCase(),
      ...['–', '−', '/', "'", 'ß', ' ', '_', '.', ''].map((mark) =>
        ['X', letters, digits].join(mark),
      ),
      `${letters}-${digits}`,
      `X-${letters}-${Number(digits)}`,
      `https://robolaga.example/teams/${team.code}`,
      `${team.name}\u200B`,
      team.name.toUpperCase().replaceAll(' ', '\u00A0'),
    ];
    for (const text of written) {
      const { body } = await send([row(2, text)], true);
      expect(body.data.rows[0]?.team?.id, text).toBe(team.id);
    }
  });

  it('that is sent twice changes nothing the second time', async () => {
    const rows = [row(2, free(0).code), row(3, free(1).code)];
    await send(rows);
    const [after, lines] = [await readScoreEntry(), await countLines()];
    const seen = rows.map((each) => ({ ...each, version: null }));
    expect(await send(seen)).toMatchObject({
      status: 200,
      body: { message: 'Semua skor ini sudah ada.', data: count(0, 0, 2, 0) },
    });
    expect((await send(rows, true)).body.message).toBe('Semua skor ini sudah tersimpan.');
    expect(await readScoreEntry()).toEqual(after);
    expect(await countLines()).toBe(lines);
  });

  it('says what it replaces, and raises the version of that alone', async () => {
    const [one, other] = [free(0), free(1)];
    await send([row(2, one.code), row(3, other.code)]);
    const rows = [row(2, one.code, { points: '81' }), row(3, other.code)];
    const { body } = await send(rows, true);
    expect(body.data).toMatchObject(count(0, 1, 1, 0));
    expect(body.data.rows[0]).toMatchObject({
      outcome: 'changed',
      score: { points: 81, time: '01:07.38' },
      before: { points: 80, time: '01:07.38' },
      version: '"1"',
    });
    await send(rows);
    const versions = (await readScoreEntry()).runs
      .filter(({ team }) => [one.id, other.id].includes(team.id))
      .map(({ team, version }) => [team.id, version]);
    expect(Object.fromEntries(versions)).toEqual({ [one.id]: '"2"', [other.id]: '"1"' });
  });

  it('names every bad line, and saves nothing', async () => {
    const [stranger] = await backend.db
      .select({ code: teams.code })
      .from(teams)
      .where(eq(teams.categoryId, place.categoryId))
      .except(
        backend.db
          .select({ code: teams.code })
          .from(registrations)
          .innerJoin(teams, eq(teams.id, registrations.teamId))
          .where(eq(registrations.tournamentId, place.tournamentId)),
      );
    const rows = [
      row(2, free(0).code),
      row(3, 'X-NONE-00001'),
      row(4, stranger?.code ?? ''),
      row(5, free(0).name),
      row(6, free(1).code, { points: '1.000' }),
      row(7, free(2).code, { points: '100000', time: '01:07:38' }),
      row(9, free(3).code, { time: '' }),
      row(2, free(4).code, { sheet: 'Lari 1' }),
      row(2, free(4).code, { sheet: 'Lari 2' }),
    ];
    const preview = await send(rows, true);
    expect(preview.body).toMatchObject({
      message: '7 baris perlu diperbaiki. Belum ada yang disimpan.',
      data: count(2, 0, 0, 7),
    });
    const points =
      'Poin harus bilangan dari -9999 sampai 99999, dengan paling banyak dua angka di belakang koma.';
    const time = 'Waktu harus ditulis sebagai MM:SS.hh.';
    const hours =
      '01:07:38 dapat berarti 01:07.38 atau 1 jam 7 menit 38 detik. Tulis lengkap sebagai MM:SS.hh.';
    expect(problemsOf(preview)).toEqual([
      [2, null],
      [3, 'Tim tidak dikenal.'],
      [4, 'Tim ini tidak terdaftar di kategori ini.'],
      [5, 'Tim ini sudah ada di baris 2.'],
      [6, points],
      [7, `${points} ${hours}`],
      [9, time],
      [2, null],
      [2, 'Tim ini sudah ada di Lari 1, baris 2.'],
    ]);
    const lines = await countLines();
    expect(await send(rows)).toMatchObject({
      status: 409,
      body: {
        message:
          '7 baris tidak dapat disimpan, jadi tidak ada skor yang disimpan. Periksa kembali.',
      },
    });
    expect(await readScoreEntry()).toEqual(scoreEntry);
    expect(await countLines()).toBe(lines);
  });

  it('asks for the code of a team whose name two registered teams have', async () => {
    const [one, other] = [free(0), free(1)];
    await backend.db
      .update(teams)
      .set({ name: 'Kembar Siam' })
      .where(inArray(teams.id, [one.id, other.id]));
    const preview = await send([row(2, 'kembar  siam'), row(3, one.code)], true);
    expect(problemsOf(preview)).toEqual([
      [2, 'Lebih dari satu tim terdaftar bernama atau bernomor ini. Tulis kode timnya.'],
      [3, null],
    ]);
  });

  it('takes the start number of a team, and rejects one that does not fit the rest of the row', async () => {
    const [one, other, third] = [free(0), free(1), free(2)];
    await backend.db
      .update(teams)
      .set({ name: 'Kembar Siam' })
      .where(inArray(teams.id, [one.id, other.id]));
    await backend.db
      .update(teams)
      .set({ name: String(one.start_number) })
      .where(eq(teams.id, third.id));
    const number = (team: typeof one) => String(team.start_number);
    const rows = [
      row(2, '', { start_number: number(one) }),
      row(3, 'kembar siam', { start_number: `0${number(other)}` }),
      row(4, third.code, { start_number: `No. ${number(third)}` }),
    ];
    const read = await send(rows, true);
    expect(read.body.data.rows.map(({ team, problem }) => [team?.id, problem])).toEqual([
      [one.id, null],
      [other.id, null],
      [third.id, null],
    ]);
    const refused = await send(
      [
        row(2, other.code, { start_number: number(one) }),
        row(3, '', { start_number: '99999' }),
        row(4, '', { start_number: 'dua belas' }),
        row(5, 'Tidak Ada', { start_number: number(one) }),
        // In the column of the teams: a number, and the name of another team.
        row(6, number(one)),
        row(7, number(other)),
        row(8, ''),
      ],
      true,
    );
    expect(problemsOf(refused)).toEqual([
      [2, `Nomor peserta ${number(one)} adalah Kembar Siam, bukan tim di baris ini.`],
      [3, 'Tidak ada tim dengan nomor peserta 99999 di kategori ini.'],
      [4, 'Tidak ada tim dengan nomor peserta dua belas di kategori ini.'],
      [5, 'Tim tidak dikenal.'],
      [6, 'Lebih dari satu tim terdaftar bernama atau bernomor ini. Tulis kode timnya.'],
      [7, null],
      [8, 'Tim tidak dikenal.'],
    ]);
  });

  it('does not replace what somebody else has changed since the preview', async () => {
    const [one, other] = [free(0), free(1)];
    await send([row(2, one.code)]);
    const seen = await send([row(2, one.code, { points: '90' }), row(3, other.code)], true);
    const versions = seen.body.data.rows.map(({ version }) => version);
    const [score] = (await readScoreEntry()).runs.filter(({ team }) => team.id === one.id);
    const body = { outcome: 'finished', points: 85, time: '01:00.00' };
    await backend.request('PUT', `/api/organiser/runs/${score?.id}`, { token, body });
    const rows = [
      row(2, one.code, { points: '90', version: versions[0] ?? null }),
      row(3, other.code, { version: versions[1] ?? null }),
    ];
    expect((await send(rows)).status).toBe(409);
    expect(problemsOf(await send(rows, true))).toEqual([
      [2, 'Skor tim ini baru saja diubah di meja lain.'],
      [3, null],
    ]);
    const now = (await readScoreEntry()).runs;
    expect(now.find(({ team }) => team.id === one.id)).toMatchObject(body);
    expect(now.some(({ team }) => team.id === other.id)).toBe(false);
  });

  it('has hours in a category of hours', async () => {
    place = await findOpenScoreEntry(backend.db, 'Inspire');
    scoreEntry = await readScoreEntry();
    expect(problemsOf(await send([row(2, free(0).code)], true))).toEqual([
      [2, 'Waktu di kategori ini ditulis tanpa pecahan detik, sebagai HH:MM:SS.'],
    ]);
    expect((await send([row(2, free(0).code, { time: '01:07:38' })])).status).toBe(200);
  });

  it('is limited, and refused where the category is not played', async () => {
    const rows = Array.from({ length: 501 }, (_, index) => row(index + 2, 'X-NONE-00001'));
    expect((await send(rows)).status).toBe(422);
    expect((await send([])).status).toBe(422);
    expect((await send(rows.slice(1), true)).body.data.rejected).toBe(500);
    place = { ...place, categoryId: 9999 };
    expect((await send([row(2, 'X-NONE-00001')])).status).toBe(404);
  });

  it('of sixteen at once with the same rows is made by one of them', async () => {
    const rows = scoreEntry.teams.map(({ code }, index) => row(index + 2, code));
    const lines = await countLines();
    const answers = await Promise.all(Array.from({ length: 16 }, () => send(rows)));
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200));
    const saved = answers.map(({ body: { data } }) => data.added + data.changed);
    expect(saved.filter((count) => count > 0)).toHaveLength(1);
    expect(await countLines()).toBe(lines + Math.max(...saved));
    const stored = (await readScoreEntry()).runs.filter(
      ({ points, time }) => points === 80 && time === '01:07.38',
    );
    expect(stored.map(({ team }) => team.code).sort()).toEqual(rows.map(({ team }) => team).sort());
  });
});
