import { describe, expect, it } from 'vitest';
import type { DayPlan } from '../../../openapi/schema.d.ts';
import { nextName, readSeconds, toInput, toValues } from './planValues.ts';

const tournament = {
  date: '2026-12-05',
  end_date: '2026-12-06',
  time_zone: 'Asia/Makassar',
  categories: [{ id: 1, name: 'Sumo Robot', capacity: null, registered: 8 }],
} as const;

const plan: DayPlan = {
  version: '"3"',
  mode: 'queue',
  days: [{ from: '2026-12-06T00:30:00.000Z', to: '2026-12-06T08:00:00.000Z' }],
  breaks: [{ name: 'Zuhur', from: '2026-12-06T04:00:00.000Z', to: '2026-12-06T05:00:00.000Z' }],
  durations: [{ category_id: 1, seconds: 270 }],
  rest_minutes: 15,
  late_clubs: [],
  arenas: [{ id: 7, name: 'Arena 1', category_ids: [] }],
  rounds: [],
  slots: [],
  unplanned: [],
  can_undo: false,
};

const changed = { ...tournament, categories: [...tournament.categories] };

describe('the values of a plan', () => {
  it('have the clock of the tournament, and no hours on a day without runs', () => {
    const values = toValues(plan, changed);
    expect(values.days).toEqual([
      { date: '2026-12-05', from: '', to: '' },
      { date: '2026-12-06', from: '08:30', to: '16:00' },
    ]);
    expect(values.durations).toEqual([{ categoryId: 1, minutes: '4,5' }]);
    const { days, breaks, durations } = plan;
    expect(toInput(values, plan, 'Asia/Makassar')).toMatchObject({ days, breaks, durations });
  });

  it('move with the tournament', () => {
    const values = toValues(plan, { ...changed, date: '2027-01-08', end_date: null });
    expect(values.days).toEqual([{ date: '2027-01-08', from: '08:30', to: '16:00' }]);
    expect(values.breaks).toEqual([
      { name: 'Zuhur', date: '2027-01-08', from: '12:00', to: '13:00' },
    ]);
  });

  it('keep the break of one arena, and when a club comes from far', () => {
    const [one = plan.breaks[0]] = plan.breaks;
    const late = { club_id: 5, from: '2026-12-06T01:00:00.000Z' };
    const values = toValues(
      { ...plan, breaks: one ? [{ ...one, arena_id: 7 }] : [], late_clubs: [late] },
      changed,
    );
    expect(values.late_clubs).toEqual([{ clubId: '5', date: '2026-12-06', from: '09:00' }]);
    const input = toInput(values, plan, 'Asia/Makassar');
    expect([input.breaks, input.late_clubs]).toEqual([[{ ...one, arena_id: 7 }], [late]]);
    expect(toInput({ ...values, arenas: [] }, plan, 'Asia/Makassar').breaks).toEqual([]);
  });

  it('make an arena new that was deleted', () => {
    const values = toValues(plan, changed);
    expect(toInput(values, plan, 'Asia/Makassar').arenas).toMatchObject([{ id: 7 }]);
    expect(toInput(values, { arenas: [] }, 'Asia/Makassar').arenas).toEqual([
      { name: 'Arena 1', category_ids: [] },
    ]);
  });
});

it.each([
  ['4', 240],
  ['4,5', 270],
  ['0.5', 30],
  ['120', 7200],
  ['120,5', undefined],
  ['0', undefined],
  ['4,2', undefined],
  ['', undefined],
])('reads %s minutes', (text, seconds) => {
  expect(readSeconds(text)).toBe(seconds);
});

it('names an arena as no other one', () => {
  const nameOf = (number: number) => `Arena ${number}`;
  expect(nextName([{ name: 'arena 1 ' }, { name: 'Arena 3' }], nameOf)).toBe('Arena 2');
});
