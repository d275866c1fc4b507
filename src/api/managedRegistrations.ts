import type { Registration } from '../../openapi/schema.d.ts';
import * as operations from '../../openapi/organiserOperations.ts';
import { currentTime } from '../lib/dates/clock.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import {
  allAvailableTag,
  allClubStatsTag,
  availableTag,
  managedRegistrationsTag,
  managedTournamentListTag,
  managedTournamentTag,
  myTeamsTag,
  participantTeamsTag,
  registrationTag,
  scoreEntryTag,
  scoresTag,
  type Tag,
  teamListTags,
  teamPagesTag,
  teamResultsTag,
  teamTag,
  tournamentTag,
  tournamentsOfClubsTag,
  tournamentTeamsTag,
} from './tags.ts';

/** What shows which teams are registered in a tournament. */
const entryTags = (id: number): Tag[] => [
  managedRegistrationsTag(id),
  managedTournamentListTag,
  managedTournamentTag(id),
  tournamentTag(id),
  tournamentTeamsTag(id),
  registrationTag(id),
  scoreEntryTag(id),
  allClubStatsTag,
  tournamentsOfClubsTag,
];

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
        const patch = show({
          checked_in_at: body.checked_in ? new Date(currentTime()).toISOString() : null,
        });
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
      invalidatesTags: (_response, _error, { id }) => [...entryTags(id), teamResultsTag(id)],
    }),
    addLateRegistration: build.mutation({
      ...operation(operations.addLateRegistration),
      invalidatesTags: (_response, _error, { id, body }) => [
        ...entryTags(id),
        teamTag(body.team_code),
      ],
    }),
    addLateTeam: build.mutation({
      ...operation(operations.addLateTeam),
      // Also one that is refused: somebody whom the form offers is in another team meanwhile.
      invalidatesTags: (_response, _error, { id }) => [
        ...entryTags(id),
        ...teamListTags,
        participantTeamsTag,
        allAvailableTag,
        myTeamsTag,
      ],
    }),
    moveRegistration: build.mutation({
      ...operation(operations.moveRegistration),
      invalidatesTags: (response, error, { id }) =>
        error
          ? []
          : [
              ...entryTags(id),
              teamResultsTag(id),
              scoresTag,
              ...teamListTags,
              response ? teamTag(response.data.team.code) : teamPagesTag,
              allAvailableTag,
              myTeamsTag,
            ],
    }),
    listLateCandidates: build.query({
      ...operation(operations.listLateCandidates),
      providesTags: (_response, _error, { category_id: id }) => [availableTag(id)],
    }),
    listReplacements: build.query({
      ...operation(operations.listReplacements),
      providesTags: (_response, _error, { id }) => [managedRegistrationsTag(id)],
    }),
    replaceMember: build.mutation({
      ...operation(operations.replaceMember),
      invalidatesTags: (response, _error, { id }) => [
        managedRegistrationsTag(id),
        ...teamListTags,
        // Shown in no tournament but on the page of the team.
        response ? teamTag(response.data.team.code) : teamPagesTag,
        participantTeamsTag,
        allAvailableTag,
        myTeamsTag,
      ],
    }),
  }),
});

export const {
  useListRegistrationsQuery,
  useLazyListRegistrationsQuery,
  useSetCheckInMutation,
  useWithdrawRegistrationMutation,
  useAddLateRegistrationMutation,
  useAddLateTeamMutation,
  useMoveRegistrationMutation,
  useListLateCandidatesQuery,
  useListReplacementsQuery,
  useReplaceMemberMutation,
} = managedRegistrations;
