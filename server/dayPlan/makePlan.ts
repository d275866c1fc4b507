import { findBreaks } from '../../openapi/dayPlan/intervals.ts';
import {
  type DayPlan as Plan,
  defaultSeconds,
  planDay,
  type Slot,
} from '../../openapi/dayPlan/planDay.ts';
import { isActiveCall } from '../../openapi/dayPlan/nextCall.ts';
import type { Database } from '../db/database.ts';
import type { DaySettings } from '../db/tables/dayPlans.ts';
import { findRounds, type RoundWithTeams } from '../scores/rounds/roundQueries.ts';
import { findJobs, keyOf, type SlotJob } from './findJobs.ts';
import { findEntered, findPlannedTeams, findSlots } from './planQueries.ts';
import { isOver, type ResolvedSlot, resolveSlots } from './resolveSlots.ts';

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

/** What becomes of a slot when the plan is made again: what was called stays, what nobody came to stays last. */
export function fateOf(slot: ResolvedSlot): 'kept' | 'last' | 'replaced' {
  if (isOver(slot) || isActiveCall({ state: slot.callState })) return 'kept';
  return slot.absences > 0 ? 'last' : 'replaced';
}

/** Returns slots as they were played, and those who have been called as those who play next. */
function toKept(slots: readonly ResolvedSlot[], now: number): Slot[] {
  const free = new Map<number, number>();
  return slots.map(({ seconds, endedAt, callState, callAt, arenaId, ...subject }) => {
    const key = keyOf(subject);
    if (endedAt !== null) {
      const to = toSeconds(endedAt);
      return { key, arenaId, from: to - seconds, to };
    }
    const since = callAt ? toSeconds(callAt) : now;
    if (callState === 'absent') return { key, arenaId, from: since, to: since };
    const from = callState === 'running' ? since : (free.get(arenaId) ?? now);
    const to = Math.max(now, from + seconds);
    free.set(arenaId, to);
    return { key, arenaId, from, to };
  });
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
  /** The slots that stay, with the new ids of their arenas. */
  stored: readonly ResolvedSlot[];
  now: Date;
};

export type MadePlan = Omit<Plan, 'slots' | 'unplaced'> & {
  slots: (Slot & { job: SlotJob })[];
  unplaced: SlotJob[];
};

/** Places all runs and matches that are not played yet: from now on, once the first day has begun. */
export function makePlan({ settings, arenas, jobs: all, stored, now }: PlanOptions): MadePlan {
  const at = toSeconds(now);
  const { kept = [], last: behind = [] } = Object.groupBy(stored, fateOf);
  const played = toKept(kept, at);
  const isPlayed = new Set(played.map(({ key }) => key));
  const isBehind = new Set(behind.map(keyOf));
  const jobs = all.filter(
    (job) => !isBehind.has(job.key) && (!job.isOver || isPlayed.has(job.key)),
  );
  const days = settings.days.map(({ from, to }) => ({ from: toSeconds(from), to: toSeconds(to) }));
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return { slots: [], unplaced: jobs, keepsWishes: true };
  const plan = planDay({
    arenas: arenas.map(({ id, categoryIds }) => ({
      id,
      categoryIds: categoryIds.length > 0 ? categoryIds : null,
    })),
    jobs,
    day: { from: at > first.from && at < last.to ? at : first.from, to: last.to },
    breaks: findBreaks(settings, toSeconds),
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
