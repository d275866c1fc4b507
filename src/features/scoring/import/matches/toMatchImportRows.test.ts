import { expect, it, test } from 'vitest';
import { matchRule } from '../../../../../tests/support/matchRule.ts';
import { preliminaryRound } from '../../../../../tests/support/preliminaryRound.ts';
import { isKnownTitle } from '../../../../lib/tables/columns.ts';
import { findLayout, usedColumns, usedRows } from '../../../../lib/tables/layout.ts';
import { readTableText } from '../../../../lib/tables/readTableFile.ts';
import type { Sheet } from '../../../../lib/tables/table.ts';
import { readWorkbook } from '../../../../lib/tables/workbook/readWorkbook.ts';
import {
  writeWorkbook,
  type WrittenCell,
  type WrittenSheet,
} from '../../../../../tests/support/tables/writeWorkbook.ts';
import { matchFields } from './matchFields.ts';
import { hasMatchColumns, toMatchImportRows } from './toMatchImportRows.ts';

const rounds = ['Penyisihan', 'Gugur'].map((name, index) => ({
  ...preliminaryRound,
  id: index + 1,
  position: index + 1,
  name,
  match_rule: matchRule(),
  team_ids: null,
}));

/** Reads sheets as the page does: each row in a line, then what is said of the file. */
function readSheets(sheets: readonly Sheet[]) {
  const layout = findLayout(sheets, { fields: matchFields });
  const table = {
    rows: usedRows(sheets, layout),
    columns: usedColumns(sheets, layout),
    answers: {},
  };
  if (!hasMatchColumns(table)) return ['the columns are missing'];
  const { rows, notes = [] } = toMatchImportRows(table, rounds);
  return [
    ...rows.map(({ sent, readings = [], problems = [] }) => {
      const { line, home, away, home_score: homeScore, away_score: awayScore, ...others } = sent;
      const rest = Object.entries(others).map(([key, text]) => `${key}=${text}`);
      const read = readings.map(({ column, text, value }) => `${column}: ${text} → ${value}`);
      const wrong = problems.map((problem) => `! ${problem}`);
      const teams = [home, [homeScore, awayScore].join(':'), away].join(' ');
      return [`${line}`, teams, ...rest, ...read, ...wrong].join(' | ');
    }),
    ...notes,
  ];
}

const readText = (...lines: string[]) =>
  readSheets(readTableText(lines.join('\n'), isKnownTitle(matchFields)).sheets);

const readBook = (...sheets: WrittenSheet[]) =>
  readSheets(readWorkbook(writeWorkbook('xlsx', sheets)));

const sheet = (rows: WrittenCell[][], others: Partial<WrittenSheet> = {}): WrittenSheet => ({
  name: 'Sheet1',
  rows,
  ...others,
});

const twoNumbers =
  'harus berisi dua angka, seperti 2-1. Pemenang ronde tambahan ditulis di kolom Pemenang.';
const dateCell = (column: string, text: string) =>
  `! Kolom ${column} berisi tanggal atau waktu (${text}). Format sel sebagai teks, lalu ketik ulang.`;

