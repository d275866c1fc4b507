import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import * as operations from '../../openapi/operations.ts';
import type { ResponseOf } from '../../openapi/types.ts';
import { currentTime } from '../lib/dates/clock.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { scheduleTag, scoresTag } from './tags.ts';

const teamDay = api.injectEndpoints({
  endpoints: (build) => ({
    getTeamDay: build.query({
      ...operation(operations.getTeamDay, { success: 'required' }),
      /** `answered_at` is when the server sent it, in milliseconds: a stored answer may be older than it seems. */
      transformResponse: ({ data }: ResponseOf<'getTeamDay'>, meta?: FetchBaseQueryMeta) => ({
        data,
        answered_at: Date.parse(meta?.response?.headers.get('Date') ?? '') || currentTime(),
      }),
      providesTags: (response) => [
        scoresTag,
        ...(response?.data.tournaments.map(({ id }) => scheduleTag(id)) ?? []),
      ],
    }),
    followTeams: build.mutation(operation(operations.followTeams)),
  }),
});

export const { useGetTeamDayQuery, useFollowTeamsMutation } = teamDay;
