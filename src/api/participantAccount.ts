import { api } from './api.ts';
import { type Membership, readMembership } from './membership.ts';
import { get, post, put, signOutCall } from './operation.ts';

const membershipCall = get('/api/participant/check-gh-status', { as: 'participant' });

const membership = api.injectEndpoints({
  endpoints: (build) => ({
    getMembership: build.query({
      ...membershipCall,
      // An answer in none of the known shapes is a failure, not the absence of a club.
      query: (nothing: void) => ({
        ...membershipCall.query(nothing),
        validateStatus: ({ ok }, answer) => ok && readMembership(answer) !== undefined,
      }),
      transformResponse: (answer): Membership => readMembership(answer) ?? { isMember: false },
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
      query: signOutCall('/api/auth/logout'),
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
      // Also after a refusal: who is a member already sees so.
      invalidatesTags: (_answer, _error, { ghId }) => [
        'Membership',
        { type: 'ClubStats', id: ghId },
      ],
      onQueryStarted: async ({ ghId }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data || data.success === false) return;
        const told = readMembership(data);
        // Shown before the server is asked again, which may fail.
        dispatch(
          membership.util.updateQueryData('getMembership', undefined, () =>
            told?.isMember ? told : { isMember: true, clubId: ghId },
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
export const { checkToken, loginParticipant, logoutParticipant } = participantAccount.endpoints;
