import { expect, test } from 'vitest';
import type { CategoryResults } from '../../../openapi/schema.d.ts';
import { toResultRows } from './resultRows.ts';
import { matchRule } from '../../../tests/support/matchRule.ts';
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

test('a round of groups has the tables, group by group, and no runs', () => {
  const result = (id: number, rank: number | null, points: number) => ({
    team: { id, name: `Tim ${id}` },
    rank,
    points,
    time: null,
    incomplete: false,
    decision: null,
    runs: [],
  });
  const row = (teamId: number, rank: number, won: number) => ({
    team_id: teamId,
    rank,
    played: 1,
    won,
    drawn: 0,
    lost: 1 - won,
    for: 2 * won,
    against: 2 - 2 * won,
    points: 3 * won,
    decision: null,
  });
  const results = {
    time_format: 'MM:SS.hh' as const,
    standings: [],
    rounds: [
      {
        ...round,
        match_rule: matchRule(),
        // Before its first match a team has no rank, but a place in its table.
        results: [result(1, 1, 3), result(4, 2, 0), result(2, 3, 0), result(3, null, 0)],
      },
    ],
    match_rounds: [
      {
        round_id: round.id,
        draw: {
          version: '"1"' as const,
          method: 'lots' as const,
          seed: '7',
          groups: [],
          slots: null,
        },
        groups: [
          { number: 1, rows: [row(3, 1, 1), row(4, 2, 0)] },
          { number: 2, rows: [row(1, 1, 1), row(2, 2, 0)] },
        ],
        matches: [],
      },
    ],
  };
  const [titles, ...rows] = toResultRows(results, { teams: [] });
  expect(titles?.slice(7)).toEqual([
    'Waktu',
    'Grup',
    'Peringkat grup',
    'Main',
    'Menang',
    'Seri',
    'Kalah',
    'Skor',
    'Skor lawan',
  ]);
  const base = (rank: string, name: string, points: string) => [
    'Penyisihan',
    rank,
    '',
    '',
    name,
    '',
    points,
    '',
  ];
  expect(rows).toEqual([
    [...base('', 'Tim 3', '0'), 'Grup A', '1', '1', '1', '0', '0', '2', '0'],
    [...base('2', 'Tim 4', '0'), 'Grup A', '2', '1', '0', '0', '1', '0', '2'],
    [...base('1', 'Tim 1', '3'), 'Grup B', '1', '1', '1', '0', '0', '2', '0'],
    [...base('3', 'Tim 2', '0'), 'Grup B', '2', '1', '0', '0', '1', '0', '2'],
  ]);
});
