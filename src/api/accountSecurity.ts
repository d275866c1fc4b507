import { api } from './api.ts';
import { operation } from './operation.ts';

const accountSecurity = api.injectEndpoints({
  endpoints: (build) => ({
    changeParticipantPassword: build.mutation(operation('changeParticipantPassword')),
    changeClubPassword: build.mutation(operation('changeClubPassword')),
  }),
});

export const { useChangeParticipantPasswordMutation, useChangeClubPasswordMutation } =
  accountSecurity;
