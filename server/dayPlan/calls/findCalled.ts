import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { registrations, tournamentCategories } from '../../db/schema.ts';
import { keyOf } from '../findJobs.ts';
import { findShownSides } from '../hideSides.ts';
import { findJobsAndSlots } from '../makePlan.ts';
import { findArenas, findPlan } from '../planQueries.ts';
import { registrationIdsOf } from './requireFree.ts';

/** A slot whose teams are called, as the stream of events has it. */
export type Called = { slot_id: number; team_ids: number[]; arena: string; count: number };

/** Returns who is called to which arena of a tournament now, of some slots, as far as visitors may know it. */
export async function findCalled(
  db: Database,
  tournamentId: number,
  slotIds: readonly number[],
): Promise<Called[]> {
  const plan = await findPlan(db, tournamentId);
  if (!plan) return [];
  const played = await db
    .select({ id: tournamentCategories.categoryId })
    .from(tournamentCategories)
    .where(eq(tournamentCategories.tournamentId, tournamentId));
  const { jobs, slots } = await findJobsAndSlots(db, {
    tournamentId,
    categoryIds: played.map(({ id }) => id),
    settings: plan.settings,
  });
  const jobOf = new Map(jobs.map((job) => [job.key, job]));
  const called = slots
    .filter(({ id, callState }) => callState === 'called' && slotIds.includes(id))
    .flatMap((slot) => {
      const job = jobOf.get(keyOf(slot));
      return job ? [{ slot, ids: registrationIdsOf(job) }] : [];
    });
  const found = await db
    .select({ id: registrations.id, teamId: registrations.teamId })
    .from(registrations)
    .where(
      inArray(
        registrations.id,
        called.flatMap(({ ids }) => ids),
      ),
    );
  const teamOf = new Map(found.map(({ id, teamId }) => [id, teamId]));
  const arenas = new Map((await findArenas(db, tournamentId)).map(({ id, name }) => [id, name]));
  const shown = await findShownSides(db, tournamentId);
  const isShown = (slotId: number, teamId: number): boolean => {
    const { team_id: own, match } = shown.get(slotId) ?? { team_id: teamId };
    return own === teamId || match?.home.team_id === teamId || match?.away.team_id === teamId;
  };
  return called.map(({ slot, ids }) => ({
    slot_id: slot.id,
    team_ids: ids.flatMap((id) => teamOf.get(id) ?? []).filter((id) => isShown(slot.id, id)),
    arena: arenas.get(slot.arenaId) ?? '',
    count: slot.callCount,
  }));
}
