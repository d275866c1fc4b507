import { type DayPlan as Plan, planDay, type Slot } from '../../openapi/dayPlan/planDay.ts';
import type { Database } from '../db/database.ts';
import type { DaySettings } from '../db/tables/dayPlans.ts';
import { findRounds, type RoundWithTeams } from '../scores/rounds/roundQueries.ts';
import { findJobs, keyOf, type SlotJob } from './findJobs.ts';
import { findBreaks } from './forecastSlots.ts';
import { findEntered, findPlannedTeams, findSlots } from './planQueries.ts';
import { type ResolvedSlot, resolveSlots } from './resolveSlots.ts';

/** What a run or a match takes where nothing else was entered. */
const defaultSeconds = 240;

const toSeconds = (time: string | Date): number => Math.round(new Date(time).getTime() / 1000);

/** Returns the runs and matches of all categories of a tournament, by category, and its slots with them. */
export async function findJobsAndSlots(
  db: Database,
  { tournamentId, categoryIds, settings }: Planned,
): Promise<{ jobs: SlotJob[]; slots: ResolvedSlot[]; rounds: RoundWithTeams[] }> {
  const teams = await findPlannedTeams(db, tournamentId);
  const entered = await findEntered(db, tournamentId);
  const rounds: RoundWithTeams[] = [];
  const startOf = new Map(
    settings.late_clubs.map(({ club_id: id, from }) => [id, toSeconds(from)]),
  );
  const jobs: SlotJob[] = [];
  for (const categoryId of categoryIds) {
    const duration = settings.durations.find(({ category_id: id }) => id === categoryId);
    const own = await findRounds(db, { tournamentId, categoryId });
    rounds.push(...own);
    const day = {
      categoryId,
      seconds: duration?.seconds ?? defaultSeconds,
      rounds: own,
      teams: teams.get(categoryId) ?? [],
      entered,
    };
    jobs.push(...findJobs(day));
  }
  const withWishes = jobs.map((job) => {
    const notBefore = Math.max(0, ...job.clubIds.map((id) => startOf.get(id) ?? 0));
    return notBefore > 0 ? { ...job, notBefore } : job;
  });
  const slots = resolveSlots(await findSlots(db, tournamentId), {
    rounds,
    teams: [...teams.values()].flat(),
    entered,
  });
  return { jobs: withWishes, slots, rounds };
}

/** Returns a slot whose run or match was entered, as it was played. */
function toKept({ seconds, endedAt, arenaId, ...subject }: ResolvedSlot): Slot[] {
  if (endedAt === null) return [];
  const to = toSeconds(endedAt);
  return [{ key: keyOf(subject), arenaId, from: to - seconds, to }];
}

type Planned = {
  tournamentId: number;
  categoryIds: readonly number[];
  settings: DaySettings;
};

type PlanOptions = {
  settings: DaySettings;
  /** In their order; the ids that slots are to have. */
  arenas: readonly { id: number; categoryIds: readonly number[] }[];
  jobs: readonly SlotJob[];
  /** The slots that were played, with the new ids of their arenas. */
  stored: readonly ResolvedSlot[];
  now: Date;
};

export type MadePlan = Omit<Plan, 'slots' | 'unplaced'> & {
  slots: (Slot & { job: SlotJob })[];
  unplaced: SlotJob[];
};

/** Places all runs and matches that are not played yet: from now on, once the first day has begun. */
export function makePlan({ settings, arenas, jobs: all, stored, now }: PlanOptions): MadePlan {
  const played = stored.flatMap(toKept);
  const isPlayed = new Set(played.map(({ key }) => key));
  const jobs = all.filter(({ key, isOver }) => !isOver || isPlayed.has(key));
  const days = settings.days.map(({ from, to }) => ({ from: toSeconds(from), to: toSeconds(to) }));
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return { slots: [], unplaced: jobs, keepsWishes: true };
  const at = toSeconds(now);
  const plan = planDay({
    arenas: arenas.map(({ id, categoryIds }) => ({
      id,
      categoryIds: categoryIds.length > 0 ? categoryIds : null,
    })),
    jobs,
    day: { from: at > first.from && at < last.to ? at : first.from, to: last.to },
    breaks: findBreaks(settings),
    restSeconds: settings.rest_minutes * 60,
    kept: played,
  });
  const jobOf = new Map(jobs.map((job) => [job.key, job]));
  const withJob = (slot: Slot) => {
    const job = jobOf.get(slot.key);
    return job && !isPlayed.has(slot.key) ? [{ ...slot, job }] : [];
  };
  return {
    keepsWishes: plan.keepsWishes,
    slots: plan.slots.flatMap(withJob),
    unplaced: plan.unplaced.flatMap(({ key }) => jobOf.get(key) ?? []),
  };
}
