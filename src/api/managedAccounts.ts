import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { accountsTag, allClubsTag } from './tags.ts';

const managedAccounts = api.injectEndpoints({
  endpoints: (build) => ({
    findAccounts: build.query({
      ...operation(operations.findAccounts),
      providesTags: [accountsTag],
    }),
    createResetLink: build.mutation(operation(operations.createResetLink)),
    setClubActive: build.mutation({
      ...operation(operations.setClubActive),
      invalidatesTags: [accountsTag, allClubsTag],
    }),
  }),
});

export const { useFindAccountsQuery, useCreateResetLinkMutation, useSetClubActiveMutation } =
  managedAccounts;
