import type { Schedule } from '../../../../openapi/schema.d.ts';
import { toLocalTime } from '../../../lib/dates/indonesianTime.ts';
import { isHere, type Turn } from '../turns.ts';
import type { Clock } from '../turnText.ts';

/** An arena as the hall sees it. */
export type ArenaCalls = {
  id: number;
  name: string;
  /** The latest call first. */
  called: Turn[];
  present: Turn[];
  running: Turn[];
  /** Those that get ready. */
  ready: Turn[];
  /** Whether nothing is left today. */
  isOverToday: boolean;
};

const readyCount = 2;

const callTime = ({ slot: { call } }: Turn): number => Date.parse(call?.at ?? '') || 0;

const dayOf = (at: number, { zone }: Clock): string =>
  toLocalTime(new Date(at).toISOString(), zone).slice(0, 10);

/** Returns what the arenas of a schedule show, in their order; those without turns are left out. */
export function listArenaCalls(
  { arenas }: Pick<Schedule, 'arenas'>,
  turns: readonly Turn[],
  clock: Clock,
): ArenaCalls[] {
  const today = dayOf(clock.now, clock);
  return arenas.flatMap(({ id, name }) => {
    const own = turns.filter(({ slot }) => slot.arena_id === id);
    if (own.length === 0) return [];
    const of = (...marks: Turn['mark'][]) => own.filter(({ mark }) => marks.includes(mark));
    const waiting = own.filter(({ at, mark }) => at !== undefined && !isHere(mark));
    return {
      id,
      name,
      called: of('called').toSorted((one, other) => callTime(other) - callTime(one)),
      present: of('present'),
      running: of('running', 'now'),
      ready: waiting.slice(0, readyCount),
      isOverToday: !own.some(
        ({ at, mark }) => at !== undefined && (isHere(mark) || dayOf(at, clock) <= today),
      ),
    };
  });
}

/** Returns the latest call of all arenas; undefined if nobody is called. */
export function findNewestCall(arenas: readonly ArenaCalls[]): Turn | undefined {
  const called = arenas.flatMap((arena) => arena.called);
  return called.toSorted((one, other) => callTime(other) - callTime(one))[0];
}

/** Returns when the next turn of all begins; undefined if none is left. */
export function findNextStart(turns: readonly Turn[]): number | undefined {
  const times = turns.flatMap(({ at }) => at ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}
