import * as operations from '../../openapi/operations.ts';
import { api } from './api.ts';
import { logoutOperation, operation } from './operation.ts';

const clubAccount = api.injectEndpoints({
  endpoints: (build) => ({
    registerClub: build.mutation(operation(operations.registerClub)),
    loginClub: build.mutation(operation(operations.loginClub)),
    getClubSession: build.query({ ...operation(operations.getClubSession), keepUnusedDataFor: 0 }),
    getClubBanner: build.query(operation(operations.getClubBanner)),
    logoutClub: build.mutation(logoutOperation(operations.logoutClub)),
  }),
});

export const { useRegisterClubMutation, useLoginClubMutation, useGetClubBannerQuery } = clubAccount;
export const { getClubSession, logoutClub } = clubAccount.endpoints;
