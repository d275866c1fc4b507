import type { Field } from '../../../../lib/tables/columns.ts';
import { readColumnTitle } from '../../../../lib/tables/columnTitles.ts';

export type MatchColumn =
  | 'round'
  | 'number'
  | 'match'
  | 'homeCode'
  | 'home'
  | 'homeScore'
  | 'awayScore'
  | 'away'
  | 'awayCode'
  | 'score'
  | 'winner'
  | 'result'
  | 'note'
  | 'absent'
  | 'reason';

const teamWords = ['tim', 'team', 'regu', 'robot', 'peserta', 'klub', 'kelompok'];

const nameWords = ['nama', 'name'];
const codeWords = ['kode', 'code', 'id'];
const scoreWords = [
  'skor',
  'score',
  'poin',
  'point',
  'points',
  'nilai',
  'gol',
  'goal',
  'goals',
  'hasil',
  'ronde',
  'menang ronde',
  'ronde menang',
  'ronde dimenangkan',
  'bout',
  'bouts',
  'set',
];

/** What tells the sides apart: a mark beside a word, or a word of its own. */
const sides = {
  home: {
    marks: ['a', '1'],
    words: [
      'home',
      'home team',
      'hometeam',
      'tuan rumah',
      'kandang',
      'merah',
      'tim merah',
      'sudut merah',
      'red',
      'red team',
      'team red',
    ],
  },
  away: {
    marks: ['b', '2'],
    words: [
      'away',
      'away team',
      'awayteam',
      'tamu',
      'tandang',
      'lawan',
      'visitor',
      'guest',
      'biru',
      'tim biru',
      'sudut biru',
      'blue',
      'blue team',
      'team blue',
    ],
  },
} as const;

export type Side = keyof typeof sides;

/** Returns a title as `findColumn` compares it: '1' of 'Tim 1 Skor' stands at its end. */
function toTitle(text: string): string {
  const { title, number } = readColumnTitle(text);
  return number === undefined ? title : `${title} ${number}`;
}

/** Returns what a side is called: 'tim a', 'home'. */
export const sideNames = (side: Side): string[] => [
  ...teamWords.flatMap((word) => sides[side].marks.map((mark) => `${word} ${mark}`)),
  ...sides[side].words,
];

/** Returns the titles of what one side has: 'skor tim a', 'tim a skor', 'skor a'. */
const ofSide = (side: Side, words: readonly string[]): string[] =>
  words.flatMap((word) =>
    [
      ...sideNames(side).flatMap((name) => [`${word} ${name}`, `${name} ${word}`]),
      ...sides[side].marks.map((mark) => `${word} ${mark}`),
    ].map(toTitle),
  );

/** What the columns of a file are called, in small letters and without marks. */
export const matchFields: readonly Field<MatchColumn>[] = [
  { key: 'round', titles: ['babak', 'nama babak', 'round'] },
  // It may as well count the lines of the sheet.
  { key: 'number', titles: ['no', 'nomor', 'no urut', 'nomor urut'] },
  {
    key: 'match',
    titles: [
      'pertandingan',
      'pertandingan ke',
      'pertandingan no',
      'no pertandingan',
      'nomor pertandingan',
      'partai',
      'partai ke',
      'no partai',
      'nomor partai',
      'laga',
      'no laga',
      'match',
      'match no',
      'match number',
      'no match',
      'game',
      'game no',
    ],
  },
  {
    key: 'homeCode',
    titles: [...ofSide('home', codeWords), 'kode tim', 'kode', 'team code', 'code'],
    pair: ['homeCode', 'awayCode'],
  },
  {
    key: 'home',
    titles: [
      ...sideNames('home').map(toTitle),
      ...ofSide('home', nameWords),
      ...teamWords.flatMap((word) => [word, `nama ${word}`, `${word} name`]),
    ],
    pair: ['home', 'away'],
  },
  { key: 'homeScore', titles: [...ofSide('home', scoreWords), 'fthg'] },
  { key: 'awayScore', titles: [...ofSide('away', scoreWords), 'ftag'] },
  { key: 'away', titles: [...sideNames('away').map(toTitle), ...ofSide('away', nameWords)] },
  { key: 'awayCode', titles: ofSide('away', codeWords) },
  {
    key: 'score',
    titles: [
      'skor',
      'score',
      'skor akhir',
      'hasil akhir',
      'hasil skor',
      'skor pertandingan',
      'ft',
      'final score',
      'full time',
      'poin',
      'points',
      'nilai',
      'gol',
      'goals',
    ],
    pair: ['homeScore', 'awayScore'],
  },
  {
    key: 'winner',
    titles: [
      'pemenang',
      'winner',
      'menang',
      'tim pemenang',
      'tim menang',
      'pemenang pertandingan',
      'juara',
      'winning team',
    ],
  },
  {
    key: 'result',
    titles: ['hasil', 'hasil pertandingan', 'result', 'outcome'],
    pair: ['homeScore', 'awayScore'],
  },
  {
    key: 'note',
    titles: ['keterangan', 'ket', 'status', 'catatan', 'remarks', 'remark', 'note', 'notes'],
  },
  {
    key: 'absent',
    titles: [
      'tidak hadir',
      'tim tidak hadir',
      'tim yang tidak hadir',
      'absen',
      'absent',
      'no show',
      'wo',
      'tim wo',
      'tim yang wo',
      'tim absen',
    ],
  },
  { key: 'reason', titles: ['alasan', 'reason', 'sebab', 'alasan diskualifikasi'] },
];
