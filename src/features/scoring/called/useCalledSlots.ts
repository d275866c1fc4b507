import { useState } from 'react';
import { isActiveCall } from '../../../../openapi/dayPlan/nextCall.ts';
import type { PlanSlot, Round, SlotCallState } from '../../../../openapi/schema.d.ts';
import { useGetLiveScheduleQuery } from '../../../api/queue.ts';

/** How often calls are asked for, in milliseconds. */
const pollingInterval = 5000;

/** Who is in an arena comes before who is only on the way there. */
const order: Partial<Record<SlotCallState, number>> = { running: 0, present: 1, called: 2 };
const orderOf = ({ call }: PlanSlot) => order[call?.state ?? 'waiting'] ?? 3;
const timeOf = ({ call }: PlanSlot) => Date.parse(call?.at ?? '');

export type CalledSlot = { slot: PlanSlot; arena: string };

/**
 * Returns what of a round is called to an arena, or there already. Without a plan nothing is asked for again, and
 * without a network nothing is returned: the desk does not need it.
 */
export function useCalledSlots(tournamentId: number, { id: roundId }: Round): CalledSlot[] {
  const [hasPlan, setHasPlan] = useState(true);
  const { currentData } = useGetLiveScheduleQuery(
    { id: tournamentId },
    // The desk has just loaded it.
    {
      pollingInterval,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: false,
      skip: !hasPlan,
    },
  );
  const schedule = currentData?.data;
  if (hasPlan && schedule?.slots.length === 0) setHasPlan(false);
  if (!schedule) return [];
  const names = new Map(schedule.arenas.map(({ id, name }) => [id, name]));
  return schedule.slots
    .filter(
      ({ round_id: id, ended_at: endedAt, call }) =>
        id === roundId && endedAt === null && call && isActiveCall(call),
    )
    .toSorted((one, other) => orderOf(one) - orderOf(other) || timeOf(other) - timeOf(one))
    .map((slot) => ({ slot, arena: names.get(slot.arena_id) ?? '' }));
}
