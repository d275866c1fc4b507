import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import {
  allResultsTags,
  allTournamentsTag,
  scoreEntryTag,
  scoresTag,
  teamResultsTag,
} from './tags.ts';

export const scoreEntry = api.injectEndpoints({
  endpoints: (build) => ({
    getScoreEntry: build.query({
      ...operation(operations.getScoreEntry),
      providesTags: (_response, _error, { id }) => [scoreEntryTag(id)],
    }),
    addRun: build.mutation({
      ...operation(operations.addRun),
      // One that is refused was overtaken by another organiser.
      invalidatesTags: (_response, error, { id }) =>
        error ? [scoreEntryTag(id)] : [scoresTag, teamResultsTag(id)],
      onQueryStarted: async ({ id, categoryId }, { dispatch, queryFulfilled }) => {
        const { data: added } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!added) return;
        dispatch(
          scoreEntry.util.updateQueryData('getScoreEntry', { id, categoryId }, ({ data }) => {
            if (!data.runs.some((run) => run.id === added.data.id)) data.runs.unshift(added.data);
          }),
        );
      },
    }),
    importScores: build.mutation({
      ...operation(operations.importScores),
      invalidatesTags: (_response, _error, { id, body }) =>
        body.preview ? [] : [scoreEntryTag(id), scoresTag, teamResultsTag(id)],
    }),
    correctRun: build.mutation({
      ...operation(operations.correctRun),
      // The tournament says whether a category has corrected runs.
      invalidatesTags: (response) =>
        response?.data.correction ? [...allResultsTags, allTournamentsTag] : allResultsTags,
    }),
    deleteRun: build.mutation({
      ...operation(operations.deleteRun),
      invalidatesTags: allResultsTags,
    }),
  }),
});

export const {
  useGetScoreEntryQuery,
  useAddRunMutation,
  useImportScoresMutation,
  useCorrectRunMutation,
  useDeleteRunMutation,
} = scoreEntry;
