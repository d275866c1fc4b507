import { describe, expect, it } from 'vitest';
import { fillDay } from '../../../openapi/dayPlan/fillDay.ts';
import { createRandom, type Random } from '../../../server/lib/random.ts';
import {
  type DayInput,
  type DayPlan,
  type Job,
  planDay,
  type Slot,
} from '../../../openapi/dayPlan/planDay.ts';

const hour = 3600;
const minute = 60;

const createJob = (key: string, changes: Partial<Job> = {}): Job => ({
  key,
  categoryId: 1,
  stage: 0,
  seconds: 10 * minute,
  teams: [key],
  pupilIds: [],
  clubIds: [],
  ...changes,
});

const createDay = (jobs: readonly Job[], changes: Partial<DayInput> = {}): DayInput => ({
  arenas: [{ id: 1, categoryIds: null }],
  jobs,
  day: { from: 8 * hour, to: 12 * hour },
  breaks: [],
  restSeconds: 0,
  kept: [],
  ...changes,
});

const overlap = (one: Slot, other: { from: number; to: number }) =>
  one.from < other.to && other.from < one.to;

/** Whether two jobs may be played at the same time, as far as those who play them are concerned. */
function canBeTogether(one: Job, other: Job): boolean {
  if (one.teams.some((team) => other.teams.includes(team))) return false;
  const arePlaces = [one, other].every(({ teams }) =>
    teams.some((team) => typeof team === 'string'),
  );
  const isSameStage = one.categoryId === other.categoryId && one.stage === other.stage;
  return (arePlaces && isSameStage) || !one.pupilIds.some((id) => other.pupilIds.includes(id));
}

type Placed = Slot & { job: Job };

/** Returns what a slot breaks by itself. */
function findOwnFaults({ arenas, day, breaks }: DayInput, { job, ...slot }: Placed): string[] {
  const arena = arenas.find(({ id }) => id === slot.arenaId);
  const faults = {
    category: arena?.categoryIds?.includes(job.categoryId) === false,
    duration: slot.to - slot.from !== job.seconds,
    day: slot.from < day.from || slot.to > day.to,
    break: breaks.some(
      (each) => overlap(slot, each) && (each.arenaId ?? slot.arenaId) === slot.arenaId,
    ),
  };
  return Object.entries(faults).flatMap(([fault, isFound]) =>
    isFound ? `${slot.key}: ${fault}` : [],
  );
}

/** Returns what a slot breaks because of another one. */
function findPairFaults(slot: Placed, other: Placed): string[] {
  const faults = {
    arena: overlap(slot, other) && other.arenaId === slot.arenaId,
    players: overlap(slot, other) && !canBeTogether(slot.job, other.job),
    stage:
      other.job.categoryId === slot.job.categoryId &&
      other.job.stage < slot.job.stage &&
      other.to > slot.from,
  };
  return Object.entries(faults).flatMap(([fault, isFound]) =>
    isFound ? `${slot.key} and ${other.key}: ${fault}` : [],
  );
}

/** Returns the wishes that a slot does not fulfil. */
function findWishFaults({ restSeconds }: DayInput, slot: Placed, all: readonly Placed[]): string[] {
  const rested = { from: slot.from - restSeconds, to: slot.to };
  const before = all.filter(
    (other) => other !== slot && overlap(other, rested) && !canBeTogether(slot.job, other.job),
  );
  return [
    ...(slot.from < (slot.job.notBefore ?? 0) ? [`${slot.key}: too early`] : []),
    ...before.map((other) => `${slot.key} after ${other.key}: no rest`),
  ];
}

/** Returns all that a plan breaks, compared pair by pair. */
function findFaults(input: DayInput, { slots, unplaced, keepsWishes }: DayPlan): string[] {
  const jobOf = new Map(input.jobs.map((job) => [job.key, job]));
  const toPlaced = (slot: Slot) => ({ ...slot, job: jobOf.get(slot.key) ?? createJob('?') });
  const planned = slots.map(toPlaced);
  const all = [...input.kept.map(toPlaced), ...planned];
  const keys = [...all, ...unplaced].map(({ key }) => key);
  const isComplete =
    keys.toSorted().join() ===
    input.jobs
      .map(({ key }) => key)
      .toSorted()
      .join();
  return [
    ...(isComplete ? [] : ['not each job once']),
    ...planned.flatMap((slot) => [
      ...findOwnFaults(input, slot),
      ...all.flatMap((other) => (other === slot ? [] : findPairFaults(slot, other))),
      ...(keepsWishes ? findWishFaults(input, slot, all) : []),
    ]),
  ];
}

/** Returns what could still be placed behind all that is there. */
function findIdle(input: DayInput, { slots, unplaced }: DayPlan): string[] {
  const all = [...input.kept, ...slots];
  const end = Math.max(input.day.from, ...all.map(({ to }) => to));
  return unplaced
    .filter(({ categoryId, stage, seconds }) => {
      const arenas = input.arenas.filter(
        (arena) => arena.categoryIds?.includes(categoryId) ?? true,
      );
      const waits = unplaced.some(
        (other) => other.categoryId === categoryId && other.stage < stage,
      );
      const freeOf = (arenaId: number) =>
        input.breaks
          .filter((each) => (each.arenaId ?? arenaId) === arenaId)
          .toSorted((one, other) => one.from - other.from)
          .reduce((at, each) => (at < each.to && at + seconds > each.from ? each.to : at), end);
      return !waits && arenas.some(({ id }) => freeOf(id) + seconds <= input.day.to);
    })
    .map(({ key }) => key);
}

