import type { Timed } from '../../../openapi/dayPlan/clashes.ts';
import type { Expected } from '../../../openapi/dayPlan/forecastDay.ts';
import type { Transaction } from '../../db/database.ts';
import type { DaySettings } from '../../db/tables/dayPlans.ts';
import { HttpError } from '../../lib/httpError.ts';
import type { RoundWithTeams } from '../../scores/rounds/roundQueries.ts';
import type { ManagedTournament } from '../../tournaments/managedQueries.ts';
import { keyOf, type SlotJob } from '../findJobs.ts';
import { forecastSlots } from '../forecastSlots.ts';
import { fateOf, findJobsAndSlots } from '../makePlan.ts';
import { type ArenaRow, findArenas, findScheduledTeams } from '../planQueries.ts';
import { isOver, type ResolvedSlot } from '../resolveSlots.ts';
import type { OrderedSlot } from './changeQueries.ts';

/** A plan that is being changed. */
export type PlanContext = {
  transaction: Transaction;
  tournament: ManagedTournament;
  settings: DaySettings;
  arenas: readonly ArenaRow[];
  rounds: readonly RoundWithTeams[];
  jobs: readonly SlotJob[];
  jobOf: ReadonlyMap<string, SlotJob>;
  slots: readonly ResolvedSlot[];
  teamNames: ReadonlyMap<number, string>;
  now: Date;
};

/** What a change stores, and what the audit log and the answer say about it. */
export type PlanChange = {
  settings: DaySettings;
  /** The slots of the arenas that change. */
  orders: ReadonlyMap<number, readonly OrderedSlot[]>;
  message: string;
  detail: string;
};

export const toSeconds = (time: string | Date): number =>
  Math.round(new Date(time).getTime() / 1000);

export const toDate = (seconds: number): Date => new Date(seconds * 1000);

/** Reads what a change of a plan needs. */
export async function loadContext(
  transaction: Transaction,
  { tournament, settings, now }: Pick<PlanContext, 'tournament' | 'settings' | 'now'>,
): Promise<PlanContext> {
  const { id: tournamentId } = tournament;
  const categoryIds = tournament.categories.map(({ id }) => id);
  const found = await findJobsAndSlots(transaction, { tournamentId, categoryIds, settings });
  const teams = await findScheduledTeams(transaction, tournamentId);
  return {
    ...found,
    transaction,
    tournament,
    settings,
    now,
    arenas: await findArenas(transaction, tournamentId),
    jobOf: new Map(found.jobs.map((job) => [job.key, job])),
    teamNames: new Map(teams.map(({ id, name }) => [id, name])),
  };
}

/** Whether a slot is neither over nor called. */
export const isWaiting = (slot: ResolvedSlot): boolean => fateOf(slot) !== 'kept';

export const ofArena = ({ slots }: Pick<PlanContext, 'slots'>, arenaId: number): ResolvedSlot[] =>
  slots.filter((slot) => slot.arenaId === arenaId);

/** Returns a slot; throws 404 if the plan does not have it any more. */
export function requireSlot({ slots }: PlanContext, id: number): ResolvedSlot {
  const slot = slots.find((each) => each.id === id);
  if (!slot) throw new HttpError(404, 'Giliran ini tidak ada lagi dalam rencana.');
  return slot;
}

/** Returns a slot; throws 409 if it was called or played. */
export function requireWaiting(context: PlanContext, id: number): ResolvedSlot {
  const slot = requireSlot(context, id);
  if (!isWaiting(slot))
    throw new HttpError(409, `${nameSlot(context, slot)} sudah dipanggil atau bermain.`);
  return slot;
}

/** Returns an arena; throws 404 if it was deleted. */
export function requireArena({ arenas }: PlanContext, id: number): ArenaRow {
  const arena = arenas.find((each) => each.id === id);
  if (!arena) throw new HttpError(404, 'Arena ini sudah dihapus.');
  return arena;
}

/** Returns what people call a slot: its team, its match, or its place in a round. */
export function nameSlot(
  { rounds, teamNames }: PlanContext,
  { roundId, teamId, matchId, place, runNumber }: Omit<ResolvedSlot, 'id'>,
): string {
  const round = rounds.find(({ id }) => id === roundId);
  const team = teamNames.get(teamId ?? 0);
  if (team !== undefined) return team;
  const number = round?.draw?.matches.find(({ id }) => id === matchId)?.number ?? place ?? 0;
  return runNumber === null
    ? `Pertandingan ${number} ${round?.name ?? ''}`.trim()
    : `Tim ke-${number} ${round?.name ?? ''}`.trim();
}

/** Returns when slots will probably begin, by their keys. */
export const forecast = (
  { jobs, settings, now }: PlanContext,
  slots: readonly ResolvedSlot[],
): ReadonlyMap<string, Expected> => forecastSlots(slots, { jobs, settings, now });

/** Returns slots that are not played yet as they are planned, as far as there is something to play. */
export const toTimed = (
  { jobOf }: PlanContext,
  slots: readonly ResolvedSlot[],
): (Timed & { job: SlotJob })[] =>
  slots.flatMap((slot) => {
    const job = jobOf.get(keyOf(slot));
    if (!job || isOver(slot)) return [];
    const from = toSeconds(slot.plannedAt);
    return { job, arenaId: slot.arenaId, from, to: from + slot.seconds };
  });
