import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import {
  allScoreEntriesTag,
  allTeamResultsTag,
  scoreEntryTag,
  scoresTag,
  teamResultsTag,
} from './tags.ts';

/** What a correction affects; its request does not say in which tournament. */
const correctionTags = [allScoreEntriesTag, scoresTag, allTeamResultsTag] as const;

const scoreEntry = api.injectEndpoints({
  endpoints: (build) => ({
    getScoreEntry: build.query({
      ...operation(operations.getScoreEntry),
      providesTags: (_response, _error, { id }) => [scoreEntryTag(id)],
    }),
    addScore: build.mutation({
      ...operation(operations.addScore),
      // One that is refused was overtaken by another organiser.
      invalidatesTags: (_response, error, { id }) =>
        error ? [scoreEntryTag(id)] : [scoresTag, teamResultsTag(id)],
      onQueryStarted: async ({ id, categoryId }, { dispatch, queryFulfilled }) => {
        const { data: added } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!added) return;
        dispatch(
          scoreEntry.util.updateQueryData('getScoreEntry', { id, categoryId }, ({ data }) => {
            if (!data.scores.some((score) => score.id === added.data.id))
              data.scores.unshift(added.data);
          }),
        );
      },
    }),
    importScores: build.mutation({
      ...operation(operations.importScores),
      invalidatesTags: (_response, _error, { id, body }) =>
        body.preview ? [] : [scoreEntryTag(id), scoresTag, teamResultsTag(id)],
    }),
    correctScore: build.mutation({
      ...operation(operations.correctScore),
      invalidatesTags: correctionTags,
    }),
    deleteScore: build.mutation({
      ...operation(operations.deleteScore),
      invalidatesTags: correctionTags,
    }),
  }),
});

export const {
  useGetScoreEntryQuery,
  useAddScoreMutation,
  useImportScoresMutation,
  useCorrectScoreMutation,
  useDeleteScoreMutation,
} = scoreEntry;
