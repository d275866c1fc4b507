import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { arenas, dayPlans, planSlots, tournaments } from '../../db/schema.ts';
import { findCalled } from '../../dayPlan/calls/findCalled.ts';

/** What tells whether a plan or its calls have changed: `called` has a text for each call. */
type PlanState = { id: number; state: string; called: string[] };

export type PlanStates = readonly PlanState[];

/** Returns the state of each plan whose tournament visitors see and is not over. */
export async function readPlans(db: Database): Promise<PlanStates> {
  const slotState = sql`concat_ws(' ', ${planSlots.id}, ${planSlots.arenaId}, ${planSlots.position},
    ${planSlots.plannedAt}, ${planSlots.callVersion})`;
  const { rows } = (await db.execute(sql`
    select ${dayPlans.tournamentId} as id,
      concat_ws(' ', max(${dayPlans.version}), count(${planSlots.id}), sum(hashtext(${slotState}))) as state,
      coalesce(
        array_agg(concat_ws('/', ${planSlots.id}, ${planSlots.absences}, ${planSlots.callCount}))
          filter (where ${planSlots.callState} = 'called'), '{}') as called
    from ${dayPlans}
    join ${tournaments} on ${tournaments.id} = ${dayPlans.tournamentId}
    left join ${arenas} on ${arenas.tournamentId} = ${dayPlans.tournamentId}
    left join ${planSlots} on ${planSlots.arenaId} = ${arenas.id}
    where ${tournaments.status} <> 'draft'
      and coalesce(${tournaments.endDate}, ${tournaments.date}) >= current_date - 1
    group by ${dayPlans.tournamentId}`)) as { rows: PlanState[] };
  return rows;
}

/** Returns an event for each tournament whose plan or calls have changed, with those who are called now. */
export async function findPlanEvents(
  db: Database,
  before: PlanStates,
  now: PlanStates,
): Promise<string[]> {
  const events: string[] = [];
  for (const { id, state, called } of now) {
    const known = before.find((plan) => plan.id === id);
    if (known?.state === state) continue;
    const added = called
      .filter((call) => !known?.called.includes(call))
      .map((call) => Number.parseInt(call, 10));
    const data = {
      tournament_id: id,
      called: added.length > 0 ? await findCalled(db, id, added) : [],
    };
    events.push(`event: schedule\ndata: ${JSON.stringify(data)}\n\n`);
  }
  return events;
}
