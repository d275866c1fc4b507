import type { Schedule } from '../../openapi/schema.d.ts';
import type { Handler } from '../contract/mountOperations.ts';
import type { Database } from '../db/database.ts';
import { requireTournament } from '../tournaments/handlers.ts';
import type { TournamentRow } from '../tournaments/queries.ts';
import { forecastSlots } from './forecastSlots.ts';
import { findShownSides } from './hideSides.ts';
import { findJobsAndSlots } from './makePlan.ts';
import { findArenas, findPlan, findScheduledTeams } from './planQueries.ts';
import { dropIdleCalls } from './toCall.ts';
import { toArenas, toRounds, toSlots } from './toDayPlan.ts';

type Options = {
  now: Date;
  /** Also who plays while the board is frozen, which visitors do not see. */
  isLive: boolean;
};

/** Returns who plays when; without a plan, an empty one. */
export async function readSchedule(
  db: Database,
  { id: tournamentId, categories }: TournamentRow,
  { now, isLive }: Options,
): Promise<Schedule> {
  const plan = await findPlan(db, tournamentId);
  const as_of = now.toISOString();
  if (!plan)
    return {
      as_of,
      mode: 'queue',
      days: [],
      breaks: [],
      arenas: [],
      rounds: [],
      teams: [],
      slots: [],
    };
  const { settings } = plan;
  const { mode, days, breaks } = settings;
  const categoryIds = categories.map(({ id }) => id);
  const { jobs, slots, rounds } = await findJobsAndSlots(db, {
    tournamentId,
    categoryIds,
    settings,
  });
  const expected = forecastSlots(slots, { jobs, settings, now });
  const planned = await toSlots(db, tournamentId, { slots: dropIdleCalls(slots, jobs), expected });
  const sides = isLive ? undefined : await findShownSides(db, tournamentId);
  return {
    as_of,
    mode,
    days,
    breaks,
    arenas: toArenas(await findArenas(db, tournamentId)),
    rounds: toRounds(rounds),
    teams: await findScheduledTeams(db, tournamentId),
    slots: planned.map((slot) => ({ ...slot, ...sides?.get(slot.id ?? 0) })),
  };
}

export const getSchedule: Handler<'getSchedule'> = async ({ path: { id } }, { db, now }) => {
  const tournament = await requireTournament(db, id);
  return { success: true, data: await readSchedule(db, tournament, { now: now(), isLive: false }) };
};

export const getLiveSchedule: Handler<'getLiveSchedule'> = async (
  { path: { id } },
  { db, now },
) => {
  const tournament = await requireTournament(db, id);
  return { success: true, data: await readSchedule(db, tournament, { now: now(), isLive: true }) };
};
