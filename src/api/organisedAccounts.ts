import { api } from './api.ts';
import { operation } from './operation.ts';
import { accountsTag, allClubsTag } from './tags.ts';

const organisedAccounts = api.injectEndpoints({
  endpoints: (build) => ({
    findAccounts: build.query({ ...operation('findAccounts'), providesTags: [accountsTag] }),
    createResetLink: build.mutation(operation('createResetLink')),
    setClubActive: build.mutation({
      ...operation('setClubActive'),
      invalidatesTags: [accountsTag, allClubsTag],
    }),
  }),
});

export const { useFindAccountsQuery, useCreateResetLinkMutation, useSetClubActiveMutation } =
  organisedAccounts;
