import {
  afterBreaks,
  breaksOf,
  findBreaks,
  type Interval,
} from '../../../openapi/dayPlan/intervals.ts';
import { queuePace } from '../../../openapi/dayPlan/queuePace.ts';
import type { PlanSlot, Schedule } from '../../../openapi/schema.d.ts';

/**
 * How far a turn is: in the arena, there and next, called, or soon to be called; where nobody calls teams, what is
 * being played, and what comes after that.
 */
export type TurnMark = 'running' | 'present' | 'called' | 'ready' | 'now' | 'next';

/** A run or a match in the queue of an arena. */
export type Turn = {
  slot: PlanSlot;
  /** When it will probably begin, in milliseconds, or when it has begun; undefined once it is over. */
  at: number | undefined;
  /** How many come before it in its arena. */
  before: number;
  mark?: TurnMark | undefined;
};

/** Whether the team of a turn need not wait any more. */
export const isHere = (mark: TurnMark | undefined): boolean =>
  mark === 'now' || mark === 'running' || mark === 'present' || mark === 'called';

type Waiting = { slot: PlanSlot; from: number; length: number };

const minute = 60_000;

const isRunning = ({ call }: PlanSlot): boolean => call?.state === 'running';

const isCalled = ({ call }: PlanSlot): boolean =>
  call?.state === 'called' || call?.state === 'present';

/**
 * Returns when each of a queue begins at `now`: as in its forecast, but none in the past, unless it is being
 * played.
 */
function moveQueue(waiting: readonly Waiting[], now: number, breaks: readonly Interval[]) {
  const pace = queuePace(waiting.filter(({ slot }) => !isRunning(slot)));
  let free = now;
  return waiting.map(({ slot, from, length }) => {
    if (isRunning(slot)) {
      free = Math.max(free, from + length * pace);
      return { slot, at: from };
    }
    const at = Math.round(afterBreaks(Math.max(from, free), length * pace, breaks));
    free = at + length * pace;
    return { slot, at };
  });
}

/** What was entered or has left the arena, whose team has not come, and what is not to be played any more. */
function isOver({ ended_at: endedAt, expected_at: expectedAt, call }: PlanSlot): boolean {
  if (endedAt !== null || call?.state === 'ended' || call?.state === 'absent') return true;
  return expectedAt === null && (!call || call.state === 'waiting');
}

/** Returns the queue of an arena: what is being played, who is called, and the others in their order. */
function toQueue(slots: readonly PlanSlot[], asOf: string): Waiting[] {
  const orderOf = (slot: PlanSlot) => (isRunning(slot) ? 0 : isCalled(slot) ? 1 : 2);
  const open = slots
    .filter((slot) => !isOver(slot))
    .toSorted((one, other) => orderOf(one) - orderOf(other));
  return open.map((slot) => ({
    slot,
    from: Date.parse((isRunning(slot) ? slot.call?.at : slot.expected_at) ?? asOf),
    length: slot.seconds * 1000,
  }));
}

/** How many of those that wait get ready. */
const readyCount = 2;

/** Returns the marks of a queue whose teams are called. */
function markCalls(queue: readonly PlanSlot[]): (TurnMark | undefined)[] {
  let ready = 0;
  return queue.map(({ call }) => {
    if (call?.state === 'running' || call?.state === 'present' || call?.state === 'called')
      return call.state;
    ready += 1;
    return ready <= readyCount ? 'ready' : undefined;
  });
}

/** Returns the marks of a queue whose teams nobody calls. */
const markTimes = (first: number | undefined, now: number): TurnMark[] =>
  // Whatever has been waiting to begin for less than a minute has begun.
  first !== undefined && first < now + minute ? ['now', 'next'] : ['next'];

const hasCalls = (slots: readonly PlanSlot[]) => slots.some(({ call }) => call !== null);

/**
 * Returns all turns by arena, each queue in its order, as they are at `now` (milliseconds). The forecast is of
 * when something was last entered: since then time has moved on what is not played.
 */
export function listTurns(schedule: Schedule, now: number): Turn[] {
  const breaks = findBreaks(schedule, Date.parse);
  const isCalledSomewhere = hasCalls(schedule.slots);
  const byArena = Map.groupBy(schedule.slots, ({ arena_id: id }) => id);
  return [...byArena].flatMap(([arenaId, slots]) => {
    const over = slots.filter(isOver).map((slot) => ({ slot, at: undefined, before: 0 }));
    const moved = moveQueue(toQueue(slots, schedule.as_of), now, breaksOf(breaks, arenaId));
    // An arena where something has ended without a call has no desk that calls.
    const hasDesk = hasCalls(slots) || (isCalledSomewhere && over.length === 0);
    const marks = hasDesk ? markCalls(moved.map(({ slot }) => slot)) : markTimes(moved[0]?.at, now);
    return [
      ...over,
      ...moved.map((turn, index) => ({ ...turn, before: index, mark: marks[index] })),
    ];
  });
}
