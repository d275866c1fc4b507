import * as operations from '../../openapi/operations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { scheduleTag, scoresTag } from './tags.ts';

const schedule = api.injectEndpoints({
  endpoints: (build) => ({
    getSchedule: build.query({
      ...operation(operations.getSchedule, { success: 'required' }),
      // Each run and each result moves it on.
      providesTags: (_response, _error, { id }) => [scheduleTag(id), scoresTag],
    }),
  }),
});

export const { useGetScheduleQuery } = schedule;
