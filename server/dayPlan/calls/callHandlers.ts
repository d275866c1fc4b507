import { type CallStep, isActiveCall, nextCall } from '../../../openapi/dayPlan/nextCall.ts';
import type { SlotCall, SlotCallInput } from '../../../openapi/schema.d.ts';
import { nameEntry, recordChange } from '../../auditLog/queries.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Handler } from '../../contract/mountOperations.ts';
import type { Transaction } from '../../db/database.ts';
import { HttpError } from '../../lib/httpError.ts';
import { versionOf } from '../../scores/playedCategory.ts';
import type { ManagedTournament } from '../../tournaments/managedQueries.ts';
import { requireLocked } from '../../tournaments/managedTournament.ts';
import { keyOf, type SlotJob } from '../findJobs.ts';
import { findJobsAndSlots } from '../makePlan.ts';
import { findPlan } from '../planQueries.ts';
import type { ResolvedSlot } from '../resolveSlots.ts';
import { type CalledTeams, pushCall } from '../push/pushCall.ts';
import { toCall } from '../toCall.ts';
import { findCategoryName, findLastPosition, findNames, isFree, saveCall } from './callQueries.ts';
import { type CalledSlot, registrationIdsOf, requireFree } from './requireFree.ts';

type Step = {
  id: number;
  expected: string | undefined;
  body: SlotCallInput;
  change: Actor & { at: Date };
};

const slotNotFound = () => new HttpError(404, 'Giliran ini tidak ada lagi dalam rencana.');

/** Returns a slot of a locked tournament, with all others and who plays in them; throws 404 if it is not there. */
async function requireSlot(transaction: Transaction, tournament: ManagedTournament, id: number) {
  const plan = await findPlan(transaction, tournament.id);
  if (!plan) throw slotNotFound();
  const { slots, jobs } = await findJobsAndSlots(transaction, {
    tournamentId: tournament.id,
    categoryIds: tournament.categories.map((category) => category.id),
    settings: plan.settings,
  });
  const jobOf = new Map(jobs.map((job) => [job.key, job]));
  const slot = slots.find((each) => each.id === id);
  const job = slot && jobOf.get(keyOf(slot));
  if (!job) throw slotNotFound();
  return { called: { slot, job }, slots, jobs: jobOf };
}

/** Throws 409 if a slot cannot be called at all: its result is entered, or its team is not known yet. */
function requireOpen({ slot, job }: CalledSlot): void {
  if (job.isOver)
    throw new HttpError(409, 'Hasil giliran ini sudah dicatat, atau babaknya sudah ditutup.');
  if (registrationIdsOf(job).length === 0 || slot.place !== null)
    throw new HttpError(409, 'Tim giliran ini belum diketahui.');
}

const stepOf = ({ callState: state, callCount: count, absences }: ResolvedSlot): CallStep => ({
  state,
  count,
  absences,
});

type Next = CallStep & { at: Date; position: number };

/** Returns the place to which an undo puts a slot: that from which a step has moved it, unless it was moved since. */
async function findPlaceBefore(
  transaction: Transaction,
  { arenaId, position, callBefore }: ResolvedSlot,
): Promise<number> {
  const moved = callBefore?.moved;
  const isThere = moved?.arenaId === arenaId && moved.to === position;
  return isThere && (await isFree(transaction, arenaId, moved.from)) ? moved.from : position;
}

/** Returns what an undo restores; throws 409 if there is nothing. */
async function undo(transaction: Transaction, slot: ResolvedSlot, now: Date): Promise<Next> {
  const before = slot.callBefore;
  if (!before) throw new HttpError(409, 'Tidak ada langkah yang dapat dibatalkan.');
  const { state, count, absences, at } = before;
  return {
    state,
    count,
    absences,
    at: at === null ? now : new Date(at),
    position: await findPlaceBefore(transaction, slot),
  };
}

/** Returns a call after a step; throws 409 if the step does not follow from it. */
async function takeStep(
  transaction: Transaction,
  slot: ResolvedSlot,
  { body: { action }, change: { at } }: Step,
): Promise<Next> {
  if (action === 'undo') return undo(transaction, slot, at);
  const step = nextCall(stepOf(slot), action);
  if ('problem' in step) throw new HttpError(409, step.problem);
  const { next } = step;
  const isPutLast = action === 'miss' && next.state === 'waiting';
  const position = isPutLast
    ? (await findLastPosition(transaction, slot.arenaId)) + 1
    : slot.position;
  return { ...next, at, position };
}

/** Returns what the audit log calls a run or a match. */
async function nameSlot(transaction: Transaction, { title }: ManagedTournament, job: SlotJob) {
  const ids = registrationIdsOf(job);
  const names = await findNames(transaction, ids);
  return nameEntry({
    team: ids.map((id) => names.get(id)).join(' lawan '),
    category: await findCategoryName(transaction, job.categoryId),
    tournament: title,
  });
}

/** A call as it is now, and who is to be told of it. */
type Taken = { data: SlotCall | null; called?: CalledTeams };

async function takeLockedStep(
  transaction: Transaction,
  tournament: ManagedTournament,
  step: Step,
): Promise<Taken> {
  const { called, slots, jobs } = await requireSlot(transaction, tournament, step.id);
  const { slot, job } = called;
  const { body, change } = step;
  if (slot.callKey === body.key) return { data: toCall(slot) };
  if (step.expected !== undefined && step.expected !== versionOf(slot.callVersion))
    throw new HttpError(412, 'Giliran ini baru saja diubah di meja lain.');
  requireOpen(called);
  const next = await takeStep(transaction, slot, step);
  if (!body.anyway && isActiveCall(next) && !isActiveCall(stepOf(slot)))
    await requireFree(transaction, { tournamentId: tournament.id, called, slots, jobs });
  await saveCall(transaction, slot, {
    callState: next.state,
    callCount: next.count,
    absences: next.absences,
    callAt: next.at,
    position: next.position,
    callKey: body.key,
    callBefore:
      body.action === 'undo'
        ? null
        : {
            ...stepOf(slot),
            at: slot.callAt?.toISOString() ?? null,
            ...(next.position !== slot.position && {
              moved: { arenaId: slot.arenaId, from: slot.position, to: next.position },
            }),
          },
  });
  await recordChange(transaction, {
    ...change,
    operation: 'recordCall',
    ...(slot.registrationId === null
      ? { kind: 'round', id: slot.roundId }
      : { kind: 'registration', id: slot.registrationId }),
    name: await nameSlot(transaction, tournament, job),
    detail: body.action,
  });
  const data = toCall({
    ...slot,
    callState: next.state,
    callCount: next.count,
    absences: next.absences,
    callAt: next.at,
    callVersion: slot.callVersion + 1,
  });
  const { arenaId } = slot;
  return body.action === 'call'
    ? { data, called: { registrationIds: registrationIdsOf(job), arenaId, count: next.count } }
    : { data };
}

export const recordCall: Handler<'recordCall'> = async (
  { path: { id: tournamentId, slotId }, header, body, actor },
  { db, now, push },
) => {
  const step = {
    id: slotId,
    expected: header['if-match'],
    body,
    change: { ...actor, at: now() },
  };
  const { data, called } = await db.transaction(async (transaction) =>
    takeLockedStep(transaction, await requireLocked(transaction, tournamentId), step),
  );
  if (!data) throw slotNotFound();
  if (called) pushCall({ db, push }, called);
  return { success: true, message: 'Panggilan telah dicatat.', data };
};
