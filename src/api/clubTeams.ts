import { normalizeTeam, normalizeMembers } from './normalizeClubData.ts';
import { clubs } from './clubs.ts';
import { operation } from './operation.ts';
import { requireDataList } from './responseValidation.ts';
import { requireText, withTransform } from './responseTransforms.ts';

/** Queries of the team builder; the mutations are in `teamMutations.ts`. */
export const clubTeams = clubs.injectEndpoints({
  endpoints: (build) => ({
    listBuilderTeams: build.query({
      ...withTransform(requireDataList(operation('listBuilderTeams')), (response) => ({
        ...response,
        data: requireText(response.data, 'name').map(normalizeTeam),
      })),
      providesTags: [{ type: 'Team', id: 'builder list' }],
    }),
    getBuilderTeam: build.query({
      ...withTransform(operation('getBuilderTeam'), (response) => ({
        ...response,
        data: response?.data && normalizeTeam(response.data),
      })),
      providesTags: (_response, _error, { teamId }) => [{ type: 'Team', id: teamId }],
    }),
    listAvailableParticipants: build.query({
      ...withTransform(requireDataList(operation('listAvailableParticipants')), normalizeMembers),
      providesTags: (_response, _error, { category_id: id }) => [{ type: 'Available', id }],
    }),
    listTeamCandidates: build.query({
      ...withTransform(requireDataList(operation('listTeamCandidates')), normalizeMembers),
      providesTags: ['ClubParticipants'],
    }),
  }),
});

export const {
  useListBuilderTeamsQuery,
  useGetBuilderTeamQuery,
  useListAvailableParticipantsQuery,
  useListTeamCandidatesQuery,
} = clubTeams;
