import { describe, expect, it } from 'vitest';
import type { DayPlan, MatchRule } from '../../../../../openapi/schema.d.ts';
import { estimateCategories } from './estimateCategories.ts';

const at = (time: string, day = 6) => `2026-12-0${day}T${time}:00Z`;

const plan: DayPlan = {
  version: '"3"',
  mode: 'queue',
  days: [{ from: at('01:00'), to: at('09:00') }],
  breaks: [{ name: 'Zuhur', from: at('05:00'), to: at('06:00') }],
  durations: [{ category_id: 1, seconds: 600 }],
  rest_minutes: 15,
  late_clubs: [],
  arenas: [
    { id: 7, name: 'Arena 1', category_ids: [] },
    { id: 8, name: 'Arena 2', category_ids: [1] },
  ],
  rounds: [{ id: 61, category_id: 1, name: 'Penyisihan', run_count: 1, team_count: null }],
  slots: [],
  unplanned: [],
  can_undo: false,
};

const tournament = {
  time_zone: 'Asia/Jakarta',
  categories: [
    { id: 1, name: 'Sumo Robot', capacity: null, registered: 6 },
    { id: 2, name: 'Line Follower', capacity: null, registered: 0 },
  ],
} as const;

const estimate = (capacities: Record<string, string>, changes: Partial<DayPlan> = {}) =>
  Object.fromEntries(
    [
      ...estimateCategories(
        { ...plan, ...changes },
        { ...tournament, categories: [...tournament.categories] },
        capacities,
      ),
    ].map(([id, { text, isShort }]) => [id, isShort ? `! ${text}` : text]),
  );

describe('what a capacity means for the day', () => {
  it('is when the category ends, in the arenas that can hold it and around the breaks', () => {
    expect(estimate({ 1: '48' })).toEqual({
      1: 'Dengan 48 tim dan 2 arena kategori ini selesai 12.00.',
    });
    expect(estimate({ 1: '50' })).toEqual({
      1: 'Dengan 50 tim dan 2 arena kategori ini selesai 13.10.',
    });
  });

  it('says how much time is missing, also of thousands', () => {
    // Two arenas of seven hours hold 84.
    expect(estimate({ 1: '84' })).toEqual({
      1: 'Dengan 84 tim dan 2 arena kategori ini selesai 16.00.',
    });
    expect(estimate({ 1: '91' })).toEqual({
      1: '! Dengan 91 tim dan 2 arena waktunya tidak cukup: kurang 1,2 jam arena.',
    });
    expect(estimate({ 1: '10000' })).toEqual({
      1: '! Dengan 10.000 tim dan 2 arena waktunya tidak cukup: kurang 1.652,7 jam arena.',
    });
  });

  it('shares the arenas with the other categories', () => {
    // Four minutes each in the first arena, behind the teams that both arenas can hold.
    expect(estimate({ 1: '12', 2: '10' })).toEqual({
      1: 'Dengan 12 tim dan 2 arena kategori ini selesai 09.00.',
      2: 'Dengan 10 tim dan 1 arena kategori ini selesai 09.40.',
    });
    expect(estimate({ 1: '', 2: '10' })[1]).toBe(
      'Dengan 6 tim yang sudah terdaftar dan 2 arena kategori ini selesai 08.30.',
    );
    expect(estimate({ 2: '10' }, { arenas: plan.arenas.slice(1) })).toEqual({
      2: '! Belum ada arena untuk kategori ini.',
    });
  });

  it('follows the rounds: several runs, those who advance, and matches', () => {
    const round = { id: 61, category_id: 1, name: 'Penyisihan', run_count: 2, team_count: null };
    const arenas = plan.arenas.slice(1);
    // Sixteen runs, a rest, then two of each of three teams.
    const final = { ...round, id: 62, name: 'Final', team_count: 3 };
    expect(estimate({ 1: '8' }, { arenas, rounds: [round, final] })).toEqual({
      1: 'Dengan 8 tim dan 1 arena kategori ini selesai 11.55.',
    });
    // Four matches, two, and two, with a rest between them.
    const rule = { kind: 'knockout', group_count: 1, has_third_place: true } as const;
    const matches = { ...round, match_rule: { ...matchRule, ...rule } };
    expect(estimate({ 1: '8' }, { arenas, rounds: [matches] })).toEqual({
      1: 'Dengan 8 tim dan 1 arena kategori ini selesai 09.50.',
    });
  });

  it('names the day of several, and nothing is said of no team or of what is no number', () => {
    const days = [...plan.days, { from: at('01:00', 7), to: at('09:00', 7) }];
    expect(estimate({ 1: '90' }, { days })).toEqual({
      1: 'Dengan 90 tim dan 2 arena kategori ini selesai Senin, 7 Desember 2026, 08.30.',
    });
    expect(estimate({ 2: '' })).toEqual({});
    expect(estimate({ 2: 'banyak' })).toEqual({});
  });
});

const matchRule: Omit<MatchRule, 'kind' | 'group_count' | 'has_third_place'> = {
  best_of: 1,
  counts: 'points',
  has_draws: false,
  walkover_score: 3,
  table_points: { win: 3, draw: 1, loss: 0 },
  tie_breakers: [],
};
