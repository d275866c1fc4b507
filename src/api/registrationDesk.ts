import type { Registration } from '../../openapi/schema.d.ts';
import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import {
  deskTag,
  organisedTournamentListTag,
  organisedTournamentTag,
  tournamentTag,
  tournamentTeamsTag,
} from './tags.ts';

const registrationDesk = api.injectEndpoints({
  endpoints: (build) => ({
    listRegistrations: build.query({
      ...operation(operations.listRegistrations),
      providesTags: (_response, _error, { id }) => [deskTag(id)],
    }),
    setCheckIn: build.mutation({
      ...operation(operations.setCheckIn),
      onQueryStarted: async ({ id, body, registrationId }, { dispatch, queryFulfilled }) => {
        const show = (changes: Partial<Registration>) =>
          dispatch(
            registrationDesk.util.updateQueryData('listRegistrations', { id }, ({ data }) => {
              const shown = data.find((each) => each.id === registrationId);
              if (shown) Object.assign(shown, changes);
            }),
          );
        // At once: a queue stands in front of the desk.
        const patch = show({ checked_in_at: body.checked_in ? new Date().toISOString() : null });
        try {
          show((await queryFulfilled).data.data);
        } catch {
          patch.undo();
          dispatch(registrationDesk.util.invalidateTags([deskTag(id)]));
        }
      },
    }),
    withdrawRegistration: build.mutation({
      ...operation(operations.withdrawRegistration),
      invalidatesTags: (_response, _error, { id }) => [
        deskTag(id),
        organisedTournamentListTag,
        organisedTournamentTag(id),
        tournamentTag(id),
        tournamentTeamsTag(id),
      ],
    }),
  }),
});

export const {
  useListRegistrationsQuery,
  useLazyListRegistrationsQuery,
  useSetCheckInMutation,
  useWithdrawRegistrationMutation,
} = registrationDesk;
