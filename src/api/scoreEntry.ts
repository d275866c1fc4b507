import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { scoreEntryTag, scoresTag } from './tags.ts';

const scoreEntry = api.injectEndpoints({
  endpoints: (build) => ({
    getScoreEntry: build.query({
      ...operation(operations.getScoreEntry),
      providesTags: [scoreEntryTag],
    }),
    addScore: build.mutation({
      ...operation(operations.addScore),
      // One that is refused was overtaken by another organiser.
      invalidatesTags: (_response, error) => (error ? [scoreEntryTag] : [scoresTag]),
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
      invalidatesTags: (_response, _error, { body }) =>
        body.preview ? [] : [scoreEntryTag, scoresTag],
    }),
    correctScore: build.mutation({
      ...operation(operations.correctScore),
      invalidatesTags: [scoreEntryTag, scoresTag],
    }),
    deleteScore: build.mutation({
      ...operation(operations.deleteScore),
      invalidatesTags: [scoreEntryTag, scoresTag],
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
