import { api } from './api.ts';
import { operation } from './operation.ts';

const organisedAccounts = api.injectEndpoints({
  endpoints: (build) => ({
    findAccounts: build.query(operation('findAccounts')),
    createResetLink: build.mutation(operation('createResetLink')),
  }),
});

export const { useFindAccountsQuery, useCreateResetLinkMutation } = organisedAccounts;
