import type { Registration } from '../../openapi/schema.d.ts';
import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import {
  allClubStatsTag,
  managedRegistrationsTag,
  managedTournamentListTag,
  managedTournamentTag,
  registrationTag,
  scoreEntryTag,
  teamResultsTag,
  tournamentTag,
  tournamentsOfClubsTag,
  tournamentTeamsTag,
} from './tags.ts';

const managedRegistrations = api.injectEndpoints({
  endpoints: (build) => ({
    listRegistrations: build.query({
      ...operation(operations.listRegistrations),
      providesTags: (_response, _error, { id }) => [managedRegistrationsTag(id)],
    }),
    setCheckIn: build.mutation({
      ...operation(operations.setCheckIn),
      onQueryStarted: async ({ id, body, registrationId }, { dispatch, queryFulfilled }) => {
        const show = (changes: Partial<Registration>) =>
          dispatch(
            managedRegistrations.util.updateQueryData('listRegistrations', { id }, ({ data }) => {
              const shown = data.find((each) => each.id === registrationId);
              if (shown) Object.assign(shown, changes);
            }),
          );
        // At once: teams queue at check-in.
        const patch = show({ checked_in_at: body.checked_in ? new Date().toISOString() : null });
        try {
          show((await queryFulfilled).data.data);
        } catch {
          patch.undo();
          dispatch(managedRegistrations.util.invalidateTags([managedRegistrationsTag(id)]));
        }
      },
    }),
    withdrawRegistration: build.mutation({
      ...operation(operations.withdrawRegistration),
      invalidatesTags: (_response, _error, { id }) => [
        managedRegistrationsTag(id),
        managedTournamentListTag,
        managedTournamentTag(id),
        tournamentTag(id),
        tournamentTeamsTag(id),
        registrationTag(id),
        scoreEntryTag(id),
        teamResultsTag(id),
        allClubStatsTag,
        tournamentsOfClubsTag,
      ],
    }),
  }),
});

export const {
  useListRegistrationsQuery,
  useLazyListRegistrationsQuery,
  useSetCheckInMutation,
  useWithdrawRegistrationMutation,
} = managedRegistrations;
