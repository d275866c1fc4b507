import { countStageMatches } from '../matches/countStageMatches.ts';
import type { DayPlan } from '../schema.d.ts';
import { findBreaks } from './intervals.ts';
import { defaultSeconds, type Job, planDay } from './planDay.ts';

type Settings = Pick<
  DayPlan,
  'days' | 'breaks' | 'durations' | 'rest_minutes' | 'arenas' | 'rounds'
>;

type EstimatedCategory = { id: number; teamCount: number };

export type CategoryEstimate = {
  /** How many arenas can hold it. */
  arenaCount: number;
  /** When its last run or match ends, in milliseconds; undefined if none fits. */
  end: number | undefined;
  /** How long all that takes what finds no place before the end of the day. */
  missingSeconds: number;
};

/** More have no place in a category. */
const maxTeams = 100_000;

const toSeconds = (time: string): number => Math.round(Date.parse(time) / 1000);

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

type Round = Pick<DayPlan['rounds'][number], 'run_count' | 'team_count' | 'match_rule'>;

/** The first round of a category to which nobody has given another one. */
const firstRound: Round = { run_count: 1, team_count: null };

type Stage = { runCount: number; teamCount: number } | { matchCount: number };

/** Returns what is played of a category with so many teams, one after the other. */
function listStages(rounds: readonly Round[], registered: number): Stage[] {
  const held = rounds.length > 0 ? rounds : [firstRound];
  return held.flatMap(
    ({ run_count: runCount, team_count: advancing, match_rule: rule }): Stage[] => {
      const teamCount = Math.min(advancing ?? registered, registered);
      if (!rule) return [{ runCount, teamCount }];
      return countStageMatches(rule, teamCount).map((matchCount) => ({ matchCount }));
    },
  );
}

const lengthOf = (stage: Stage): number =>
  'matchCount' in stage ? stage.matchCount : stage.runCount * stage.teamCount;

type Planned = { id: number; seconds: number; teamCount: number };

/** Returns the jobs of a category, no more than a number; each team has one pupil, of its own. */
function createJobs(
  { id: categoryId, seconds, teamCount }: Planned,
  stages: readonly Stage[],
  limit: number,
): Job[] {
  const pupilOf = (team: number) => categoryId * maxTeams + team;
  const all = range(Math.min(teamCount, limit)).map(pupilOf);
  let left = limit;
  return stages.flatMap((planned, stage) => {
    const count = Math.min(left, lengthOf(planned));
    left -= count;
    return range(count).map((number): Job => {
      const job = { key: `${categoryId}/${stage}/${number}`, categoryId, stage, seconds };
      // Those of a match are not known before they are drawn.
      if ('matchCount' in planned) return { ...job, teams: [job.key], pupilIds: all, clubIds: [] };
      // The first runs of all, then the second ones.
      const team = ((number - 1) % planned.teamCount) + 1;
      return stage === 0
        ? { ...job, teams: [pupilOf(team)], pupilIds: [pupilOf(team)], clubIds: [] }
        : { ...job, teams: [`${categoryId}/${stage}/${team}`], pupilIds: all, clubIds: [] };
    });
  });
}

/**
 * Returns what a day becomes if so many teams are registered in its categories, by their ids, as far as that is
 * known before anybody is: that some pupils are in several teams is not.
 */
export function estimateDay(
  { days, breaks, durations, rest_minutes: restMinutes, arenas, rounds }: Settings,
  categories: readonly EstimatedCategory[],
): Map<number, CategoryEstimate> {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return new Map();
  const open = days.reduce((sum, { from, to }) => sum + toSeconds(to) - toSeconds(from), 0);
  let left = open * arenas.length;
  const estimates = categories.map(({ id, teamCount }) => {
    const seconds =
      durations.find(({ category_id: categoryId }) => categoryId === id)?.seconds ?? defaultSeconds;
    const arenaCount = arenas.filter(
      ({ category_ids: ids }) => ids.length === 0 || ids.includes(id),
    ).length;
    const stages = listStages(
      rounds.filter(({ category_id: categoryId }) => categoryId === id),
      teamCount,
    );
    // More than that has no place in any plan, and a plan of thousands takes long.
    const limit = Math.ceil(Math.min(left, open * arenaCount) / seconds);
    const jobs = createJobs({ id, seconds, teamCount }, stages, limit);
    left -= Math.min(left, jobs.length * seconds);
    const count = stages.reduce((sum, stage) => sum + lengthOf(stage), 0);
    return { id, seconds, arenaCount, jobs, count };
  });
  const jobs = estimates.flatMap((each) => each.jobs);
  const { slots } = planDay({
    arenas: arenas.map(({ id, category_ids: ids }) => ({
      id,
      categoryIds: ids.length > 0 ? ids : null,
    })),
    jobs,
    day: { from: toSeconds(first.from), to: toSeconds(last.to) },
    breaks: findBreaks({ breaks, days }, toSeconds),
    restSeconds: restMinutes * 60,
    kept: [],
  });
  const jobOf = new Map(jobs.map((job) => [job.key, job]));
  const placed = Map.groupBy(slots, ({ key }) => jobOf.get(key)?.categoryId);
  return new Map(
    estimates.map(({ id, seconds, arenaCount, count }) => {
      const own = placed.get(id) ?? [];
      return [
        id,
        {
          arenaCount,
          end: own.length > 0 ? Math.max(...own.map(({ to }) => to)) * 1000 : undefined,
          missingSeconds: (count - own.length) * seconds,
        },
      ];
    }),
  );
}
