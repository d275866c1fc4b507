import { inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { MatchRule } from '../../../openapi/schema.d.ts';
import { teams as teamRows } from '../../../server/db/schema.ts';
import { useBackend } from '../../support/database/backend.ts';
import {
  createMatchImportRequests,
  numbered,
  row,
  type Row,
} from '../../support/database/matchImportRequests.ts';
import { groupRule } from '../../support/database/matchRequests.ts';
import { roundInput } from '../../support/database/roundRequests.ts';

const backend = useBackend();
const { send, findProblems, drawGroups, drawKnockout, ...requests } =
  createMatchImportRequests(backend);
const { first, save, planGroups, ofRound } = requests;

const soccer = { counts: 'points', best_of: 1, has_draws: true } as const;
/** Returns the result of a single row, or what is wrong with it. */
async function read(row: Row) {
  const { body } = await send([row], true);
  const [{ result, problem } = { result: null, problem: null }] = body.data.rows;
  if (problem !== null || !result) return problem;
  return `${result.home_score}:${result.away_score} ${result.winner}`;
}

describe('the round of a row', () => {
  it('is one of matches, drawn and open', async () => {
    const runs = 'Kategori ini tidak memiliki babak pertandingan.';
    expect(await findProblems([numbered(1, '2:0')])).toEqual([runs]);
    expect(await findProblems([numbered(1, '2:0', { round: 'Penyisihan' })])).toEqual([
      'Babak Penyisihan berisi percobaan, bukan pertandingan.',
    ]);
    expect(await findProblems([numbered(1, '2:0', { round: 'Lain' })])).toEqual([
      'Babak ini tidak ada di kategori ini.',
    ]);
    await planGroups();
    expect(await findProblems([numbered(1, '2:0')])).toEqual([
      'Pertandingan babak Penyisihan belum diundi.',
    ]);
    await drawGroups([2]);
    await send([numbered(1, '2:0')]);
    await ofRound(first().id, 'PUT', 'state', { state: 'closed' });
    expect(await findProblems([numbered(1, '2:0')])).toEqual(['Babak Penyisihan sudah ditutup.']);
    await ofRound(first().id, 'PUT', 'state', { state: 'open', reason: 'Salah catat' });
  });
});

describe('the match of a row', () => {
  it('is named by its number or both of its teams, which agree', async () => {
    const { teams, matches } = await drawGroups([2, 2]);
    const [a = '', b = '', c = ''] = teams.map(({ code }) => code);
    const [nameA, , nameC] = teams.map(({ name }) => name);
    const [match] = matches;
    const own = [match?.home.team_id, match?.away.team_id].map(
      (id) => teams.find((team) => team.id === id)?.name,
    );
    const other = `Pertandingan 1 adalah ${own.join(' lawan ')}, bukan tim di baris ini.`;
    const rows: [Row, string | null][] = [
      [row(a, '', '2:0'), 'Isi nomor pertandingan, atau kedua timnya.'],
      [row('', '', '2:0'), 'Isi nomor pertandingan, atau kedua timnya.'],
      [row(a, a, '2:0'), 'Tim A dan Tim B adalah tim yang sama.'],
      [row(a, c, '2:0'), `${nameA} dan ${nameC} tidak bertemu di babak Penyisihan.`],
      [row('X-NONE-00001', b, '2:0'), 'Tim A: Tim tidak dikenal.'],
      [row(a, 'Entah', '2:0'), 'Tim B: Tim tidak dikenal.'],
      [numbered(99, '2:0'), 'Pertandingan 99 tidak ada di babak Penyisihan.'],
      [row('', '', '2:0', { number: 'satu' }), 'Nomor pertandingan harus bilangan.'],
      [row(a, c, '2:0', { number: '1' }), other],
      [row('', c, '2:0', { number: '1' }), other],
      [row(a, a, '2:0', { number: '1' }), other],
      [row(b, a, '2:0', { number: 'Pertandingan 1' }), null],
    ];
    for (const [each, problem] of rows)
      expect(await findProblems([each]), JSON.stringify(each)).toEqual([problem]);
  });

  it('is in the file once', async () => {
    const { teams } = await drawGroups([2]);
    const [a, b] = teams.map(({ code }) => code);
    expect(
      await findProblems([
        numbered(1, '2:0'),
        row(b ?? '', a ?? '', '2:0'),
        numbered(1, '2:0', { sheet: 'Meja 2' }),
      ]),
    ).toEqual([
      null,
      'Pertandingan ini sudah ada di baris 2.',
      'Pertandingan ini sudah ada di baris 2.',
    ]);
  });

  it('has both teams, which a bye and an open match have not', async () => {
    await drawKnockout({}, 3);
    const unknown = 'Kedua tim pertandingan ini belum diketahui.';
    expect(await findProblems([numbered(2, '2:0'), numbered(3, '2:0')])).toEqual([
      unknown,
      unknown,
    ]);
    expect(await findProblems([numbered(1, '2:0'), numbered(3, '2:0')])).toEqual([null, null]);
  });

  it('is not of one of several teams with a name', async () => {
    const { teams } = await drawGroups([3]);
    const twins = teams.slice(0, 2).map(({ id }) => id);
    const names = teams.slice(0, 2).map(({ id, name }) => ({ id, name }));
    await backend.db
      .update(teamRows)
      .set({ name: 'Kembar Siam' })
      .where(inArray(teamRows.id, twins));
    expect(await findProblems([row('Kembar Siam', teams[2]?.code ?? '', '2:0')])).toEqual([
      'Tim A: Lebih dari satu tim terdaftar bernama atau bernomor ini. Tulis kode timnya.',
    ]);
    for (const { id, name } of names)
      await backend.db
        .update(teamRows)
        .set({ name })
        .where(inArray(teamRows.id, [id]));
  });
});

describe('the result of a row', () => {
  /** A match of a category in which the first team is at home. */
  const drawOne = async (changes: Partial<MatchRule>, kind: 'groups' | 'knockout' = 'groups') => {
    const { teams, matches } =
      kind === 'groups' ? await drawGroups([2], changes) : await drawKnockout(changes, 2);
    const match = matches[0];
    const nameOf = (id: number | null | undefined) =>
      teams.find((team) => team.id === id)?.name ?? '';
    const stranger = teams[3]?.name ?? '';
    return { home: nameOf(match?.home.team_id), away: nameOf(match?.away.team_id), stranger };
  };
  type Case = [scores: string, changes: Partial<Row>, expected: string];
  /** Returns what the rows of cases say, as these expect it. */
  const readAll = async (cases: Case[]) => {
    const found: Case[] = [];
    for (const [scores, changes] of cases)
      found.push([scores, changes, (await read(numbered(1, scores, changes))) ?? '']);
    return found;
  };

  it('has whole scores that fit the rule of the round', async () => {
    const whole = 'Skor harus bilangan bulat dari 0 sampai 999.';
    const { home, away, stranger } = await drawOne({});
    const cases: Case[] = [
      ['2:1', {}, '2:1 home'],
      [' 2 : 1,0', { result: 'Selesai' }, '2:1 home'],
      ['02:0.00', { result: 'played', winner: home }, '2:0 home'],
      ['dua:0', {}, whole],
      ['1.5:0', {}, whole],
      ['-1:0', {}, whole],
      ['1000:0', {}, whole],
      ['2:', {}, 'Skor wajib diisi.'],
      ['', { winner: home }, 'Skor wajib diisi.'],
      ['3:0', {}, 'Tim yang memenangi 2 ronde sudah memenangi pertandingan ini.'],
      ['1:1', {}, 'Pertandingan ini harus memiliki pemenang.'],
      ['2:1', { winner: away }, 'Pemenang tidak cocok dengan skor di baris ini.'],
      ['2:1', { winner: 'seri' }, 'Pemenang tidak cocok dengan skor di baris ini.'],
      ['2:1', { winner: 'Entah' }, 'Pemenang: Tim tidak dikenal.'],
      ['2:1', { winner: stranger }, `Pemenang: ${stranger} tidak bermain di pertandingan ini.`],
      [
        '2:1',
        { absent: away },
        'Isi Hasil dengan tidak hadir atau diskualifikasi, atau kosongkan Tidak hadir.',
      ],
      [
        '2:1',
        { result: 'menang telak' },
        'Hasil harus selesai, tidak hadir, diskualifikasi, kedua tim tidak hadir, atau kedua tim diskualifikasi.',
      ],
      ['x:1', { winner: 'Entah' }, `${whole} Pemenang: Tim tidak dikenal.`],
    ];
    expect(await readAll(cases)).toEqual(cases);
  });

  it('follows from who has won the only bout', async () => {
    const { home, away } = await drawOne({ best_of: 1 });
    const cases: Case[] = [
      ['', { winner: home }, '1:0 home'],
      ['', { winner: away }, '0:1 away'],
      ['', { winner: 'Seri' }, 'Pertandingan ini harus memiliki pemenang.'],
      ['', {}, 'Skor wajib diisi.'],
    ];
    expect(await readAll(cases)).toEqual(cases);
  });

  it('may be level in a group with draws', async () => {
    const { home } = await drawOne(soccer);
    const cases: Case[] = [
      ['2:2', {}, '2:2 draw'],
      ['2:2', { winner: 'seri' }, '2:2 draw'],
      ['2:2', { winner: home }, 'Pemenang tidak cocok dengan skor di baris ini.'],
      ['', { winner: home }, 'Skor wajib diisi.'],
    ];
    expect(await readAll(cases)).toEqual(cases);
  });

  it('has the winner of an extra bout after a level match of a knock-out', async () => {
    const { away } = await drawOne({ ...soccer, has_draws: false }, 'knockout');
    const extra = 'Pertandingan ini harus memiliki pemenang: pilih pemenang ronde tambahan.';
    const cases: Case[] = [
      ['2:2', { winner: away }, '2:2 away'],
      ['2:2', {}, extra],
      ['2:2', { winner: 'draw' }, extra],
    ];
    expect(await readAll(cases)).toEqual(cases);
  });

  it('says who was absent or disqualified', async () => {
    const { home, away } = await drawOne(soccer);
    const who =
      'Isi Pemenang: baris ini tidak menyebut tim mana yang tidak hadir atau didiskualifikasi.';
    const reason = 'Salah robot';
    const cases: Case[] = [
      ['', { result: 'Tidak hadir', absent: away }, '3:0 home'],
      ['', { result: 'WO', winner: away }, '0:3 away'],
      ['0:3', { result: 'walk over' }, '0:3 away'],
      ['', { result: 'menang WO', winner: home, absent: away }, '3:0 home'],
      ['', { result: 'diskualifikasi', absent: home, reason }, '0:3 away'],
      ['4:1', { result: 'DQ', absent: home, reason }, '0:3 away'],
      ['', { result: 'dsq', absent: home }, 'Alasan diskualifikasi wajib diisi.'],
      ['', { result: 'kedua tim tidak hadir' }, '0:0 nobody'],
      ['0:0', { result: 'Kedua tim diskualifikasi', reason }, '0:0 nobody'],
      ['', { result: 'wo' }, who],
      ['0:0', { result: 'wo' }, who],
      [
        '',
        { result: 'wo', winner: home, absent: home },
        'Tim yang tidak hadir atau didiskualifikasi tidak dapat menjadi pemenang.',
      ],
      ['3:0', { result: 'wo', absent: home }, 'Skor ini memenangkan tim yang tidak hadir.'],
      [
        '',
        { result: 'wo', winner: 'seri' },
        'Pertandingan yang tidak dimainkan tidak dapat berakhir seri.',
      ],
      [
        '3:0',
        { result: 'keduanya tidak hadir' },
        'Bila kedua tim tidak hadir atau didiskualifikasi, tidak ada pemenang.',
      ],
      [
        '',
        { result: 'kedua tim tidak hadir', absent: home },
        'Tidak hadir menyebut satu tim, sedangkan hasilnya untuk kedua tim.',
      ],
      ['', { result: 'wo', absent: 'Entah' }, 'Tidak hadir: Tim tidak dikenal.'],
    ];
    expect(await readAll(cases)).toEqual(cases);
  });
});

it('an import is limited, and refused where the category is not played', async () => {
  await save([roundInput({ id: first().id, match_rule: groupRule })]);
  const rows = Array.from({ length: 501 }, () => numbered(1, '2:0'));
  expect((await send(rows)).status).toBe(422);
  expect((await send([])).status).toBe(422);
  const { body } = await send(rows.slice(1), true);
  expect(body).toMatchObject({
    message: '500 baris perlu diperbaiki. Belum ada yang disimpan.',
    data: { rejected: 500 },
  });
});
