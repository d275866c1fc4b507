import { api } from './api.ts';
import { get, post, put, signOutCall } from './operation.ts';

const participantAccount = api.injectEndpoints({
  endpoints: (build) => ({
    registerParticipant: build.mutation(post('/api/participant/register')),
    loginParticipant: build.mutation(post('/api/participant/login')),
    checkToken: build.query({ ...get('/api/auth/check-token', { as: 'participant' }), keepUnusedDataFor: 0 }),
    logoutParticipant: build.mutation({ ...post('/api/auth/logout'), query: signOutCall('/api/auth/logout') }),
    getProfile: build.query({ ...get('/api/participant/profile', { as: 'participant' }), providesTags: ['Profile'] }),
    updateProfile: build.mutation({
      ...put('/api/participant/profile', { as: 'participant' }),
      invalidatesTags: ['Profile'],
    }),
    uploadPicture: build.mutation({
      ...post('/api/participant/upload-profile-banner', { as: 'participant', encoding: 'form' }),
      invalidatesTags: ['Profile'],
    }),
    getMembership: build.query({
      ...get('/api/participant/check-gh-status', { as: 'participant' }),
      providesTags: ['Membership'],
    }),
    joinClub: build.mutation({
      ...post('/api/participant/join-gh/{ghId}', { as: 'participant' }),
      invalidatesTags: ['Membership'],
    }),
  }),
});

export const {
  useRegisterParticipantMutation, useLoginParticipantMutation, useGetProfileQuery,
  useUpdateProfileMutation, useUploadPictureMutation, useGetMembershipQuery, useJoinClubMutation,
} = participantAccount;
export const { checkToken, loginParticipant, logoutParticipant } = participantAccount.endpoints;