const files: Record<string, { lines: string[]; read: string[] }> = {
  'the own template, in which No is no matter beside the teams': {
    lines: [
      'Babak;No;Grup atau tahap;Kode tim A;Tim A;Skor A;Skor B;Tim B;Kode tim B;Pemenang;Hasil;Alasan',
      'Penyisihan;1;Grup A;X-1;Garuda;2;1;Komodo;X-2;;;',
      'Penyisihan;2;Grup A;X-3;Elang;0;3;Anoa;X-4;Anoa;Tidak hadir;',
      'Penyisihan;3;Grup A;X-1;Garuda;3;0;Elang;X-3;Garuda;Diskualifikasi;Robot diganti',
      'Penyisihan;4;Grup A;X-2;Komodo;0;0;Anoa;X-4;;Kedua tim didiskualifikasi;',
      'Gugur;1;Final;;;;;;;;;',
      'Penyisihan;5;Grup A;X-1;Garuda;;;Anoa;X-4;;;',
    ],
    read: [
      '2 | X-1 2:1 X-2 | round=Penyisihan',
      '3 | X-3 0:3 X-4 | round=Penyisihan | winner=X-4 | result=tidak hadir',
      '4 | X-1 3:0 X-3 | round=Penyisihan | winner=X-1 | result=diskualifikasi | reason=Robot diganti',
      '5 | X-2 0:0 X-4 | round=Penyisihan | result=kedua tim diskualifikasi | Hasil: Kedua tim didiskualifikasi → kedua tim diskualifikasi',
      '2 pertandingan belum memiliki hasil dan dilewati.',
    ],
  },
  'the report of a program for tournaments, with its columns and remarks': {
    lines: [
      'JADWAL DAN HASIL PERTANDINGAN',
      'Tahap,Grup/Babak,Tim A,Skor A,Skor B,Tim B,Tanggal,Waktu,Lokasi,Keterangan',
      '"Fase Grup","Grup A","Garuda",2,1,"Komodo","2026-11-22","09:00","Arena 1",""',
      '"Fase Grup","Grup A","Elang",20,0,"Anoa","2026-11-22","09:20","Arena 1","Anoa WO"',
      '"Fase Grup","Grup A","Garuda",-,-,"Elang","-","-","-",""',
      '"Fase Grup","Grup A","Komodo",20,0,"Elang","-","-","-","WO (Pemenang: Komodo)"',
      '"Fase Grup","Grup A","Garuda",20,0,"Anoa","-","-","-","SMP Anoa WO"',
      '"Fase Grup","Grup A","Komodo",1,1,"Anoa","-","-","-","Seru sekali"',
    ],
    read: [
      '3 | Garuda 2:1 Komodo',
      '4 | Elang 20:0 Anoa | result=tidak hadir | absent=Anoa',
      '6 | Komodo 20:0 Elang | winner=Komodo | result=tidak hadir',
      '7 | Garuda 20:0 Anoa | ! Keterangan menyebut tidak hadir atau diskualifikasi, tetapi tidak jelas tim mana. Tulis kata itu saja, dan isi kolom Pemenang.',
      '8 | Komodo 1:1 Anoa',
      'Kolom Keterangan hanya dibaca bila berisi tidak hadir, diskualifikasi, seri, atau belum dimainkan.',
      '1 pertandingan belum memiliki hasil dan dilewati.',
    ],
  },
  'an export of fixtures with the score in one column and a status': {
    lines: [
      'Round,Home,Score,Away,Status',
      '1,Garuda,3 - 2,Komodo,completed',
      '1,Elang,vs,Anoa,scheduled',
      '2,Garuda,0–0,Elang,completed',
      '2,Komodo,0 - 0,Anoa,scheduled',
      '2,Komodo,1 - 0,Anoa,live',
    ],
    read: [
      '2 | Garuda 3:2 Komodo | round=1',
      '4 | Garuda 0:0 Elang | round=2',
      '6 | Komodo 1:0 Anoa | round=2 | ! Ada skor, padahal keterangannya live.',
      '2 pertandingan belum memiliki hasil dan dilewati.',
    ],
  },
  'a data set of matches': {
    lines: ['team1,score1,score2,team2', 'Garuda,0,3,Komodo', 'Elang,NA,NA,Anoa'],
    read: ['2 | Garuda 0:3 Komodo', '1 pertandingan belum memiliki hasil dan dilewati.'],
  },
  'a league table of results with numbered teams and their scores behind them': {
    lines: ['No\tTim 1\tTim 2\tSkor 1\tSkor 2\tPemenang', '1\tGaruda\tKomodo\t2,0\t1.0\tTim 1'],
    read: ['2 | Garuda 2:1 Komodo | winner=Garuda | Pemenang: Tim 1 → Garuda'],
  },
  'a sumo sheet by colours, with bouts won and the winner by colour': {
    lines: [
      'Partai;Merah;Biru;Ronde Merah;Ronde Biru;Pemenang',
      'Partai 1;Garuda;Komodo;2;0;MERAH',
      '2;Elang;Anoa;1;2;Anoa',
    ],
    read: [
      '2 | Garuda 2:0 Komodo | number=1 | winner=Garuda | Pemenang: MERAH → Garuda',
      '3 | Elang 1:2 Anoa | number=2 | winner=Anoa',
    ],
  },
  'both teams in one column, and results that are scores or words': {
    lines: [
      'No;Pertandingan;Hasil',
      '1;Garuda vs Komodo;2:1',
      '2;Elang lawan Anoa;WO',
      '3;Garuda VS Elang;Elang tidak hadir',
      '4;Komodo vs Elang;Komodo menang',
      '5;Komodo vs. Anoa;',
    ],
    read: [
      '2 | Garuda 2:1 Komodo',
      '3 | Elang : Anoa | result=tidak hadir | Hasil: WO → tidak hadir',
      '4 | Garuda : Elang | result=tidak hadir | absent=Elang',
      '5 | Komodo : Elang | winner=Komodo',
      '1 pertandingan belum memiliki hasil dan dilewati.',
    ],
  },
  'cells pasted from under a merged title': {
    lines: ['No\tTim A\tSkor\t\t\tTim B', '1\tGaruda\t2\t:\t1\tKomodo', '2\tElang\t\t:\t\tAnoa'],
    read: [
      '2 | Garuda 2:1 Komodo',
      'Skor tim kedua dibaca dari kolom tanpa judul di sebelah kanan kolom Skor.',
      '1 pertandingan belum memiliki hasil dan dilewati.',
    ],
  },
  'titles that are called alike': {
    lines: ['Tim,Skor,Skor,Tim', 'Garuda,2,1,Komodo'],
    read: ['2 | Garuda 2:1 Komodo'],
  },
  'titles in two lines': {
    lines: ['No;Tim A;;Tim B;', ';Nama;Skor;Nama;Skor', '1;Garuda;2;Komodo;1'],
    read: ['3 | Garuda 2:1 Komodo'],
  },
  'WO in the place of a score': {
    lines: [
      'Tim A;Skor A;Skor B;Tim B;Pemenang',
      'Garuda;WO;3;Komodo;',
      'Garuda;3;W.O.;Elang;',
      'Garuda;W.O;;Anoa;',
      'Komodo;WO;WO;Elang;',
      'Komodo;WO;0;Anoa;',
      'Elang;WO;0;Anoa;Elang',
      'Komodo;DQ;WO;Anoa;',
    ],
    read: [
      '2 | Garuda :3 Komodo | result=tidak hadir | absent=Garuda | Skor A: WO → Garuda tidak hadir',
      '3 | Garuda 3: Elang | result=tidak hadir | absent=Elang | Skor B: W.O. → Elang tidak hadir',
      '4 | Garuda : Anoa | result=tidak hadir | absent=Garuda | Skor A: W.O → Garuda tidak hadir',
      '5 | Komodo : Elang | result=kedua tim tidak hadir',
      '6 | Komodo :0 Anoa | result=tidak hadir',
      '7 | Elang :0 Anoa | winner=Elang | result=tidak hadir',
      '8 | Komodo : Anoa | result=kedua tim diskualifikasi | ! Satu tim tidak hadir dan yang lain didiskualifikasi: tulis salah satunya saja.',
    ],
  },
  'only the numbers of matches': {
    lines: ['No pertandingan;Skor', '7;2-1', '8;3 - WO', '9;', 'Semifinal;'],
    read: [
      '2 |  2:1  | number=7',
      '3 |  3:  | number=8 | result=tidak hadir | ! Isi kedua tim, supaya jelas tim mana yang dimaksud.',
      '1 pertandingan belum memiliki hasil dan dilewati.',
    ],
  },
  'what a spreadsheet makes of scores, as texts': {
    lines: [
      'Tim A;Skor;Tim B',
      'Garuda;2-Jan;Komodo',
      'Garuda;02/01/2026;Anoa',
      'Komodo;02:01:00;Elang',
      'Komodo;02:01;Anoa',
      'Elang;21;Anoa',
      'Elang;1-1 (4-3);Komodo',
    ],
    read: [
      `2 | Garuda 2-Jan: Komodo | ${dateCell('Skor', '2-Jan')}`,
      `3 | Garuda 02/01/2026: Anoa | ${dateCell('Skor', '02/01/2026')}`,
      `4 | Komodo 02:01:00: Elang | ${dateCell('Skor', '02:01:00')}`,
      '5 | Komodo 2:1 Anoa | Skor: 02:01 → 2-1',
      `6 | Elang 21: Anoa | ! Skor ${twoNumbers}`,
      `7 | Elang 1-1 (4-3): Komodo | ! Skor ${twoNumbers}`,
    ],
  },
  'numbers that are no scores, which the server refuses': {
    lines: ['Tim A;Skor A;Skor B;Tim B', 'Garuda;2.5;1;Komodo', 'Garuda;dua;-1;Elang'],
    read: ['2 | Garuda 2.5:1 Komodo', '3 | Garuda dua:-1 Elang'],
  },
  'scores that contradict each other': {
    lines: ['Tim A;Skor A;Skor B;Tim B;Hasil', 'Garuda;2;1;Komodo;1-2', 'Garuda;2;1;Elang;2-1'],
    read: [
      '2 | Garuda 2:1 Komodo | ! Baris ini memuat skor berbeda: 2-1, 1-2.',
      '3 | Garuda 2:1 Elang',
    ],
  },
  'rounds that are groups and stages, and sections between the matches': {
    lines: [
      'Babak;Tim A;Skor A;Skor B;Tim B',
      'GRUP A;;;;',
      'Penyisihan Grup A;Garuda;2;1;Komodo',
      'penyisihan;Garuda;2;1;Elang',
      'Babak 2;Garuda;2;1;Anoa',
      'Semifinal;Garuda;2;1;Badak',
      'Babak Lain;Garuda;2;1;Banteng',
    ],
    read: [
      '3 | Garuda 2:1 Komodo | Babak: Penyisihan Grup A → ',
      '4 | Garuda 2:1 Elang | round=Penyisihan',
      '5 | Garuda 2:1 Anoa | round=Gugur',
      '6 | Garuda 2:1 Badak | Babak: Semifinal → ',
      '7 | Garuda 2:1 Banteng | round=Babak Lain',
    ],
  },
  'teams that are called like the places of a match': {
    lines: ['Tim A;Skor A;Skor B;Tim B;Pemenang', 'Tim B;1;2;Tim A;Tim A', 'A;1;2;B;seri'],
    read: ['2 | Tim B 1:2 Tim A | winner=Tim A', '3 | A 1:2 B | winner=seri'],
  },
  'absent teams in a column of their own': {
    lines: [
      'Tim A;Skor A;Skor B;Tim B;Tidak hadir',
      'Garuda;;;Komodo;Komodo',
      'Garuda;2;1;Elang;-',
    ],
    read: ['2 | Garuda : Komodo | result=tidak hadir | absent=Komodo', '3 | Garuda 2:1 Elang'],
  },
  'a list of teams without matches': {
    lines: ['No;Tim;Poin;Waktu', '1;Garuda;80;01:07'],
    read: ['the columns are missing'],
  },
};

