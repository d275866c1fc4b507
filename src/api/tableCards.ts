import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { tableCardsTag } from './tags.ts';

const tableCards = api.injectEndpoints({
  endpoints: (build) => ({
    listTableCards: build.query({
      ...operation(operations.listTableCards),
      providesTags: (_response, _error, { id }) => [tableCardsTag(id)],
    }),
    createTableCards: build.mutation({
      ...operation(operations.createTableCards),
      invalidatesTags: (_response, _error, { id }) => [tableCardsTag(id)],
    }),
    // Its sessions have ended.
    renewTableCard: build.mutation({
      ...operation(operations.renewTableCard),
      invalidatesTags: (_response, _error, { id }) => [tableCardsTag(id)],
    }),
    revokeTableCard: build.mutation({
      ...operation(operations.revokeTableCard),
      invalidatesTags: (_response, _error, { id }) => [tableCardsTag(id)],
    }),
    endTableCardSessions: build.mutation({
      ...operation(operations.endTableCardSessions),
      invalidatesTags: (_response, _error, { id }) => [tableCardsTag(id)],
    }),
    signInWithTableCard: build.mutation(operation(operations.signInWithTableCard)),
    getTableCardSession: build.query(operation(operations.getTableCardSession)),
  }),
});

export const {
  useListTableCardsQuery,
  useCreateTableCardsMutation,
  useRenewTableCardMutation,
  useRevokeTableCardMutation,
  useEndTableCardSessionsMutation,
  useSignInWithTableCardMutation,
  useGetTableCardSessionQuery,
} = tableCards;
