import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { scoreDeskTag, scoresTag } from './tags.ts';

const scoreDesk = api.injectEndpoints({
  endpoints: (build) => ({
    getScoreDesk: build.query({
      ...operation(operations.getScoreDesk),
      providesTags: [scoreDeskTag],
    }),
    addScore: build.mutation({
      ...operation(operations.addScore),
      // One that is refused was overtaken by another desk.
      invalidatesTags: (_response, error) => (error ? [scoreDeskTag] : [scoresTag]),
      onQueryStarted: async ({ id, categoryId }, { dispatch, queryFulfilled }) => {
        const { data: added } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!added) return;
        dispatch(
          scoreDesk.util.updateQueryData('getScoreDesk', { id, categoryId }, ({ data }) => {
            if (!data.scores.some((score) => score.id === added.data.id))
              data.scores.unshift(added.data);
          }),
        );
      },
    }),
    importScores: build.mutation({
      ...operation(operations.importScores),
      invalidatesTags: (_response, _error, { body }) =>
        body.preview ? [] : [scoreDeskTag, scoresTag],
    }),
    correctScore: build.mutation({
      ...operation(operations.correctScore),
      invalidatesTags: [scoreDeskTag, scoresTag],
    }),
    deleteScore: build.mutation({
      ...operation(operations.deleteScore),
      invalidatesTags: [scoreDeskTag, scoresTag],
    }),
  }),
});

export const {
  useGetScoreDeskQuery,
  useAddScoreMutation,
  useImportScoresMutation,
  useCorrectScoreMutation,
  useDeleteScoreMutation,
} = scoreDesk;
