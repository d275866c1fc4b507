import * as operations from '../../openapi/operations.ts';
import { operation } from './operation.ts';
import { resultsApi, teamRunsTag } from './officialResultsTags.ts';

const teamRuns = resultsApi.injectEndpoints({
  endpoints: (build) => ({
    listTeamRuns: build.query({
      ...operation(operations.listTeamRuns),
      providesTags: (_response, _error, { teamId }) => [teamRunsTag(teamId)],
    }),
    listClubTeamRuns: build.query({
      ...operation(operations.listClubTeamRuns),
      providesTags: (_response, _error, { teamId }) => [teamRunsTag(teamId)],
    }),
    // One that is refused was decided, or its time has ended.
    objectToResult: build.mutation({
      ...operation(operations.objectToResult),
      invalidatesTags: (_response, _error, { teamId }) => [teamRunsTag(teamId)],
    }),
    objectForTeam: build.mutation({
      ...operation(operations.objectForTeam),
      invalidatesTags: (_response, _error, { teamId }) => [teamRunsTag(teamId)],
    }),
  }),
});

export const {
  useListTeamRunsQuery,
  useListClubTeamRunsQuery,
  useObjectToResultMutation,
  useObjectForTeamMutation,
} = teamRuns;
