import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import {
  accountsTag,
  clubListTag,
  clubTag,
  publicTeamListTag,
  scoresTag,
  teamPagesTag,
} from './tags.ts';

const managedAccounts = api.injectEndpoints({
  endpoints: (build) => ({
    findAccounts: build.query({
      ...operation(operations.findAccounts),
      providesTags: [accountsTag],
    }),
    createResetLink: build.mutation(operation(operations.createResetLink)),
    setClubActive: build.mutation({
      ...operation(operations.setClubActive),
      // Teams and scores name an active club only.
      invalidatesTags: (_response, _error, { id }) => [
        accountsTag,
        clubListTag,
        clubTag(id),
        publicTeamListTag,
        teamPagesTag,
        scoresTag,
      ],
    }),
  }),
});

export const { useFindAccountsQuery, useCreateResetLinkMutation, useSetClubActiveMutation } =
  managedAccounts;
