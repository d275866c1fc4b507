import { api } from './api.ts';
import { type Membership, readMembership } from './membership.ts';
import { get, post, put, logoutRequest } from './operation.ts';

const membershipEndpoint = get('/api/participant/check-gh-status', { as: 'participant' });

const membership = api.injectEndpoints({
  endpoints: (build) => ({
    getMembership: build.query({
      ...membershipEndpoint,
      // A response in none of the known shapes is an error; it does not mean "no club".
      query: (argument: void) => ({
        ...membershipEndpoint.query(argument),
        validateStatus: ({ ok }, body) => ok && readMembership(body) !== undefined,
      }),
      transformResponse: (response): Membership => readMembership(response) ?? { isMember: false },
      providesTags: ['Membership'],
    }),
  }),
});

const participantAccount = api.injectEndpoints({
  endpoints: (build) => ({
    registerParticipant: build.mutation(post('/api/participant/register')),
    loginParticipant: build.mutation(post('/api/participant/login')),
    checkToken: build.query({
      ...get('/api/auth/check-token', { as: 'participant' }),
      keepUnusedDataFor: 0,
    }),
    logoutParticipant: build.mutation({
      ...post('/api/auth/logout'),
      query: logoutRequest('/api/auth/logout'),
    }),
    getProfile: build.query({
      ...get('/api/participant/profile', { as: 'participant' }),
      providesTags: ['Profile'],
    }),
    updateProfile: build.mutation({
      ...put('/api/participant/profile', { as: 'participant' }),
      invalidatesTags: ['Profile'],
    }),
    uploadPicture: build.mutation({
      ...post('/api/participant/upload-profile-banner', { as: 'participant', encoding: 'form' }),
      invalidatesTags: ['Profile'],
    }),
    joinClub: build.mutation({
      ...post('/api/participant/join-gh/{ghId}', { as: 'participant' }),
      // Also after an error: somebody who is already a member then sees that.
      invalidatesTags: (_response, _error, { ghId }) => [
        'Membership',
        { type: 'ClubStats', id: ghId },
      ],
      onQueryStarted: async ({ ghId }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data || data.success === false) return;
        const joined = readMembership(data);
        // Shown before the refetch, which may fail.
        dispatch(
          membership.util.updateQueryData('getMembership', undefined, () =>
            joined?.isMember ? joined : { isMember: true, clubId: ghId },
          ),
        );
      },
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
} = participantAccount;
export const { useGetMembershipQuery } = membership;
export const { getMembership } = membership.endpoints;
export const { checkToken, logoutParticipant } = participantAccount.endpoints;
