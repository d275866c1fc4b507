import { afterBreaks, type Break, breaksOf, type Interval } from './intervals.ts';
import { createOccupancy, type Occupancy, type Player } from './occupancy.ts';
import { createStages, type Stages } from './stages.ts';

/** What a run or a match takes where nothing else was entered. */
export const defaultSeconds = 240;

type Arena = {
  id: number;
  /** The categories that it can hold; null for all. */
  categoryIds: readonly number[] | null;
};

/** A run or a match that needs an arena. */
export type Job = Player & {
  key: string;
  /** How long it takes, with the change to the next one. */
  seconds: number;
  /** Jobs of a category begin after all that have a lower stage: a final after the round before it. */
  stage: number;
  clubIds: readonly number[];
  /** The wish not to begin before, such as of a school that comes from far. */
  notBefore?: number;
};

export type Slot = Interval & { key: string; arenaId: number };

export type DayInput = {
  arenas: readonly Arena[];
  /** Those that come first are placed first, unless another order fits better. */
  jobs: readonly Job[];
  /** When there is somebody at the arenas. */
  day: Interval;
  /** Noon, prayers, the night between two days. */
  breaks: readonly Break[];
  /** The wish that a team rests so long between two of its jobs. */
  restSeconds: number;
  /** What has been played or has begun. */
  kept: readonly Slot[];
};

export type DayPlan = {
  slots: Slot[];
  /** What finds no place before the end of the day. */
  unplaced: Job[];
  /** Whether all rest as is wished, and nobody begins too early. */
  keepsWishes: boolean;
};

type ArenaState = Arena & {
  breaks: readonly Interval[];
  free: number;
  clubIds: readonly number[];
  categoryId?: number;
};

/** What is known while slots are placed, in the order in which they begin. */
type State = {
  input: DayInput;
  isStrict: boolean;
  remaining: Set<Job>;
  occupancy: Occupancy;
  stages: Stages;
  slots: Slot[];
};

/** Returns when a job can begin at the earliest, by all rules but those of its arena. */
function earliestStart(state: State, job: Job): number {
  const { isStrict, occupancy, input, stages } = state;
  return Math.max(
    stages.startOf(job),
    occupancy.freeFrom(job, isStrict ? input.restSeconds : 0),
    isStrict ? (job.notBefore ?? 0) : 0,
  );
}

/** Returns what a slot would be worse for than others, the weightiest first. */
function costsOf(state: State, arena: ArenaState, job: Job, at: number): number[] {
  const { occupancy, input, isStrict } = state;
  const { clubIds } = job;
  return [
    isStrict ? 0 : Number((job.notBefore ?? 0) > at),
    isStrict ? 0 : Math.max(0, occupancy.freeFrom(job, input.restSeconds) - at),
    // One category after the other, so that its teams and judges need not come back.
    Number(arena.categoryId !== undefined && arena.categoryId !== job.categoryId),
    Number(occupancy.areBusy(clubIds, at)),
    Number(clubIds.some((id) => arena.clubIds.includes(id))),
    // Pupils with much to do first, or their jobs are left for the end of the day, one after the other.
    -occupancy.loadOf(job),
  ];
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((cost, place) => cost !== other[place]);
  return index !== -1 && (one[index] ?? 0) < (other[index] ?? 0);
}

const canHold = ({ categoryIds }: Arena, { categoryId }: Job): boolean =>
  categoryIds === null || categoryIds.includes(categoryId);

/** Returns the best job that can begin in an arena now; without one, when the next one could, if any. */
function choose(state: State, arena: ArenaState): { job: Job } | { next: number } {
  const { day } = state.input;
  const { free: at, breaks } = arena;
  let best: { job: Job; costs: number[] } | undefined;
  let next = Infinity;
  for (const job of state.remaining) {
    if (!canHold(arena, job)) continue;
    const start = afterBreaks(Math.max(at, earliestStart(state, job)), job.seconds, breaks);
    if (start + job.seconds > day.to) continue;
    if (start > at) {
      next = Math.min(next, start);
      continue;
    }
    const costs = costsOf(state, arena, job, at);
    if (!best || isLess(costs, best.costs)) best = { job, costs };
  }
  return best ? { job: best.job } : { next };
}

function place(state: State, arena: ArenaState, job: Job): void {
  const slot = { key: job.key, arenaId: arena.id, from: arena.free, to: arena.free + job.seconds };
  state.slots.push(slot);
  state.remaining.delete(job);
  arena.free = slot.to;
  arena.categoryId = job.categoryId;
  arena.clubIds = job.clubIds;
  occupy(state, job, slot);
}

function occupy({ occupancy, stages }: State, job: Job, slot: Slot): void {
  occupancy.add(job, slot);
  stages.place(job, slot.to);
}

function createState(input: DayInput, isStrict: boolean): State {
  const state = {
    input,
    isStrict,
    remaining: new Set(input.jobs),
    occupancy: createOccupancy(input.jobs),
    stages: createStages(input.jobs),
    slots: [],
  };
  const jobs = new Map(input.jobs.map((job) => [job.key, job]));
  for (const slot of input.kept) {
    const job = jobs.get(slot.key);
    if (!job) continue;
    state.remaining.delete(job);
    occupy(state, job, slot);
  }
  return state;
}

/** Fills the arenas in the order of time: whichever is free first takes the job that suits it best. */
function fill(input: DayInput, isStrict: boolean): DayPlan {
  const state = createState(input, isStrict);
  const keptEnd = (id: number) =>
    Math.max(
      input.day.from,
      ...input.kept.filter(({ arenaId }) => arenaId === id).map(({ to }) => to),
    );
  const open = input.arenas.map((arena): ArenaState => ({
    ...arena,
    breaks: breaksOf(input.breaks, arena.id),
    free: keptEnd(arena.id),
    clubIds: [],
  }));
  while (open.length > 0) {
    const arena = open.reduce((first, each) => (each.free < first.free ? each : first));
    const chosen = choose(state, arena);
    if ('job' in chosen) place(state, arena, chosen.job);
    else if (chosen.next < Infinity) arena.free = chosen.next;
    // What others play may open a stage that it can hold.
    else if (!waitForOthers(state, arena, open)) open.splice(open.indexOf(arena), 1);
  }
  return { slots: state.slots, unplaced: [...state.remaining], keepsWishes: isStrict };
}

/** Moves an arena on to when another one is free that can place what it waits for; returns whether there is one. */
function waitForOthers(
  { remaining }: State,
  arena: ArenaState,
  open: readonly ArenaState[],
): boolean {
  const isWanted = [...remaining].some((job) => canHold(arena, job));
  const later = open.filter((each) => each !== arena && each.free > arena.free);
  if (!isWanted || later.length === 0) return false;
  arena.free = Math.min(...later.map(({ free }) => free));
  return true;
}

/**
 * Places runs and matches in arenas, none with a team or a pupil in two places, in a break or before what it
 * depends on. The same input gives the same plan. Where the wishes do not leave enough time, they give way.
 */
export function planDay(input: DayInput): DayPlan {
  const strict = fill(input, true);
  if (strict.unplaced.length === 0) return strict;
  const relaxed = fill(input, false);
  return relaxed.unplaced.length < strict.unplaced.length ? relaxed : strict;
}
