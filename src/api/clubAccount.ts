import { api } from './api.ts';
import { get, post, logoutRequest } from './operation.ts';

const clubAccount = api.injectEndpoints({
  endpoints: (build) => ({
    registerClub: build.mutation(post('/api/gh/register')),
    loginClub: build.mutation(post('/api/gh/login')),
    getClubSession: build.query({ ...get('/api/gh/me', { as: 'club' }), keepUnusedDataFor: 0 }),
    getClubBanner: build.query(get('/api/schoolclub/banner', { as: 'club' })),
    logoutClub: build.mutation({
      ...post('/api/gh/logout'),
      query: logoutRequest('/api/gh/logout'),
    }),
  }),
});

export const { useRegisterClubMutation, useLoginClubMutation, useGetClubBannerQuery } = clubAccount;
export const { getClubSession, logoutClub } = clubAccount.endpoints;
