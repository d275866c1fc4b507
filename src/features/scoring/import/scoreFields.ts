import type { Field } from '../../../lib/tables/columns.ts';

type ScoreColumn =
  | 'startNumber'
  | 'code'
  | 'team'
  | 'round'
  | 'run'
  | 'points'
  | 'time'
  | 'result'
  | 'reason';

/** What the columns of a file of scores are called. */
export const scoreFields: readonly Field<ScoreColumn>[] = [
  {
    key: 'startNumber',
    titles: ['nomor peserta', 'no peserta', 'nomor start', 'no start', 'start number'],
  },
  { key: 'code', titles: ['kode tim', 'kode', 'team code', 'code'] },
  { key: 'team', titles: ['tim', 'nama tim', 'nama', 'team', 'team name', 'name'] },
  { key: 'points', titles: ['poin', 'skor', 'nilai', 'points', 'score'] },
  { key: 'time', titles: ['waktu', 'catatan waktu', 'time'] },
  { key: 'round', titles: ['babak', 'round'] },
  { key: 'run', titles: ['lari', 'lari ke', 'nomor lari', 'run', 'run number'] },
  { key: 'result', titles: ['hasil', 'outcome', 'result'] },
  { key: 'reason', titles: ['alasan', 'reason'] },
];
