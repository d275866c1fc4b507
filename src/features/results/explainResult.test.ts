import { expect, test } from 'vitest';
import { runText } from '../../lib/text/runText.ts';
import type { Score, TeamResult } from '../../../openapi/schema.d.ts';
import { rankScores } from '../../lib/scoreRanking.ts';
import {
  explainResult,
  explainRule,
  explainScore,
  explainStanding,
  type ResultRound,
  type ResultRun,
} from './explainResult.ts';
import type { StandingRow } from '../../lib/standingRows.ts';
import { preliminaryRound } from '../../../tests/support/preliminaryRound.ts';

const run = (number: number, changes: Partial<ResultRun> = {}): ResultRun => ({
  number,
  outcome: 'finished',
  points: 120,
  time: '01:12.00',
  counted: false,
  ...changes,
});

const result = (changes: Partial<TeamResult> = {}): TeamResult => ({
  team: { id: 42, name: 'Garuda Baja' },
  rank: 1,
  points: 120,
  time: '01:12.00',
  incomplete: false,
  decision: null,
  runs: [run(1, { points: 110, time: '01:50.00' }), run(2, { counted: true })],
  ...changes,
});

const round = (changes: Partial<ResultRound> = {}): ResultRound => ({
  ...preliminaryRound,
  results: [],
  ...changes,
});

type Decision = NonNullable<TeamResult['decision']>;
const decision = (
  decidedBy: Decision['decided_by'],
  changes: Partial<Decision> = {},
): Decision => ({
  decided_by: decidedBy,
  run: null,
  own: null,
  other: null,
  ...changes,
});
const mean: Partial<ResultRound> = { counting: 'mean', incomplete_mean: 'below', ties: 'shared' };
const byTime = decision('time', { own: '01:12.00', other: '01:40.00' });

test.each<[string | undefined, Partial<ResultRound>, Partial<TeamResult>]>([
  ['Sama 120 poin; percobaan 2: 01:12.00 lebih cepat dari 01:40.00', {}, { decision: byTime }],
  [
    'Sama 120 poin dan waktu; percobaan 1: 01:50.00 lebih cepat dari 01:55.00',
    {},
    { decision: decision('time', { run: 2, own: '01:50.00', other: '01:55.00' }) },
  ],
  [
    'Sama 120 poin dan waktu; 2 percobaan sah lebih banyak dari 1',
    {},
    { decision: decision('run_count', { run: 2, own: '2', other: '1' }) },
  ],
  ['Sama 120 poin; 01:12.00 lebih cepat dari 01:40.00', { counting: 'sum' }, { decision: byTime }],
  ['Sama 120 poin; 01:12.00 lebih cepat dari 01:40.00', { run_count: 1 }, { decision: byTime }],
  [undefined, { ranking: 'time' }, { decision: byTime }],
  [
    'Sama 120 poin; percobaan 2: 01:12.00, tim berikutnya tanpa waktu',
    {},
    { decision: decision('time', { own: '01:12.00' }) },
  ],
  [undefined, {}, { decision: decision('points', { own: '1200', other: '110' }) }],
  [
    'Sama 120 poin dan waktu; percobaan 1: 1.100 poin lebih banyak dari 110 poin',
    {},
    {
      decision: decision('points', { run: 2, own: '1100', other: '110' }),
      runs: [run(1, { points: 1100 }), run(2, { counted: true })],
    },
  ],
  [
    '3 percobaan dihitung, lebih banyak dari 2',
    { ranking: 'time', counting: 'sum' },
    { decision: decision('run_count', { own: '3', other: '2' }) },
  ],
  ['Juara bersama: sama dalam semua hal', {}, { decision: decision('nothing') }],
  ['Peringkat bersama: sama dalam semua hal', {}, { rank: 4, decision: decision('nothing') }],
  [undefined, {}, {}],
  [undefined, { results: [result()] }, { rank: 2 }],
  [
    'Sama 120 poin dan waktu; percobaan terbaik: 70 poin lebih banyak dari 60 poin',
    { counting: 'sum', ties: 'next_runs' },
    { decision: decision('points', { run: 1, own: '70', other: '60' }) },
  ],
  ['Tim berikutnya tanpa rata-rata', mean, { decision: decision('mean') }],
  [
    'Tanpa rata-rata karena tidak lengkap; percobaan terbaik: 120 poin · 01:12.00',
    mean,
    { incomplete: true },
  ],
  [
    'Tanpa rata-rata karena tidak lengkap; percobaan terbaik: 01:12.00. Peringkat bersama: sama dalam semua hal',
    { ...mean, ranking: 'time' },
    { rank: 30, incomplete: true, decision: decision('nothing') },
  ],
  [
    'Hanya hasil babak sebelumnya: di babak ini belum ada percobaan yang dihitung',
    { carry_over: 'sum' },
    { runs: [] },
  ],
  [
    'Hasil babak sebelumnya: di babak ini belum ada yang lebih baik',
    { carry_over: 'best' },
    { runs: [run(1)] },
  ],
  [undefined, { carry_over: 'best' }, {}],
  [
    'Tanpa percobaan yang dihitung: berbagi peringkat terakhir',
    { without_result: 'last' },
    { rank: 12, points: null, time: null, runs: [run(1, { outcome: 'dnf' })] },
  ],
  ['Tanpa percobaan', {}, { rank: null, runs: [] }],
  ['Tanpa percobaan yang dihitung', {}, { rank: null, runs: [run(1, { outcome: 'dns' })] }],
])('%s', (expected, ofRound, ofTeam) => {
  expect(explainResult(round(ofRound), result(ofTeam))).toBe(expected);
});

