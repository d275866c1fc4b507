import { isActiveCall } from '../../../openapi/dayPlan/nextCall.ts';
import type { Database } from '../../db/database.ts';
import { HttpError } from '../../lib/httpError.ts';
import { keyOf, type SlotJob } from '../findJobs.ts';
import { findArenas } from '../planQueries.ts';
import type { ResolvedSlot } from '../resolveSlots.ts';
import { findNames } from './callQueries.ts';

/** A slot with who plays in it. */
export type CalledSlot = { slot: ResolvedSlot; job: SlotJob };

/** Returns the registrations of a run or a match; none as long as one of its teams is not known. */
export const registrationIdsOf = ({ teams }: SlotJob): number[] => {
  const known = teams.filter((team) => typeof team === 'number');
  return known.length === teams.length ? known : [];
};

type Shared = {
  /** The team that plays in both slots; without one, a pupil does. */
  team?: number | undefined;
  own: readonly number[];
  others: readonly number[];
};

/** Returns whom two slots have in common: a team, or a pupil who is in a team of each. */
function findShared({ job }: CalledSlot, other: CalledSlot): Shared | undefined {
  const own = registrationIdsOf(job);
  const others = registrationIdsOf(other.job);
  const team = own.find((id) => others.includes(id));
  const isShared = job.pupilIds.some((id) => other.job.pupilIds.includes(id));
  return others.length > 0 && (team !== undefined || isShared) ? { team, own, others } : undefined;
}

/** Returns why a slot cannot be called while somebody of it is in another one. */
async function describe(
  db: Database,
  { team, own, others }: Shared,
  { slot: { arenaId, callState }, tournamentId }: { slot: ResolvedSlot; tournamentId: number },
): Promise<string> {
  const arenas = await findArenas(db, tournamentId);
  const arena = arenas.find(({ id }) => id === arenaId)?.name ?? '';
  const where = callState === 'called' ? `dipanggil ke ${arena}` : `di ${arena}`;
  const names = await findNames(db, [...own, ...others]);
  const listed = (ids: readonly number[], word: string) =>
    ids.map((id) => names.get(id)).join(` ${word} `);
  return team === undefined
    ? `Anggota ${listed(own, 'atau')} sedang ${where} bersama ${listed(others, 'dan')}.`
    : `${listed([team], '')} sedang ${where}.`;
}

type Call = {
  tournamentId: number;
  called: CalledSlot;
  slots: readonly ResolvedSlot[];
  jobs: ReadonlyMap<string, SlotJob>;
};

/** Throws 409 if a team of a slot, or a pupil of it, has been called to another one or plays in it. */
export async function requireFree(
  db: Database,
  { tournamentId, called, slots, jobs }: Call,
): Promise<void> {
  for (const slot of slots) {
    const isElsewhere =
      slot.id !== called.slot.id &&
      slot.endedAt === null &&
      isActiveCall({ state: slot.callState });
    const job = isElsewhere ? jobs.get(keyOf(slot)) : undefined;
    const shared = job && !job.isOver && findShared(called, { slot, job });
    if (shared) throw new HttpError(409, await describe(db, shared, { slot, tournamentId }));
  }
}
