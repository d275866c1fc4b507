import * as operations from '../../openapi/organiserOperations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import {
  organisedTournamentListTag,
  organisedTournamentTag,
  tournamentListTag,
  tournamentTag,
} from './tags.ts';

/** What a change of a tournament affects: what organisers see of it, and what everybody does. */
const changedTags = (id: number) => [
  organisedTournamentListTag,
  organisedTournamentTag(id),
  tournamentListTag,
  tournamentTag(id),
];

const organisedTournaments = api.injectEndpoints({
  endpoints: (build) => ({
    listOrganisedTournaments: build.query({
      ...operation(operations.listOrganisedTournaments),
      providesTags: [organisedTournamentListTag],
    }),
    getOrganisedTournament: build.query({
      ...operation(operations.getOrganisedTournament),
      providesTags: (_response, _error, { id }) => [organisedTournamentTag(id)],
    }),
    createTournament: build.mutation({
      ...operation(operations.createTournament),
      invalidatesTags: [organisedTournamentListTag],
    }),
    updateTournament: build.mutation({
      ...operation(operations.updateTournament),
      invalidatesTags: (_response, _error, { id }) => changedTags(id),
    }),
    setTournamentStatus: build.mutation({
      ...operation(operations.setTournamentStatus),
      invalidatesTags: (_response, _error, { id }) => changedTags(id),
    }),
    uploadTournamentPicture: build.mutation({
      ...operation(operations.uploadTournamentPicture),
      invalidatesTags: (_response, _error, { id }) => changedTags(id),
    }),
  }),
});

export const {
  useListOrganisedTournamentsQuery,
  useGetOrganisedTournamentQuery,
  useCreateTournamentMutation,
  useUpdateTournamentMutation,
  useSetTournamentStatusMutation,
  useUploadTournamentPictureMutation,
} = organisedTournaments;