test('a run has its outcome in words', () => {
  const none = { points: null, time: null };
  expect(runText(run(1))).toBe('120 poin · 01:12.00');
  expect(runText(run(1, { ...none, outcome: 'dns' }))).toBe('tidak hadir');
  expect(runText(run(1, { outcome: 'dnf', points: 24, time: null }))).toBe(
    'tidak selesai · 24 poin',
  );
  expect(runText(run(1, { ...none, outcome: 'dq' }))).toBe('diskualifikasi');
});

test('the rule of a round says which runs count', () => {
  expect(explainRule(round())).toBe(
    'Percobaan terbaik dihitung (✓). Peringkat menurut poin, lalu waktu.',
  );
  expect(explainRule(round({ run_count: 1, ranking: 'time' }))).toBe('Peringkat menurut waktu.');
  expect(explainRule(round({ ...mean, ties: 'best_run', without_result: 'last' }))).toBe(
    'Rata-rata semua percobaan dihitung (✓). ' +
      'Tim yang tidak lengkap ada di bawah yang lengkap, menurut percobaan terbaiknya. ' +
      'Peringkat menurut poin, lalu waktu. Hasil yang sama ditentukan percobaan terbaik. ' +
      'Tim tanpa hasil berbagi peringkat terakhir.',
  );
  expect(explainRule(round({ run_count: 1, carry_over: 'best' }))).toBe(
    'Peringkat menurut poin, lalu waktu. Hasil terbaik dari babak ini dan sebelumnya dihitung.',
  );
});

test('a place over several rounds has the round that has decided it', () => {
  const first = round({ results: [result({ rank: 3 })] });
  const final = round({ id: 62, position: 2, name: 'Final', results: [result({ rank: 2 })] });
  const row = { place: 2, team: result().team, missed: undefined, results: [] };
  const explain = (changes: Partial<StandingRow>, isProvisional = false) =>
    explainStanding({ ...row, reached: final, ranked: undefined, ...changes }, isProvisional);
  const inFirst = { round: first, result: result({ rank: 3 }) };
  expect(explain({ ranked: { round: final, result: result({ rank: 2 }) } })).toBe(
    'Final: peringkat 2',
  );
  expect(explain({ reached: first, ranked: inFirst, missed: final })).toBe(
    'Tidak lolos ke Final: peringkat 3 di Penyisihan',
  );
  expect(explain({ ranked: inFirst })).toBe(
    'Final: tanpa percobaan yang dihitung; peringkat 3 di Penyisihan',
  );
  expect(explain({ results: [inFirst] })).toBe('Tanpa percobaan yang dihitung');
  expect(explain({})).toBe('Tanpa percobaan');
  expect(explain({}, true)).toBe('Belum ada percobaan');
  expect(explain({ reached: { ...first, state: 'closed' } }, true)).toBe('Tanpa percobaan');
});

test('a place in a round of matches says who is still in a knock-out, and nothing of runs', () => {
  const rule: NonNullable<ResultRound['match_rule']> = {
    kind: 'groups',
    group_count: 2,
    best_of: 1,
    counts: 'points',
    has_draws: true,
    walkover_score: 3,
    table_points: { win: 3, draw: 1, loss: 0 },
    tie_breakers: ['direct'],
    has_third_place: false,
  };
  const groups = round({ match_rule: rule });
  const knockout = round({ id: 62, name: 'Gugur', match_rule: { ...rule, kind: 'knockout' } });
  const unplayed = result({ rank: 3, points: null, time: null, runs: [] });
  const row = { place: 2, team: unplayed.team, missed: undefined, results: [] };
  const explain = (changes: Partial<StandingRow>) =>
    explainStanding({ ...row, reached: knockout, ranked: undefined, ...changes }, true);
  const inGroups = { round: groups, result: unplayed };
  expect(explain({ ranked: { round: knockout, result: unplayed } })).toBe('Gugur: peringkat 3');
  expect(explain({ ranked: inGroups })).toBe(
    'Masih bertanding di Gugur; peringkat 3 di Penyisihan',
  );
  expect(explain({})).toBe('Masih bertanding di Gugur');
  expect(explain({ reached: groups })).toBe('Belum bertanding');
});

test('scores of equal points say what has decided between them, and the others nothing', () => {
  const scoreOf = (id: number, points: number, time: string): Score => ({
    points,
    time,
    registration: {
      category: { id: 1, name: 'Line Follower' },
      team: { id, name: `Team ${id}` },
    },
  });
  const results = rankScores(
    [
      scoreOf(1, 130, '01:50.00'),
      scoreOf(2, 120, '01:12.00'),
      scoreOf(3, 120, '01:40.00'),
      scoreOf(4, 90, '01:00.00'),
      scoreOf(5, 90, '01:00.00'),
    ],
    'Line Follower',
  );
  expect(results.map((one) => explainScore(results, one))).toEqual([
    undefined,
    'Sama 120 poin; 01:12.00 lebih cepat dari 01:40.00',
    undefined,
    'Peringkat bersama: sama dalam semua hal',
    'Peringkat bersama: sama dalam semua hal',
  ]);
});
