import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import {
  accountsTag,
  allClubStatsTag,
  allManagedRegistrationsTag,
  allTeamsTag,
  clubListTag,
  clubTag,
  foundAccountsTag,
  newClubsTag,
  publicTeamListTag,
  scoresTag,
  teamPagesTag,
} from './tags.ts';

const managedAccounts = api.injectEndpoints({
  endpoints: (build) => ({
    findAccounts: build.query({
      ...operation(operations.findAccounts),
      providesTags: [foundAccountsTag],
    }),
    listNewClubs: build.query({
      ...operation(operations.listNewClubs),
      providesTags: [newClubsTag],
    }),
    createResetLink: build.mutation(operation(operations.createResetLink)),
    eraseParticipant: build.mutation({
      ...operation(operations.eraseParticipant),
      // Lists of registrations and pages of teams name the members.
      invalidatesTags: [foundAccountsTag, allTeamsTag, allManagedRegistrationsTag, allClubStatsTag],
    }),
    setClubActive: build.mutation({
      ...operation(operations.setClubActive),
      // Teams and scores name an active club only.
      invalidatesTags: (_response, _error, { id }) => [
        accountsTag,
        clubListTag,
        clubTag(id),
        publicTeamListTag,
        teamPagesTag,
        scoresTag,
      ],
    }),
    setClubReviewed: build.mutation({
      ...operation(operations.setClubReviewed),
      invalidatesTags: [accountsTag],
    }),
  }),
});

export const {
  useFindAccountsQuery,
  useListNewClubsQuery,
  useCreateResetLinkMutation,
  useEraseParticipantMutation,
  useSetClubActiveMutation,
  useSetClubReviewedMutation,
} = managedAccounts;
