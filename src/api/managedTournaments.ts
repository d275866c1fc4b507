import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import {
  managedCategoryTag,
  managedTournamentListTag,
  managedTournamentTag,
  scoresTag,
  teamResultsTag,
  tournamentListTag,
  tournamentTag,
} from './tags.ts';

/** What a change of a tournament affects: what organisers see of it, and what everybody does. */
const invalidatesTags = (_response: unknown, _error: unknown, { id }: { id: number }) => [
  managedTournamentListTag,
  managedTournamentTag(id),
  tournamentListTag,
  tournamentTag(id),
];

export const managedTournaments = api.injectEndpoints({
  endpoints: (build) => ({
    listManagedTournaments: build.query({
      ...operation(operations.listManagedTournaments),
      providesTags: [managedTournamentListTag],
    }),
    getManagedTournament: build.query({
      ...operation(operations.getManagedTournament),
      providesTags: (_response, _error, { id }) => [managedTournamentTag(id)],
    }),
    createTournament: build.mutation({
      ...operation(operations.createTournament),
      // The categories say in how many tournaments they are.
      invalidatesTags: [managedTournamentListTag, managedCategoryTag],
    }),
    copyTournament: build.mutation({
      ...operation(operations.copyTournament),
      invalidatesTags: [managedTournamentListTag, managedCategoryTag],
    }),
    updateTournament: build.mutation({
      ...operation(operations.updateTournament),
      // Scores and the pages of teams have its title and date.
      invalidatesTags: (response, error, argument) => [
        ...invalidatesTags(response, error, argument),
        managedCategoryTag,
        scoresTag,
        teamResultsTag(argument.id),
      ],
    }),
    setTournamentStatus: build.mutation({
      ...operation(operations.setTournamentStatus),
      // The pages of teams say that it is postponed.
      invalidatesTags: (response, error, argument) => [
        ...invalidatesTags(response, error, argument),
        teamResultsTag(argument.id),
      ],
    }),
    uploadTournamentPicture: build.mutation({
      ...operation(operations.uploadTournamentPicture),
      invalidatesTags,
    }),
  }),
});

export const {
  useListManagedTournamentsQuery,
  useGetManagedTournamentQuery,
  useCopyTournamentMutation,
  useCreateTournamentMutation,
  useUpdateTournamentMutation,
  useSetTournamentStatusMutation,
  useUploadTournamentPictureMutation,
} = managedTournaments;
