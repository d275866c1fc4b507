import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { scoreEntry } from './scoreEntry.ts';
import { allResultsTags } from './tags.ts';

const matches = api.injectEndpoints({
  endpoints: (build) => ({
    drawRound: build.mutation({
      ...operation(operations.drawRound),
      invalidatesTags: allResultsTags,
    }),
    drawLots: build.mutation({
      ...operation(operations.drawLots),
      invalidatesTags: allResultsTags,
    }),
    importMatchResults: build.mutation({
      ...operation(operations.importMatchResults),
      invalidatesTags: (_response, _error, { body }) => (body.preview ? [] : allResultsTags),
    }),
    saveMatchResult: build.mutation({
      ...operation(operations.saveMatchResult),
      invalidatesTags: allResultsTags,
      onQueryStarted: async (_argument, { dispatch, getState, queryFulfilled }) => {
        const { data: saved } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!saved) return;
        const { selectCachedArgsForQuery, updateQueryData } = scoreEntry.util;
        for (const shown of selectCachedArgsForQuery(getState(), 'getScoreEntry'))
          dispatch(
            updateQueryData('getScoreEntry', shown, ({ data: { match_rounds: rounds = [] } }) => {
              for (const { matches } of rounds) {
                const index = matches.findIndex(({ id }) => id === saved.data.id);
                if (index >= 0) matches[index] = saved.data;
              }
            }),
          );
      },
    }),
    deleteMatchResult: build.mutation({
      ...operation(operations.deleteMatchResult),
      invalidatesTags: allResultsTags,
    }),
  }),
});

export const {
  useDrawRoundMutation,
  useDrawLotsMutation,
  useImportMatchResultsMutation,
  useSaveMatchResultMutation,
  useDeleteMatchResultMutation,
} = matches;
