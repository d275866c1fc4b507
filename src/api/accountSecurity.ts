import * as operations from '../../openapi/operations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';

const accountSecurity = api.injectEndpoints({
  endpoints: (build) => ({
    changeParticipantPassword: build.mutation(operation(operations.changeParticipantPassword)),
    changeClubPassword: build.mutation(operation(operations.changeClubPassword)),
    endParticipantSessions: build.mutation(operation(operations.endParticipantSessions)),
    endClubSessions: build.mutation(operation(operations.endClubSessions)),
    deleteParticipantAccount: build.mutation(operation(operations.deleteParticipantAccount)),
    requestOwnershipTransfer: build.mutation(operation(operations.requestOwnershipTransfer)),
    requestPasswordReset: build.mutation(operation(operations.requestPasswordReset)),
    // Asked again each time the page is opened: the link may have ended meanwhile.
    checkPasswordReset: build.query({
      ...operation(operations.checkPasswordReset),
      keepUnusedDataFor: 0,
    }),
    resetPassword: build.mutation(operation(operations.resetPassword)),
  }),
});

export const {
  useChangeParticipantPasswordMutation,
  useChangeClubPasswordMutation,
  useEndParticipantSessionsMutation,
  useEndClubSessionsMutation,
  useDeleteParticipantAccountMutation,
  useRequestOwnershipTransferMutation,
  useRequestPasswordResetMutation,
  useCheckPasswordResetQuery,
  useResetPasswordMutation,
} = accountSecurity;
