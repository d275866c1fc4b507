import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { dayPlanTag, scheduleTag, scoreEntryTag, teamResultsTag, tournamentTag } from './tags.ts';

/** Whether a version of a plan follows another one. */
export const isLater = (version: string, other: string): boolean =>
  Number(version.replaceAll('"', '')) > Number(other.replaceAll('"', ''));

const dayPlan = api.injectEndpoints({
  endpoints: (build) => ({
    getDayPlan: build.query({
      ...operation(operations.getDayPlan),
      // A change may be answered before a request that was sent earlier.
      merge: (stored, answer) =>
        isLater(stored.data.version, answer.data.version) ? stored : answer,
      // It follows registrations, rounds and draws, and what is entered.
      providesTags: (_response, _error, { id }) => [
        dayPlanTag(id),
        scoreEntryTag(id),
        teamResultsTag(id),
      ],
    }),
    changeDayPlan: build.mutation({
      ...operation(operations.changeDayPlan),
      // One that is refused may have been overtaken by another organiser.
      invalidatesTags: (_response, error, { id }) => [error ? dayPlanTag(id) : scheduleTag(id)],
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const { data: changed } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (changed) dispatch(dayPlan.util.updateQueryData('getDayPlan', { id }, () => changed));
      },
    }),
    saveDayPlan: build.mutation({
      ...operation(operations.saveDayPlan),
      // One that is refused was overtaken by another organiser. A tournament says whether it has a schedule.
      invalidatesTags: (_response, error, { id, body }) => {
        if (body.preview) return [];
        return error ? [dayPlanTag(id)] : [scheduleTag(id), tournamentTag(id)];
      },
      onQueryStarted: async ({ id, body }, { dispatch, queryFulfilled }) => {
        const { data: saved } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (saved && !body.preview)
          dispatch(dayPlan.util.updateQueryData('getDayPlan', { id }, () => saved));
      },
    }),
  }),
});

export const { useChangeDayPlanMutation, useGetDayPlanQuery, useSaveDayPlanMutation } = dayPlan;
