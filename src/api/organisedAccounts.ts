import { api } from './api.ts';
import { operation } from './operation.ts';

const organisedAccounts = api.injectEndpoints({
  endpoints: (build) => ({
    listAccounts: build.query(operation('listAccounts')),
    createResetLink: build.mutation(operation('createResetLink')),
  }),
});

export const { useListAccountsQuery, useCreateResetLinkMutation } = organisedAccounts;
