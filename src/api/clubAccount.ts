import { api } from './api.ts';
import { logoutOperation, operation } from './operation.ts';

const clubAccount = api.injectEndpoints({
  endpoints: (build) => ({
    registerClub: build.mutation(operation('registerClub')),
    loginClub: build.mutation(operation('loginClub')),
    getClubSession: build.query({ ...operation('getClubSession'), keepUnusedDataFor: 0 }),
    getClubBanner: build.query(operation('getClubBanner')),
    logoutClub: build.mutation(logoutOperation('logoutClub')),
  }),
});

export const { useRegisterClubMutation, useLoginClubMutation, useGetClubBannerQuery } = clubAccount;
export const { getClubSession, logoutClub } = clubAccount.endpoints;
