import { describe, expect, it } from 'vitest';
import type { PlanSlot, Schedule, SlotCall } from '../../../openapi/schema.d.ts';
import { listTurns } from './turns.ts';

const start = Date.parse('2026-11-22T02:00:00Z');
const minutes = (count: number) => count * 60_000;
const time = (minute: number) => new Date(start + minutes(minute)).toISOString();

/** A slot of five minutes that is expected so many minutes after the start; null once it is over. */
const slot = (id: number, expected: number | null, changes: Partial<PlanSlot> = {}): PlanSlot => ({
  id,
  arena_id: 1,
  category_id: 1,
  round_id: 61,
  team_id: id,
  run_number: 1,
  match: null,
  place: null,
  seconds: 300,
  planned_at: time(0),
  ended_at: null,
  expected_at: expected === null ? null : time(expected),
  margin: expected === null ? null : 120,
  call: null,
  ...changes,
});

const schedule = (slots: PlanSlot[], changes: Partial<Schedule> = {}): Schedule => ({
  as_of: time(0),
  mode: 'queue',
  days: [{ from: time(0), to: time(600) }],
  breaks: [],
  arenas: [{ id: 1, name: 'Arena 1', category_ids: [] }],
  rounds: [],
  teams: [],
  slots,
  ...changes,
});

/** Returns how many minutes after the start the turns begin, at so many minutes after it. */
const timesAt = (now: number, of: Schedule) =>
  listTurns(of, start + minutes(now)).map(({ at }) =>
    at === undefined ? undefined : (at - start) / minutes(1),
  );

describe('the queue of an arena', () => {
  const queue = schedule([slot(1, 0), slot(2, 6), slot(3, 12), slot(4, 30)]);

  it('is as forecast while its first turn is to come', () => {
    expect(timesAt(-30, queue)).toEqual([0, 6, 12, 30]);
    expect(timesAt(0, queue)).toEqual([0, 6, 12, 30]);
  });

  it('moves on with the time, at the pace of its arena, until a gap takes it up', () => {
    expect(timesAt(7, queue)).toEqual([7, 13, 19, 30]);
    expect(timesAt(60, queue)).toEqual([60, 66, 72, 78]);
  });

  it('moves over breaks and nights', () => {
    const breaks = [{ name: 'Zuhur', from: time(20), to: time(40) }];
    expect(timesAt(8, schedule(queue.slots.slice(0, 3), { breaks }))).toEqual([8, 14, 40]);
    const days = [
      { from: time(0), to: time(15) },
      { from: time(1440), to: time(1600) },
    ];
    expect(timesAt(4, schedule(queue.slots.slice(0, 2), { days }))).toEqual([4, 1440]);
  });

  it('moves over the breaks of its own arena only', () => {
    const breaks = [{ name: 'Tunda', from: time(5), to: time(40), arena_id: 2 }];
    const other = slot(9, 0, { arena_id: 2 });
    expect(timesAt(3, schedule([slot(1, 0), slot(2, 6), other], { breaks }))).toEqual([3, 9, 40]);
  });

  it('leaves other arenas alone', () => {
    const other = slot(9, 45, { arena_id: 2 });
    expect(timesAt(7, schedule([slot(1, 0), slot(2, 6), other]))).toEqual([7, 13, 45]);
  });

  it('is the same with the length that is planned where nothing tells the pace', () => {
    expect(timesAt(3, schedule([slot(1, 0)]))).toEqual([3]);
  });
});

describe('the marks of a queue', () => {
  const marksAt = (now: number) =>
    listTurns(
      schedule([
        slot(1, null, { ended_at: time(-5) }),
        slot(2, null),
        slot(3, 0),
        slot(4, 5),
        slot(5, 10),
      ]),
      start + minutes(now),
    ).map(({ mark, before }) => [mark, before]);

  it('are on what is played and what comes after it', () => {
    expect(marksAt(0)).toEqual([
      [undefined, 0],
      [undefined, 0],
      ['now', 0],
      ['next', 1],
      [undefined, 2],
    ]);
  });

  it('say of an arena that has not begun only what is next', () => {
    expect(marksAt(-10).slice(2)).toEqual([
      ['next', 0],
      [undefined, 1],
      [undefined, 2],
    ]);
  });
});

describe('a queue whose teams are called', () => {
  const call = (state: SlotCall['state'], minute = 0): { call: SlotCall } => ({
    call: { state, count: 1, absences: 0, at: time(minute), version: '"1"' },
  });
  const statesAt = (now: number, ...slots: PlanSlot[]) =>
    listTurns(schedule(slots), start + minutes(now)).map(({ slot: { id }, mark, at }) => [
      id,
      mark,
      at === undefined ? undefined : (at - start) / minutes(1),
    ]);

  it('has the states of its calls, and two that get ready', () => {
    expect(
      statesAt(
        12,
        slot(1, null, { ended_at: time(5), ...call('ended') }),
        slot(2, null, call('absent')),
        slot(3, 12, call('called')),
        slot(4, 16, call('present')),
        slot(5, null, call('running', 10)),
        slot(6, 20),
        slot(7, 24),
        slot(8, 28, call('waiting')),
      ),
    ).toEqual([
      [1, undefined, undefined],
      [2, undefined, undefined],
      [5, 'running', 10],
      [3, 'called', 14],
      [4, 'present', 18],
      [6, 'ready', 22],
      [7, 'ready', 26],
      [8, undefined, 30],
    ]);
  });

  it('has nothing that runs as long as nobody is in the arena', () => {
    expect(statesAt(3, slot(1, 0, call('called')), slot(2, 5))).toEqual([
      [1, 'called', 3],
      [2, 'ready', 8],
    ]);
  });

  it('is another one than the queue of an arena without a desk', () => {
    const elsewhere = { arena_id: 2 };
    const marks = (...slots: PlanSlot[]) =>
      statesAt(1, slot(1, 0, call('called')), ...slots).map(([, mark]) => mark);
    expect(marks(slot(2, 0, elsewhere))).toEqual(['called', 'ready']);
    expect(
      marks(slot(2, null, { ...elsewhere, ended_at: time(0) }), slot(3, 0, elsewhere)),
    ).toEqual(['called', undefined, 'now']);
  });
});
