import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { logoutOperation, operation } from './operation.ts';
import { organiserListTag } from './tags.ts';

const organisers = api.injectEndpoints({
  endpoints: (build) => ({
    loginOrganiser: build.mutation(operation(operations.loginOrganiser)),
    getOrganiserSession: build.query({
      ...operation(operations.getOrganiserSession),
      keepUnusedDataFor: 0,
    }),
    logoutOrganiser: build.mutation(logoutOperation(operations.logoutOrganiser)),
    changeOrganiserPassword: build.mutation(operation(operations.changeOrganiserPassword)),
    endOrganiserSessions: build.mutation(operation(operations.endOrganiserSessions)),
    listOrganisers: build.query({
      ...operation(operations.listOrganisers),
      providesTags: [organiserListTag],
    }),
    inviteOrganiser: build.mutation({
      ...operation(operations.inviteOrganiser),
      invalidatesTags: [organiserListTag],
    }),
    deactivateOrganiser: build.mutation({
      ...operation(operations.deactivateOrganiser),
      invalidatesTags: [organiserListTag],
    }),
    changeOrganiserRole: build.mutation({
      ...operation(operations.changeOrganiserRole),
      invalidatesTags: [organiserListTag],
    }),
  }),
});

export const {
  useLoginOrganiserMutation,
  useGetOrganiserSessionQuery,
  useChangeOrganiserPasswordMutation,
  useEndOrganiserSessionsMutation,
  useListOrganisersQuery,
  useInviteOrganiserMutation,
  useDeactivateOrganiserMutation,
  useChangeOrganiserRoleMutation,
} = organisers;
export const { logoutOrganiser } = organisers.endpoints;