/** A day of up to 40 teams: runs, rounds, a knock-out, pupils in several teams, some of it played. */
function createRandomDay(random: Random): DayInput {
  const categoryIds = Array.from({ length: random.integer(1, 4) }, (_, index) => index + 1);
  const minutes = new Map(categoryIds.map((id) => [id, random.integer(2, 15)]));
  const teams = Array.from({ length: random.integer(1, 40) }, (_, index) => ({
    id: index + 1,
    categoryId: random.integer(1, categoryIds.length),
    clubIds: [random.integer(1, 8)],
    pupilIds: [...new Set(Array.from({ length: 3 }, () => random.integer(1, 80)))],
    notBefore: random.chance(0.1) ? 9 * hour : 0,
  }));
  const known = teams.flatMap(({ id, notBefore, ...team }) =>
    Array.from({ length: random.integer(1, 3) }, (_, run) =>
      createJob(`${id}/${run}`, {
        ...team,
        teams: [id],
        ...(notBefore > 0 && { notBefore }),
        seconds: (minutes.get(team.categoryId) ?? 1) * minute,
      }),
    ),
  );
  const later = categoryIds.flatMap((categoryId) => {
    const pupilIds = teams
      .filter((team) => team.categoryId === categoryId)
      .flatMap((team) => team.pupilIds);
    return Array.from({ length: random.integer(0, 6) }, (_, place) =>
      createJob(`final ${categoryId}/${place}`, {
        categoryId,
        stage: place < 4 ? 1 : 2,
        teams: [`${categoryId}/${place}`],
        pupilIds: [...new Set(pupilIds)],
      }),
    );
  });
  const arenas = Array.from({ length: random.integer(1, 5) }, (_, index) => ({
    id: index + 1,
    categoryIds: random.chance(0.5) ? null : random.shuffle(categoryIds).slice(0, 2),
  }));
  const breaks = [
    ...(random.chance(0.7) ? [{ from: 10 * hour, to: 10.5 * hour }] : []),
    ...(random.chance(0.4) ? [{ from: 9 * hour, to: 9.75 * hour, arenaId: 1 }] : []),
  ];
  return createDay(random.shuffle([...known, ...later]), {
    arenas,
    breaks,
    day: { from: 8 * hour, to: random.integer(10, 17) * hour },
    restSeconds: random.integer(0, 20) * minute,
  });
}

/** The same day an hour later, when all that had begun by then is played. */
function toLaterDay(input: DayInput, { slots }: DayPlan): DayInput {
  const now = input.day.from + hour;
  return {
    ...input,
    day: { ...input.day, from: now },
    kept: slots.filter(({ from }) => from < now),
  };
}

/** The same day with half of its plan, the rest of which has no place yet. */
function toHalfDay(input: DayInput, { slots }: DayPlan, random: Random) {
  const jobOf = new Map(input.jobs.map((job) => [job.key, job]));
  const kept = slots
    .filter(() => random.chance(0.5))
    .flatMap((slot) => ({ ...slot, job: jobOf.get(slot.key) ?? createJob('?') }));
  const isKept = new Set(kept.map(({ key }) => key));
  return { ...input, kept, jobs: input.jobs.filter(({ key }) => !isKept.has(key)) };
}

describe('a thousand days', () => {
  const days = Array.from({ length: 1000 }, (_, index) =>
    createRandomDay(createRandom(`${index}`)),
  );

  it('break no rule, and leave out only what finds no place', () => {
    for (const day of days) {
      const plan = planDay(day);
      expect([...findFaults(day, plan), ...findIdle(day, plan)]).toEqual([]);
    }
  });

  it('keep what has been played when they are planned again', () => {
    for (const day of days.slice(0, 300)) {
      const later = toLaterDay(day, planDay(day));
      const plan = planDay(later);
      expect(plan.slots.filter(({ from }) => from < later.day.from)).toEqual([]);
      expect(findFaults({ ...later, restSeconds: 0 }, plan)).toEqual([]);
    }
  });

  it('break no rule when they are filled, and move nothing', () => {
    for (const [index, day] of days.slice(0, 300).entries()) {
      const plan = planDay({ ...day, restSeconds: 0 });
      const half = toHalfDay(day, plan, createRandom(`half ${index}`));
      const filled = fillDay(half);
      const whole = { ...filled, keepsWishes: false };
      const input = { ...half, jobs: [...half.jobs, ...half.kept.map(({ job }) => job)] };
      expect(findFaults(input, whole)).toEqual([]);
    }
  });

  it('are the same each time', () => {
    for (const day of days.slice(0, 50)) expect(planDay(day)).toEqual(planDay(day));
  });
});