test.each(Object.entries(files))('%s', (_name, { lines, read }) => {
  expect(readText(...lines)).toEqual(read);
});

it('reads what a workbook stores, and refuses what it has made dates and times of', () => {
  expect(
    readBook(
      sheet([
        ['Hasil Sepak Bola Robot'],
        ['No', 'Tim A', 'Skor', 'Tim B'],
        [1, 'Garuda', '2-1', 'Komodo'],
        [2, 'Garuda', { v: 46_024, z: 'd-mmm' }, 'Elang'],
        [3, 'Garuda', { v: (2 * 60 + 1) / 1440, z: 'hh:mm' }, 'Anoa'],
      ]),
    ),
  ).toEqual([
    '3 | Garuda 2:1 Komodo',
    `4 | Garuda 2-Jan: Elang | ${dateCell('Skor', '2-Jan')}`,
    `5 | Garuda 02:01: Anoa | ${dateCell('Skor', '02:01')}`,
  ]);
});

it('reads numbers with any format, and a date among them is refused', () => {
  expect(
    readBook(
      sheet([
        ['Tim A', 'Skor A', 'Skor B', 'Tim B'],
        ['Garuda', { v: 2, z: '0.00' }, 1, 'Komodo'],
        ['Garuda', 2.5, 1, 'Elang'],
        ['Garuda', { v: 46_024, z: 'd-mmm' }, 1, 'Anoa'],
      ]),
    ),
  ).toEqual([
    '2 | Garuda 2:1 Komodo',
    '3 | Garuda 2.5:1 Elang',
    `4 | Garuda 2-Jan:1 Anoa | ${dateCell('Skor A', '2-Jan')}`,
  ]);
});

