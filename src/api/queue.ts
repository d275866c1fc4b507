import type { Schedule, SlotCall } from '../../openapi/schema.d.ts';
import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { dayPlanTag, scheduleTag, scoresTag } from './tags.ts';

const numberOf = (call: SlotCall | null) => Number(call?.version.replaceAll('"', '') ?? 0);

/** Puts a call into a schedule that does not know of it yet; `isPutLast` in its arena. */
function updateCall(
  schedule: Schedule,
  slotId: number,
  { call, isPutLast }: { call: SlotCall; isPutLast: boolean },
): void {
  const slot = schedule.slots.find(({ id }) => id === slotId);
  if (!slot || numberOf(slot.call) >= numberOf(call)) return;
  slot.call = call;
  if (call.state === 'ended') slot.ended_at ??= call.at;
  if (isPutLast) schedule.slots = [...schedule.slots.filter((each) => each !== slot), slot];
}

const queue = api.injectEndpoints({
  endpoints: (build) => ({
    getLiveSchedule: build.query({
      ...operation(operations.getLiveSchedule, { success: 'required' }),
      // Each run and each result moves it on.
      providesTags: (_response, _error, { id }) => [scheduleTag(id), scoresTag],
    }),
    recordCall: build.mutation({
      ...operation(operations.recordCall),
      // One that is refused was overtaken by another table.
      invalidatesTags: (_response, _error, { id }) => [dayPlanTag(id), scheduleTag(id)],
      onQueryStarted: async ({ id, slotId, body }, { dispatch, queryFulfilled }) => {
        const { data: recorded } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!recorded) return;
        const { data: call } = recorded;
        const isPutLast = body.action === 'miss' && call.state === 'waiting';
        const { updateQueryData } = queue.util;
        const update = () =>
          dispatch(
            updateQueryData('getLiveSchedule', { id }, ({ data }) =>
              updateCall(data, slotId, { call, isPutLast }),
            ),
          );
        update();
        // The answer to what was asked for before does not have it.
        await dispatch(queue.util.getRunningQueryThunk('getLiveSchedule', { id }));
        update();
      },
    }),
  }),
});

export const { useGetLiveScheduleQuery, useRecordCallMutation } = queue;
