import { formatOfTime, formatTime, parseTime } from '../../../openapi/runs/scoreTimes.ts';
import type { RunOutcome } from '../../../openapi/schema.d.ts';
import type { CategoryName } from './categories.ts';
import type { RegistrationPlan } from './registrations.ts';
import { compareResults, type Result } from './results.ts';
import { tournamentPlans } from './tournaments.ts';

/** Categories of tournaments with two runs and a final; in all others each team has one run. */
type FinalPlan = {
  tournament: number;
  category: CategoryName;
  teamCount: number;
  /** Whether the final is over; otherwise nobody has advanced to it yet. */
  isPlayed: boolean;
};

const tournamentOf = (slug: string) => tournamentPlans.findIndex((plan) => plan.slug === slug);

export const finalPlans: readonly FinalPlan[] = [
  {
    tournament: tournamentOf('jakarta'),
    category: 'Maze Solver',
    teamCount: 3,
    isPlayed: false,
  },
  {
    tournament: tournamentOf('makassar'),
    category: 'Line Follower',
    teamCount: 4,
    isPlayed: true,
  },
];

/** `registration` is an index in its list; `position` that of the round. */
export type RunPlan = {
  registration: number;
  position: 1 | 2;
  number: number;
  outcome: RunOutcome;
  points: number | null;
  time: string | null;
  reason: string | null;
};

type PlannedResult = { registration: number; result: Result };

const finished = ({ points, time }: Result) => ({
  outcome: 'finished' as const,
  points,
  time,
  reason: null,
});

/** Returns a result with other points, and a time that is so many times as long. */
const vary = ({ points, time }: Result, less: number, factor: number): Result => ({
  points: points - less,
  time: formatTime(Math.round(parseTime(time) * factor), formatOfTime(time)),
});

/** Runs that do not count, one of each kind. */
const uncounted = [
  { outcome: 'dns', points: null, time: null, reason: null },
  { outcome: 'dnf', points: 24, time: null, reason: null },
  { outcome: 'dq', points: null, time: null, reason: 'Robot disentuh di tengah lintasan' },
] as const;

/** Returns two runs of a team, of which the better one has the result. */
function planTwoRuns({ registration, result }: PlannedResult, order: number): RunPlan[] {
  const other = uncounted[order - 2] ?? finished(vary(result, 6, 1.12));
  const runs = order % 2 === 0 ? [finished(result), other] : [other, finished(result)];
  return runs.map((run, index) => ({ ...run, registration, position: 1, number: index + 1 }));
}

/** Runs of a category with a final: each result is that of the last round in which the team was. */
function planCategory(
  { teamCount, isPlayed }: FinalPlan,
  scored: PlannedResult[],
  waiting: readonly number[],
): RunPlan[] {
  if (isPlayed) {
    const sorted = scored.toSorted((one, other) => compareResults(one.result, other.result));
    return sorted.flatMap(({ registration, result }, order) => {
      if (order >= teamCount) return planTwoRuns({ registration, result }, order - teamCount);
      // Better than all who have not advanced.
      const qualified = { registration, result: vary(result, 0, 0.97) };
      const final = { registration, position: 2 as const, number: 1, ...finished(result) };
      return [...planTwoRuns(qualified, order), final];
    });
  }
  const absent = waiting
    .slice(0, 1)
    .map((registration): RunPlan => ({ ...uncounted[0], registration, position: 1, number: 1 }));
  const first = scored.map(({ registration, result }): RunPlan => ({
    ...finished(result),
    registration,
    position: 1,
    number: 1,
  }));
  const second = scored.slice(0, 2).map(({ registration, result }, order): RunPlan => ({
    ...(order === 0 ? finished(vary(result, 4, 1.08)) : uncounted[2]),
    registration,
    position: 1,
    number: 2,
  }));
  return [...first, ...absent, ...second];
}

/** Returns the runs of all registrations, from which their results follow. */
export function planRuns(registrations: readonly RegistrationPlan[]): RunPlan[] {
  const indexed = registrations.map((plan, registration) => ({ ...plan, registration }));
  const planOf = ({ tournament, category }: RegistrationPlan) =>
    finalPlans.find((plan) => plan.tournament === tournament && plan.category === category);
  const toScored = (list: typeof indexed) =>
    list.flatMap(({ registration, result }) => (result ? [{ registration, result }] : []));
  const single = toScored(indexed.filter((plan) => !planOf(plan))).map(
    ({ registration, result }): RunPlan => ({
      ...finished(result),
      registration,
      position: 1,
      number: 1,
    }),
  );
  const several = finalPlans.flatMap((plan) => {
    const own = indexed.filter((registration) => planOf(registration) === plan);
    const waiting = own.filter(({ result }) => !result).map(({ registration }) => registration);
    return planCategory(plan, toScored(own), waiting);
  });
  return [...single, ...several];
}
