import { describe, expect, it } from 'vitest';
import type { PlanSlot, SlotCall } from '../../../openapi/schema.d.ts';
import {
  ageText,
  betweenText,
  createNames,
  endText,
  markText,
  partText,
  playersOf,
  teamIdsOf,
  timeText,
  waitText,
} from './turnText.ts';

const now = Date.parse('2026-11-22T03:05:30Z');
const clock = { now, zone: 'Asia/Jakarta' } as const;
const after = (minutes: number) => now + minutes * 60_000;

it.each([
  [0, '10.05'],
  [60, '11.05'],
  [24 * 60, 'Sen, 23 Nov, 10.05'],
])('names the time in %i minutes: %s', (minutes, text) => {
  expect(timeText(after(minutes), clock)).toBe(text);
});

it('names the time of the zone of the tournament', () => {
  expect(timeText(now, { now, zone: 'Asia/Makassar' })).toBe('11.05');
});

it.each([
  [15, 180, 'sekitar 12 sampai 18 menit lagi'],
  [15.5, 200, 'sekitar 12 sampai 19 menit lagi'],
  [2, 120, 'kurang dari 4 menit lagi'],
  [0, 90, 'kurang dari 2 menit lagi'],
  [60, 600, 'sekitar 50 sampai 70 menit lagi'],
  [61, 600, undefined],
])('says what is in %d minutes with a margin of %i s: %s', (minutes, margin, text) => {
  expect(waitText(after(minutes), margin, now)).toBe(text);
});

it('says between which times, none of them in the past', () => {
  expect(betweenText(after(15), 180, clock)).toBe('antara 10.17 dan 10.23');
  expect(betweenText(after(1), 180, clock)).toBe('antara 10.05 dan 10.09');
  expect(betweenText(after(24 * 60), 60, clock)).toBe('antara Sen, 23 Nov, 10.04 dan 10.06');
});

it.each([
  [0, 'Data beberapa saat lalu'],
  [5, 'Data 5 menit lalu'],
  [130, 'Data 2 jam lalu'],
])('says how old data of %i minutes is: %s', (minutes, text) => {
  expect(ageText(minutes)).toBe(text);
});

describe('a slot', () => {
  const team = (id: number, name: string) => ({
    id,
    start_number: id,
    code: `X-JNYS-0000${id}` as const,
    name,
    club: null,
  });
  const [garuda, komodo] = [team(1, 'Garuda'), team(2, 'Komodo')];
  const names = createNames(
    { arenas: [], rounds: [{ id: 61, category_id: 1, name: 'Final' }], teams: [garuda, komodo] },
    [],
  );
  const slot = (changes: Partial<PlanSlot>): PlanSlot => ({
    id: 1,
    arena_id: 1,
    category_id: 1,
    round_id: 61,
    team_id: null,
    run_number: null,
    match: null,
    place: null,
    seconds: 300,
    planned_at: '2026-11-22T03:00:00Z',
    ended_at: null,
    expected_at: '2026-11-22T03:00:00Z',
    margin: 90,
    call: null,
    ...changes,
  });
  const match = (home: object, away: object) => ({
    id: 5,
    number: 7,
    home: { team_id: null, ...home },
    away: { team_id: null, ...away },
  });

  it.each([
    ['a run', slot({ team_id: 1, run_number: 2 }), [garuda], 'Final, percobaan 2', [1]],
    [
      'a match',
      slot({ match: match({ team_id: 1 }, { team_id: 2 }) }),
      [garuda, komodo],
      'Final, pertandingan 7',
      [1, 2],
    ],
    [
      'a match of winners',
      slot({
        match: match({ from: { number: 3, as: 'winner' } }, { from: { number: 4, as: 'loser' } }),
      }),
      ['Pemenang pertandingan 3', 'Yang kalah di pertandingan 4'],
      'Final, pertandingan 7',
      [],
    ],
    [
      'the place of a team',
      slot({ place: 3, run_number: 1 }),
      ['Tim ke-3 di Final'],
      'Final, percobaan 1',
      [],
    ],
    ['the place of a match', slot({ place: 3 }), ['Pertandingan ke-3 di Final'], 'Final', []],
    [
      'a team that is gone',
      slot({ team_id: 9, run_number: 1 }),
      ['Belum diketahui'],
      'Final, percobaan 1',
      [9],
    ],
  ])('of %s says who plays what', (_, given, players, part, ids) => {
    expect(playersOf(given, names)).toEqual(players);
    expect(partText(given, names)).toBe(part);
    expect(teamIdsOf(given)).toEqual(ids);
  });

  const call = (state: SlotCall['state'], count = 1): { call: SlotCall } => ({
    call: { state, count, absences: 0, at: '2026-11-22T03:00:00Z', version: '"1"' },
  });

  it.each([
    ['selesai 09.59', { ended_at: '2026-11-22T02:59:00Z' }],
    ['selesai', call('ended')],
    ['tidak hadir', call('absent', 3)],
    ['tidak dimainkan', {}],
  ])('that is over says how: %s', (text, changes) => {
    expect(endText(slot({ expected_at: null, ...changes }), clock)).toBe(text);
  });

  it.each([
    ['Dipanggil', 'called', 1],
    ['Dipanggil, panggilan ke-2', 'called', 2],
    ['Hadir', 'present', 2],
    ['Di arena', 'running', 3],
  ] as const)('that is called says so: %s', (text, state, count) => {
    const called = { slot: slot(call(state, count)), at: now, before: 0, mark: state };
    expect(markText(called)).toBe(text);
    expect(markText({ ...called, mark: undefined })).toBeUndefined();
  });
});
