import { api } from './api.ts';
import { operation } from './operation.ts';

const accountSecurity = api.injectEndpoints({
  endpoints: (build) => ({
    changeParticipantPassword: build.mutation(operation('changeParticipantPassword')),
    changeClubPassword: build.mutation(operation('changeClubPassword')),
    changeOrganiserPassword: build.mutation(operation('changeOrganiserPassword')),
    endParticipantSessions: build.mutation(operation('endParticipantSessions')),
    endClubSessions: build.mutation(operation('endClubSessions')),
    endOrganiserSessions: build.mutation(operation('endOrganiserSessions')),
    deleteParticipantAccount: build.mutation(operation('deleteParticipantAccount')),
    requestHandOver: build.mutation(operation('requestHandOver')),
    requestPasswordReset: build.mutation(operation('requestPasswordReset')),
    resetPassword: build.mutation(operation('resetPassword')),
  }),
});

export const {
  useChangeParticipantPasswordMutation,
  useChangeClubPasswordMutation,
  useChangeOrganiserPasswordMutation,
  useEndParticipantSessionsMutation,
  useEndClubSessionsMutation,
  useEndOrganiserSessionsMutation,
  useDeleteParticipantAccountMutation,
  useRequestHandOverMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
} = accountSecurity;
