import { api } from './api.ts';
import { operation } from './operation.ts';

const accountSecurity = api.injectEndpoints({
  endpoints: (build) => ({
    changeParticipantPassword: build.mutation(operation('changeParticipantPassword')),
    changeClubPassword: build.mutation(operation('changeClubPassword')),
    endParticipantSessions: build.mutation(operation('endParticipantSessions')),
    endClubSessions: build.mutation(operation('endClubSessions')),
    deleteParticipantAccount: build.mutation(operation('deleteParticipantAccount')),
    requestHandOver: build.mutation(operation('requestHandOver')),
    requestPasswordReset: build.mutation(operation('requestPasswordReset')),
    resetPassword: build.mutation(operation('resetPassword')),
  }),
});

export const {
  useChangeParticipantPasswordMutation,
  useChangeClubPasswordMutation,
  useEndParticipantSessionsMutation,
  useEndClubSessionsMutation,
  useDeleteParticipantAccountMutation,
  useRequestHandOverMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
} = accountSecurity;
