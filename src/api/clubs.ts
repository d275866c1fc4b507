import { api } from './api.ts';
import { normalizeMembers } from './normalizeClubData.ts';
import { operation } from './operation.ts';
import { requireDataList } from './responseValidation.ts';
import { requireText, withTransform } from './responseTransforms.ts';

/** Queries about clubs; the mutations are in `clubMutations.ts`. */
export const clubs = api.injectEndpoints({
  endpoints: (build) => ({
    listClubs: build.query({
      ...withTransform(operation('listClubs'), (response) =>
        Array.isArray(response?.data)
          ? { ...response, data: requireText(response.data, 'name') }
          : response,
      ),
      providesTags: [{ type: 'Club', id: 'list' }],
    }),
    getClub: build.query({
      ...operation('getClub'),
      providesTags: (_response, _error, { id }) => [{ type: 'Club', id }],
    }),
    getClubStats: build.query({
      ...operation('getClubStats'),
      providesTags: (_response, _error, { id }) => [{ type: 'ClubStats', id }],
    }),
    listClubTournaments: build.query(
      withTransform(requireDataList(operation('listClubTournaments')), (response) => ({
        ...response,
        data: requireText(response.data, 'title'),
      })),
    ),
    listClubTeams: build.query({
      ...withTransform(requireDataList(operation('listClubTeams')), (response) => ({
        ...response,
        data: requireText(response.data, 'name'),
      })),
      providesTags: [{ type: 'Team', id: 'club list' }],
    }),
    listClubParticipants: build.query({
      ...withTransform(requireDataList(operation('listClubParticipants')), normalizeMembers),
      providesTags: (_response, _error, { only_unassigned: only }) =>
        only === 1
          ? ['ClubParticipants', { type: 'Available', id: 'unassigned' }]
          : ['ClubParticipants'],
    }),
  }),
});

export const {
  useListClubsQuery,
  useGetClubQuery,
  useGetClubStatsQuery,
  useListClubTournamentsQuery,
  useListClubTeamsQuery,
  useListClubParticipantsQuery,
} = clubs;
export const { listClubs } = clubs.endpoints;
