import { afterBreaks, type Interval } from '../../../openapi/dayPlan/intervals.ts';
import type { PlanSlot, Schedule } from '../../../openapi/schema.d.ts';

/** A run or a match in the queue of an arena. */
export type Turn = {
  slot: PlanSlot;
  /** When it will probably begin, in milliseconds; undefined once it is over. */
  at: number | undefined;
  /** How many come before it in its arena. */
  before: number;
  /** What is being played, and what comes after that. */
  mark?: 'now' | 'next' | undefined;
};

type Waiting = { slot: PlanSlot; from: number; length: number };

const minute = 60_000;

/** Returns when nobody is at the arenas, in milliseconds: in breaks and at night. */
function findBreaks({ breaks, days }: Pick<Schedule, 'breaks' | 'days'>): Interval[] {
  const nights = days
    .slice(1)
    .flatMap(({ from }, index) => ({ from: days[index]?.to ?? from, to: from }));
  return [...breaks, ...nights].map(({ from, to }) => ({
    from: Date.parse(from),
    to: Date.parse(to),
  }));
}

/** Returns how long the arena takes for what is planned to take 1, as far as its forecast tells. */
function paceOf(waiting: readonly Waiting[]): number {
  const ratios = waiting.flatMap(({ from, length }, index) => {
    const next = waiting[index + 1];
    return next ? Math.max(0, next.from - from) / length : [];
  });
  return ratios.length > 0 ? Math.min(...ratios) : 1;
}

/** Returns when each of a queue begins at `now`: as in its forecast, but none in the past. */
function moveQueue(waiting: readonly Waiting[], now: number, breaks: readonly Interval[]) {
  const pace = paceOf(waiting);
  let free = now;
  return waiting.map(({ slot, from, length }) => {
    const at = Math.round(afterBreaks(Math.max(from, free), length * pace, breaks));
    free = at + length * pace;
    return { slot, at };
  });
}

/** What was entered, and what is not to be played any more. */
const isOver = ({ ended_at: endedAt, expected_at: expectedAt }: PlanSlot): boolean =>
  endedAt !== null || expectedAt === null;

/**
 * Returns all turns by arena, each queue in its order, as they are at `now` (milliseconds). The forecast is of
 * when something was last entered: since then time has moved on what is not played.
 */
export function listTurns(schedule: Schedule, now: number): Turn[] {
  const breaks = findBreaks(schedule);
  const byArena = Map.groupBy(schedule.slots, ({ arena_id: id }) => id);
  return [...byArena.values()].flatMap((slots) => {
    const over = slots.filter(isOver).map((slot) => ({ slot, at: undefined, before: 0 }));
    const waiting = slots
      .filter((slot) => !isOver(slot))
      .map((slot) => ({
        slot,
        from: Date.parse(slot.expected_at ?? ''),
        length: slot.seconds * 1000,
      }));
    const moved = moveQueue(waiting, now, breaks);
    const first = moved[0];
    // Whatever has been waiting to begin for less than a minute is being called.
    const hasBegun = first !== undefined && first.at < now + minute;
    const marks = hasBegun ? (['now', 'next'] as const) : (['next'] as const);
    return [
      ...over,
      ...moved.map((turn, index) => ({ ...turn, before: index, mark: marks[index] })),
    ];
  });
}
