import { describe, expect, it } from 'vitest';
import type { SlotCall, TeamTurn } from '../../../../openapi/schema.d.ts';
import { expectTurn, findNextTurn, isOver } from './teamTurns.ts';
import { dataText, nextTexts, partText, resultText, whenWhereText } from './teamTurnText.ts';

const now = Date.parse('2026-11-22T03:00:00Z');
const zone = 'Asia/Jakarta' as const;
const minutes = (count: number) => count * 60_000;
const time = (minute: number) => new Date(now + minutes(minute)).toISOString();

const call = (state: SlotCall['state'], changes: Partial<SlotCall> = {}): SlotCall => ({
  state,
  count: 1,
  absences: 0,
  at: time(-1),
  version: '"1"',
  ...changes,
});

/** A run in fifteen minutes, with two turns before it. */
const turn = (changes: Partial<TeamTurn> = {}): TeamTurn => ({
  slot_id: 1,
  arena: 'Arena 2',
  category: 'Sumo',
  round: 'Penyisihan',
  run: { number: 1, result: null },
  match: null,
  seconds: 240,
  before: 2,
  waiting_before: 2,
  queue_at: time(2),
  slack: 0,
  planned_at: time(0),
  expected_at: time(15),
  margin: 180,
  ended_at: null,
  call: null,
  ...changes,
});
const match = (changes: Partial<NonNullable<TeamTurn['match']>>): Partial<TeamTurn> => ({
  round: 'Gugur',
  run: null,
  match: { number: 7, opponent: null, result: null, ...changes },
});
const ended = { ended_at: time(-30), before: null, expected_at: null, queue_at: null };

type Situation = { turns: TeamTurn[]; breaks?: { name: string; from: string; to: string }[] };
type Asked = { at?: number; age?: number };

/** Returns what is said of the next turn so many minutes later, by an answer that is so many minutes old. */
function told({ turns, breaks = [] }: Situation, { at = 0, age = 0 }: Asked = {}) {
  const asked = now + minutes(at);
  const moments = { now: asked, answeredAt: asked - minutes(age) };
  const next = findNextTurn({ turns, breaks }, moments);
  if (!next) return undefined;
  const { mark, large, lines } = nextTexts(next, { now: asked, zone }, moments);
  return [mark, large, ...lines];
}

const part = 'Penyisihan, percobaan 1';
const zuhur = { name: 'Zuhur', from: time(10), to: time(70) };
const twoBefore = '2 giliran lagi sebelum tim ini';

describe('what is said of the next turn', () => {
  it.each<[string, Situation, Asked, string[]]>([
    [
      'in a quarter of an hour',
      { turns: [turn()] },
      {},
      [
        'Giliran berikutnya',
        'sekitar 12 sampai 18 menit lagi',
        'Arena 2',
        twoBefore,
        'antara 10.12 dan 10.18',
        part,
      ],
    ],
    [
      'after a break',
      { turns: [turn({ expected_at: time(72) })], breaks: [zuhur] },
      {},
      ['Giliran berikutnya', 'sekitar 11.12', 'Arena 2', twoBefore, part],
    ],
    [
      'that the delay of its arena moves behind a break',
      { turns: [turn({ expected_at: time(5), queue_at: time(-2), slack: 0 })], breaks: [zuhur] },
      {},
      ['Giliran berikutnya', 'sekitar 11.10', 'Arena 2', twoBefore, part],
    ],
    [
      'in an arena that is four minutes late, of which a gap takes up one',
      { turns: [turn({ slack: 60 })] },
      { at: 6 },
      [
        'Giliran berikutnya',
        'sekitar 9 sampai 15 menit lagi',
        'Arena 2',
        twoBefore,
        'antara 10.15 dan 10.21',
        part,
      ],
    ],
    [
      'that comes soon',
      { turns: [turn({ expected_at: time(4), before: 1, waiting_before: 0, margin: 90 })] },
      {},
      [
        'Siap-siap',
        'sekitar 2 sampai 6 menit lagi',
        'Arena 2',
        '1 giliran lagi sebelum tim ini',
        'antara 10.02 dan 10.05',
        'Bersiaplah di dekat arena: giliran ini segera dipanggil.',
        part,
      ],
    ],
    [
      'that is the first of the day, hours ahead',
      { turns: [turn({ expected_at: time(150), before: 0, waiting_before: 0 })] },
      {},
      ['Giliran berikutnya', 'sekitar 12.30', 'Arena 2', 'Berikutnya di arena ini', part],
    ],
    [
      'that is called, before an earlier one of another arena',
      { turns: [turn(), turn({ slot_id: 2, arena: 'Arena 5', call: call('called') })] },
      {},
      ['Dipanggil', 'Segera ke Arena 5', 'Tim ini sedang ditunggu di arena.', part],
    ],
    [
      'that is called for the last time',
      { turns: [turn({ call: call('called', { count: 3 }) })] },
      {},
      ['Dipanggil', 'Segera ke Arena 2', 'Panggilan terakhir.', part],
    ],
    [
      'whose team has come',
      { turns: [turn({ call: call('present') })] },
      {},
      [
        'Hadir',
        'Tunggu di Arena 2',
        'Kehadiran tim sudah dicatat. Giliran ini segera dimulai.',
        part,
      ],
    ],
    [
      'that runs and has no forecast any more',
      { turns: [turn({ call: call('running'), expected_at: null, queue_at: null })] },
      {},
      ['Di arena', 'Sedang di Arena 2', part],
    ],
    [
      'that was put last, as nobody had come',
      { turns: [turn({ call: call('waiting', { absences: 1, count: 0 }), before: 9 })] },
      {},
      [
        'Giliran berikutnya',
        'sekitar 12 sampai 18 menit lagi',
        'Arena 2',
        '9 giliran lagi sebelum tim ini',
        'antara 10.12 dan 10.18',
        part,
      ],
    ],
    [
      'against a winner who is not known yet',
      { turns: [turn(match({ from: { number: 3, as: 'winner' } }))] },
      {},
      [
        'Giliran berikutnya',
        'sekitar 12 sampai 18 menit lagi',
        'Arena 2',
        twoBefore,
        'antara 10.12 dan 10.18',
        'Gugur, pertandingan 7, lawan Pemenang pertandingan 3',
      ],
    ],
    [
      'after the first one has ended',
      { turns: [turn(ended), turn({ slot_id: 2, run: { number: 2, result: null } })] },
      {},
      [
        'Giliran berikutnya',
        'sekitar 12 sampai 18 menit lagi',
        'Arena 2',
        twoBefore,
        'antara 10.12 dan 10.18',
        'Penyisihan, percobaan 2',
      ],
    ],
    [
      'tomorrow',
      { turns: [turn({ expected_at: time(22 * 60) })] },
      {},
      ['Giliran berikutnya', 'sekitar Sen, 23 Nov, 08.00', 'Arena 2', twoBefore, part],
    ],
    [
      'that would have begun since the network is gone',
      { turns: [turn()] },
      { at: 25, age: 24 },
      [
        'Giliran berikutnya',
        'Arena 2',
        'Menurut data ini, giliran dimulai sekitar 10.15. Tanyakan di arena atau di meja antrean.',
        part,
      ],
    ],
  ])('%s', (_, situation, asked, lines) => {
    expect(told(situation, asked)).toEqual(lines);
  });

  it.each([
    ['all have ended', [turn(ended)]],
    ['it is absent', [turn({ call: call('absent'), before: null })]],
    ['there is none', []],
  ])('is nothing if %s', (_, turns) => {
    expect(told({ turns })).toBeUndefined();
    expect(turns.every(isOver)).toBe(true);
  });
});

