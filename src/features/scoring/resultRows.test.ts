import { expect, test } from 'vitest';
import type { CategoryResults } from '../../../openapi/schema.d.ts';
import { toResultRows } from './resultRows.ts';
import { preliminaryRound } from '../../../tests/support/preliminaryRound.ts';

const round: CategoryResults['rounds'][number] = {
  ...preliminaryRound,
  state: 'closed',
  results: [
    {
      team: {
        id: 42,
        name: 'Garuda Baja',
        start_number: 12,
        club: { id: 5, name: 'SMA Bhinneka' },
      },
      rank: 1,
      points: 120,
      time: '01:12.00',
      incomplete: false,
      decision: null,
      runs: [
        { number: 1, outcome: 'dnf', points: 40, time: null, counted: false },
        { number: 2, outcome: 'finished', points: 120, time: '01:12.00', counted: true },
      ],
    },
    {
      team: { id: 57, name: 'Tanpa Lari' },
      rank: null,
      points: null,
      time: null,
      incomplete: false,
      decision: null,
      runs: [{ number: 1, outcome: 'dns', points: null, time: null, counted: false }],
    },
  ],
};

test('each team of each round has a row with its runs', () => {
  const results = { time_format: 'MM:SS.hh' as const, standings: [], rounds: [round] };
  const teams = [
    { id: 42, code: 'X-GRDA-00042' as const, name: 'Garuda Baja', club: 'SMA Bhinneka' },
  ];
  expect(toResultRows(results, { teams })).toEqual([
    [
      'Babak',
      'Peringkat',
      'Nomor peserta',
      'Kode tim',
      'Tim',
      'School club',
      'Poin',
      'Waktu',
      'Percobaan 1',
      'Percobaan 2',
    ],
    [
      'Penyisihan',
      '1',
      '12',
      'X-GRDA-00042',
      'Garuda Baja',
      'SMA Bhinneka',
      '120',
      '01:12.00',
      'Tidak selesai · 40 poin',
      '✓ 120 poin · 01:12.00',
    ],
    ['Penyisihan', '', '', '', 'Tanpa Lari', '', '', '', 'Tidak hadir', ''],
  ]);
});

test('several rounds have the places over all of them first', () => {
  const results = {
    time_format: 'MM:SS.hh' as const,
    standings: [
      { team_id: 42, place: 1 },
      { team_id: 57, place: null },
    ],
    rounds: [round, { ...round, id: 62, position: 2, name: 'Final', results: [] }],
  };
  expect(toResultRows(results, { teams: [] }).slice(1, 3)).toEqual([
    ['Peringkat akhir', '1', '12', '', 'Garuda Baja', 'SMA Bhinneka'],
    ['Peringkat akhir', '', '', '', 'Tanpa Lari', ''],
  ]);
});
