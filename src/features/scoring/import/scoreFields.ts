import type { Field } from '../../../lib/tables/columns.ts';

export type ScoreColumn =
  | 'startNumber'
  | 'code'
  | 'team'
  | 'round'
  | 'run'
  | 'points'
  | 'total'
  | 'minutes'
  | 'time'
  | 'best'
  | 'result'
  | 'reason';

/** How people call one of several runs; its number follows, or stands within. */
const runWords = [
  'lari',
  'lari ke',
  'run',
  'percobaan',
  'percobaan ke',
  'attempt',
  'trial',
  'heat',
];

/** Returns titles alone and with the run: 'poin', 'poin lari', 'lari poin'. */
const ofRuns = (titles: readonly string[]): string[] =>
  titles.flatMap((title) => [
    title,
    ...runWords.flatMap((word) => [`${title} ${word}`, `${word} ${title}`]),
  ]);

/** What the columns of a file are called, in small letters and without numbers. */
export const scoreFields: readonly Field<ScoreColumn>[] = [
  {
    key: 'startNumber',
    titles: [
      'nomor peserta',
      'no peserta',
      'nomor urut peserta',
      'no urut peserta',
      'nomor start',
      'no start',
      'start number',
      'start no',
      'nomor punggung',
      'no punggung',
      'nomor dada',
      'no dada',
      'nomor tim',
      'no tim',
      'bib',
      'bib number',
    ],
  },
  { key: 'code', titles: ['kode tim', 'kode', 'team code', 'code', 'id tim', 'team id'] },
  {
    key: 'team',
    titles: ['tim', 'nama tim', 'nama', 'team', 'team name', 'name', 'regu', 'nama regu'],
  },
  {
    key: 'points',
    isNumbered: true,
    titles: ofRuns([
      'poin',
      'skor',
      'nilai',
      'points',
      'point',
      'score',
      'scores',
      'pts',
      'juri',
      'nilai juri',
      'poin juri',
      'skor juri',
      'perolehan poin',
      'perolehan nilai',
    ]),
  },
  {
    key: 'total',
    titles: [
      'total',
      'total poin',
      'total skor',
      'total nilai',
      'poin total',
      'skor total',
      'nilai total',
      'jumlah',
      'jumlah poin',
      'jumlah skor',
      'jumlah nilai',
      'poin akhir',
      'skor akhir',
      'nilai akhir',
      'total points',
      'total score',
      'final score',
    ],
  },
  {
    key: 'time',
    isNumbered: true,
    titles: ofRuns([
      'waktu',
      'catatan waktu',
      'waktu tempuh',
      'waktu finis',
      'waktu finish',
      'waktu penyelesaian',
      'durasi',
      'time',
      'race time',
      'finish time',
      'waktu detik',
      'waktu dalam detik',
      'waktu menit',
      'waktu dalam menit',
      'time s',
      'time sec',
      'detik',
      'seconds',
    ]),
  },
  {
    key: 'best',
    titles: ['waktu terbaik', 'waktu total', 'total waktu', 'waktu akhir', 'best time', 'best'],
  },
  { key: 'minutes', isNumbered: true, titles: ofRuns(['menit', 'minutes']) },
  { key: 'round', titles: ['babak', 'round', 'ronde'] },
  {
    key: 'run',
    isNumbered: true,
    titles: [
      'lari',
      'lari ke',
      'nomor lari',
      'no lari',
      'nomor percobaan',
      'no percobaan',
      'run',
      'run number',
      'percobaan',
      'percobaan ke',
      'attempt',
      'trial',
      'heat',
    ],
  },
  { key: 'result', isNumbered: true, titles: ofRuns(['hasil', 'outcome', 'result']) },
  { key: 'reason', isNumbered: true, titles: ofRuns(['alasan', 'reason']) },
];

/** Whether a title speaks of judges, who each give points for the same run. */
export const isOfJudges = (title: string): boolean => /\b(?:juri|judges?|penilai)\b/i.test(title);