describe('a turn in the list', () => {
  const clock = { now, zone };
  it.each([
    ['to come', turn(), undefined, 'Arena 2 · sekitar 10.15'],
    ['that is called', turn({ call: call('called') }), undefined, 'Arena 2 · dipanggil'],
    [
      'that runs and has no forecast any more',
      turn({ call: call('running'), expected_at: null, queue_at: null }),
      undefined,
      'Arena 2 · di arena',
    ],
    [
      'with a run',
      turn({
        ...ended,
        run: { number: 1, result: { outcome: 'finished', points: 80, time: '01:07.38' } },
      }),
      '80 poin · 01:07.38',
      'Arena 2 · selesai 09.30',
    ],
    [
      'with a run that was not finished',
      turn({ ...ended, run: { number: 1, result: { outcome: 'dq', points: null, time: null } } }),
      'diskualifikasi',
      'Arena 2 · selesai 09.30',
    ],
    [
      'with a match',
      turn({ ...ended, ...match({ result: { outcome: 'won', own: 2, other: 1 } }) }),
      'Menang 2 : 1',
      'Arena 2 · selesai 09.30',
    ],
    [
      'to which nobody came',
      turn({ call: call('absent'), before: null }),
      undefined,
      'Arena 2 · tidak hadir',
    ],
    [
      'of a round that was closed without it',
      turn({ before: null, expected_at: null }),
      undefined,
      'Arena 2 · tidak dimainkan',
    ],
  ] as const)('%s', (_, given, result, whenWhere) => {
    const at = expectTurn(given, [], { now, answeredAt: now });
    expect(resultText(given)).toBe(result);
    expect(whenWhereText(given, at, clock)).toBe(whenWhere);
  });

  it('names the opponent', () => {
    const opponent = { code: 'X-JNYS-00042', name: 'Garuda Baja' } as const;
    expect(partText(turn(match({ opponent })))).toBe('Gugur, pertandingan 7, lawan Garuda Baja');
    expect(partText(turn(match({ from: { number: 2, as: 'loser' } })))).toBe(
      'Gugur, pertandingan 7, lawan Yang kalah di pertandingan 2',
    );
    expect(partText(turn(match({})))).toBe('Gugur, pertandingan 7, lawan Belum diketahui');
  });
});

it.each([
  [0, 'Data pukul 10.00'],
  [6, 'Data pukul 09.54, 6 menit lalu'],
  [130, 'Data pukul 07.50, 2 jam lalu'],
  [3 * 24 * 60, 'Data Kam, 19 Nov, 10.00, 3 hari lalu'],
  // The clock of the phone is behind, and there is no network to set it.
  [-40, 'Data pukul 10.40'],
])('says of when data of %i minutes ago is: %s', (age, text) => {
  expect(dataText(now - minutes(age), { now, zone })).toBe(text);
});