it('reads titles that are merged over the scores, and merged downwards', () => {
  expect(
    readBook(
      sheet(
        [
          ['No', 'Tim', null, 'Skor', null],
          [null, 'A', 'B', 'A', 'B'],
          [1, 'Garuda', 'Komodo', 2, 1],
        ],
        { merges: ['A1:A2', 'B1:C1', 'D1:E1'] },
      ),
    ),
  ).toEqual(['3 | Garuda 2:1 Komodo']);
  expect(
    readBook(
      sheet(
        [
          ['No', 'Tim A', 'Skor', null, null, 'Tim B'],
          [1, 'Garuda', 2, '-', 1, 'Komodo'],
        ],
        { merges: ['C1:E1'] },
      ),
    ),
  ).toEqual(['2 | Garuda 2:1 Komodo']);
});

it('takes the round from the name of a sheet', () => {
  const titles = ['Tim A', 'Skor A', 'Skor B', 'Tim B'];
  expect(
    readBook(
      sheet([titles, ['Garuda', 2, 1, 'Komodo']], { name: 'Babak Penyisihan' }),
      sheet([titles, ['Garuda', 0, 3, 'Anoa']], { name: 'Gugur' }),
    ),
  ).toEqual([
    '2 | Garuda 2:1 Komodo | sheet=Babak Penyisihan | round=Penyisihan',
    '2 | Garuda 0:3 Anoa | sheet=Gugur | round=Gugur',
  ]);
});
