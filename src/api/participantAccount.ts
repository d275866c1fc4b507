import * as operations from '../../openapi/operations.ts';
import { api } from './api.ts';
import { notMember, readMembership } from './membership.ts';
import { logoutOperation, operation } from './operation.ts';
import {
  allClubStatsTag,
  allTeamsTag,
  clubStatsTag,
  membershipTag,
  myTeamsTag,
  profileTag,
} from './tags.ts';

/** What the end of a membership, or its return, affects. */
const membershipTags = [membershipTag, myTeamsTag, allTeamsTag, allClubStatsTag] as const;

const membership = api.injectEndpoints({
  endpoints: (build) => ({
    getMembership: build.query({
      // `success: false` and 404 mean "no club". A response in none of the known shapes is an error.
      ...operation(operations.getMembership, {
        success: 'ignored',
        response: readMembership,
        notFound: notMember,
      }),
      providesTags: [membershipTag],
    }),
  }),
});

const participantAccount = api.injectEndpoints({
  endpoints: (build) => ({
    registerParticipant: build.mutation(operation(operations.registerParticipant)),
    loginParticipant: build.mutation(operation(operations.loginParticipant)),
    checkToken: build.query(operation(operations.checkToken)),
    logoutParticipant: build.mutation(logoutOperation(operations.logoutParticipant)),
    getProfile: build.query({
      ...operation(operations.getProfile),
      providesTags: [profileTag],
    }),
    updateProfile: build.mutation({
      ...operation(operations.updateProfile),
      invalidatesTags: [profileTag],
    }),
    uploadPicture: build.mutation({
      ...operation(operations.uploadPicture),
      invalidatesTags: [profileTag],
    }),
    joinClub: build.mutation({
      ...operation(operations.joinClub),
      // Also after an error: somebody who is already a member then sees that. Whom the club has added as a
      // pupil gets the pupil's teams.
      invalidatesTags: (_response, error, { ghId }) =>
        error
          ? [membershipTag, clubStatsTag(ghId)]
          : [membershipTag, clubStatsTag(ghId), myTeamsTag, allTeamsTag],
      onQueryStarted: async ({ ghId }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        const joined = readMembership(data);
        // Shown before the refetch, which may fail.
        dispatch(
          membership.util.updateQueryData('getMembership', undefined, () =>
            joined?.isMember ? joined : { isMember: true, clubId: ghId },
          ),
        );
      },
    }),
    leaveClub: build.mutation({
      ...operation(operations.leaveClub),
      // Also after an error: somebody whom the club has removed meanwhile then sees that.
      invalidatesTags: membershipTags,
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        dispatch(membership.util.updateQueryData('getMembership', undefined, () => notMember));
      },
    }),
    rejoinClub: build.mutation({
      ...operation(operations.rejoinClub),
      invalidatesTags: membershipTags,
    }),
  }),
});

export const {
  useRegisterParticipantMutation,
  useLoginParticipantMutation,
  useGetProfileQuery,
  useUpdateProfileMutation,
  useUploadPictureMutation,
  useJoinClubMutation,
  useLeaveClubMutation,
  useRejoinClubMutation,
} = participantAccount;
export const { useGetMembershipQuery } = membership;
export const { getMembership } = membership.endpoints;
export const { checkToken, logoutParticipant } = participantAccount.endpoints;
