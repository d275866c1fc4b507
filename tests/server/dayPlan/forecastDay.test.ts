import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../server/lib/random.ts';
import { forecastDay, type Queue } from '../../../openapi/dayPlan/forecastDay.ts';
import { type Job, planDay, type Slot } from '../../../openapi/dayPlan/planDay.ts';

const hour = 3600;
const minute = 60;

const createJob = (key: string, changes: Partial<Job> = {}): Job => ({
  key,
  categoryId: 1,
  stage: 0,
  seconds: 5 * minute,
  teams: [key],
  pupilIds: [],
  clubIds: [],
  ...changes,
});

const playedOf = (job: Job, from: number, minutes: number) => ({
  job,
  from,
  to: from + minutes * minute,
});

describe('the forecast', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((key) => createJob(key));
  const waitingOf = (...jobs: (Job | undefined)[]) => jobs.flatMap((job) => (job ? [{ job }] : []));
  const startsOf = (queues: Queue[], day: Partial<Parameters<typeof forecastDay>[1]> = {}) =>
    forecastDay(queues, { now: 0, breaks: [], ...day }).map(({ key, from }) => [
      key,
      from / minute,
    ]);

  it('goes on as planned before anything is played', () => {
    const queue = { arenaId: 1, played: [], waiting: waitingOf(a, b, c) };
    expect(startsOf([queue])).toEqual([
      ['a', 0],
      ['b', 5],
      ['c', 10],
    ]);
    expect(startsOf([queue], { now: 10 * minute })[0]).toEqual(['a', 10]);
  });

  it('is as fast as the last five of the arena', () => {
    const played = Array.from({ length: 9 }, (_, index) =>
      playedOf(createJob(`${index}`), index * 8 * minute, index < 4 ? 2 : 8),
    );
    const queue = { arenaId: 1, played, waiting: waitingOf(a, b) };
    expect(startsOf([queue], { now: 72 * minute })).toEqual([
      ['a', 72],
      ['b', 80],
    ]);
  });

  it('waits for what is running, for a break and for its own time', () => {
    const running = a && { job: a, from: -2 * minute };
    const waiting = [
      ...waitingOf(b, c),
      ...waitingOf(d).map((each) => ({ ...each, notBefore: hour })),
    ];
    const breaks = [{ from: 7 * minute, to: 20 * minute }];
    expect(startsOf([{ arenaId: 1, played: [], running, waiting }], { breaks })).toEqual([
      ['b', 20],
      ['c', 25],
      ['d', 60],
    ]);
  });

  it('waits for the break of its own arena only', () => {
    const breaks = [{ from: 0, to: 20 * minute, arenaId: 2 }];
    const queues = [
      { arenaId: 1, played: [], waiting: waitingOf(a) },
      { arenaId: 2, played: [], waiting: waitingOf(b) },
    ];
    expect(startsOf(queues, { breaks })).toEqual([
      ['a', 0],
      ['b', 20],
    ]);
  });

  it('waits for pupils and earlier stages in other arenas', () => {
    const slow = createJob('slow', { seconds: 30 * minute, pupilIds: [1] });
    const same = createJob('same', { categoryId: 2, pupilIds: [1] });
    const final = createJob('final', { stage: 1 });
    const queues = [
      { arenaId: 1, played: [], waiting: waitingOf(slow) },
      { arenaId: 2, played: [], waiting: waitingOf(same, final) },
    ];
    expect(startsOf(queues)).toEqual([
      ['slow', 0],
      ['same', 30],
      ['final', 35],
    ]);
  });

  it('ends even where a queue waits for what is behind it', () => {
    const final = createJob('final', { stage: 1 });
    expect(startsOf([{ arenaId: 1, played: [], waiting: waitingOf(final, a) }])).toEqual([
      ['final', 0],
      ['a', 5],
    ]);
  });
});

/** Plays a plan with runs that take from half to twice as long; an arena begins an hour late. */
function playDay(jobs: readonly Job[], slots: readonly Slot[], seed: string): Slot[] {
  const random = createRandom(seed);
  const jobOf = new Map(jobs.map((job) => [job.key, job]));
  const free = new Map<number, number>([[3, 9.5 * hour]]);
  return slots
    .toSorted((one, other) => one.from - other.from)
    .map(({ key, arenaId }) => {
      const seconds = jobOf.get(key)?.seconds ?? 0;
      const from = (free.get(arenaId) ?? 8.5 * hour) + random.integer(0, 40);
      const to = from + seconds * random.between(0.5, 1.5) + (random.chance(0.05) ? seconds : 0);
      free.set(arenaId, to);
      return { key, arenaId, from, to };
    });
}

it('is four minutes off at most, three runs ahead, in the median of a day', () => {
  const jobs = Array.from({ length: 600 }, (_, index) =>
    createJob(`${index}`, { categoryId: (index % 6) + 1, seconds: 4 * minute }),
  );
  const arenas = Array.from({ length: 8 }, (_, index) => ({
    id: index + 1,
    categoryIds: [(index % 6) + 1],
  }));
  const day = { from: 8.5 * hour, to: 20 * hour };
  const { slots } = planDay({ arenas, jobs, day, breaks: [], restSeconds: 0, kept: [] });
  const actual = playDay(jobs, slots, 'day');
  const jobOf = new Map(jobs.map((job) => [job.key, job]));
  const errors: number[] = [];
  let covered = 0;
  for (let now = 9 * hour; now < 15 * hour; now += 7 * minute) {
    const queues = arenas.map(({ id: arenaId }): Queue => {
      const own = actual
        .filter((slot) => slot.arenaId === arenaId)
        .flatMap((slot) => ({ ...slot, job: jobOf.get(slot.key) ?? createJob('?') }));
      return {
        arenaId,
        played: own.filter(({ to }) => to <= now),
        running: own.find(({ from, to }) => from <= now && to > now),
        waiting: own.filter(({ from }) => from > now),
      };
    });
    const expected = forecastDay(queues, { now, breaks: [] });
    for (const { arenaId, played } of queues) {
      const third = expected.filter((each) => each.arenaId === arenaId)[2];
      const real = actual.find(({ key }) => key === third?.key);
      // An arena that has not begun says nothing about when it will.
      if (!third || !real || played.length === 0) continue;
      const error = Math.abs(third.from - real.from);
      errors.push(error);
      if (error <= third.margin) covered += 1;
    }
  }
  const sorted = errors.toSorted((one, other) => one - other);
  expect(sorted.length).toBeGreaterThan(300);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(4 * minute);
  expect(covered / errors.length).toBeGreaterThan(0.75);
});
