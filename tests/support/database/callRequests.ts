import { expect } from 'vitest';
import type { PlanSlot, SlotCall, SlotCallInput } from '../../../openapi/schema.d.ts';
import type { Backend } from './backend.ts';
import { createPlanRequests } from './planRequests.ts';

type CallAnswer = { status: number; body: { message: string; data: SlotCall } };

type Slot = Pick<PlanSlot, 'id'>;
type Action = SlotCallInput['action'];

/** A category as `createPlanRequests` has it, and requests that call its teams. */
export function createCallRequests(backend: Backend) {
  const requests = createPlanRequests(backend);
  const { place, request, read } = requests;
  const pathOf = (slot: Slot | undefined) =>
    `/api/organiser/tournaments/${place().tournamentId}/slots/${slot?.id}/call`;
  const send = async (
    slot: Slot | undefined,
    action: Action,
    { version, ...body }: { key?: string; anyway?: boolean; version?: string } = {},
  ) =>
    (await request(
      'POST',
      pathOf(slot),
      { key: crypto.randomUUID(), action, ...body },
      version,
    )) as unknown as CallAnswer;
  return {
    ...requests,
    pathOf,
    call: send,
    /** Takes steps one after the other; each must succeed. Returns the last answer. */
    take: async (slot: Slot | undefined, ...actions: Action[]) => {
      let data: SlotCall | undefined;
      for (const action of actions) {
        const { status, body } = await send(slot, action);
        expect({ status, message: body.message }).toEqual({
          status: 200,
          message: 'Panggilan telah dicatat.',
        });
        data = body.data;
      }
      return data;
    },
    /** Returns a slot as the plan has it now. */
    readSlot: async (slot: Slot | undefined) =>
      (await read()).slots.find(({ id }) => id === slot?.id),
  };
}
