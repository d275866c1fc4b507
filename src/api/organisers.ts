import { api } from './api.ts';
import { logoutOperation, operation } from './operation.ts';
import { organiserListTag } from './tags.ts';

const organisers = api.injectEndpoints({
  endpoints: (build) => ({
    loginOrganiser: build.mutation(operation('loginOrganiser')),
    getOrganiserSession: build.query({ ...operation('getOrganiserSession'), keepUnusedDataFor: 0 }),
    logoutOrganiser: build.mutation(logoutOperation('logoutOrganiser')),
    listOrganisers: build.query({
      ...operation('listOrganisers'),
      providesTags: [organiserListTag],
    }),
    inviteOrganiser: build.mutation({
      ...operation('inviteOrganiser'),
      invalidatesTags: [organiserListTag],
    }),
    deactivateOrganiser: build.mutation({
      ...operation('deactivateOrganiser'),
      invalidatesTags: [organiserListTag],
    }),
  }),
});

export const {
  useLoginOrganiserMutation,
  useGetOrganiserSessionQuery,
  useListOrganisersQuery,
  useInviteOrganiserMutation,
  useDeactivateOrganiserMutation,
} = organisers;
export const { logoutOrganiser } = organisers.endpoints;
