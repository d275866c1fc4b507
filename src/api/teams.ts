import { api } from './api.ts';
import { del, get } from './operation.ts';

const teams = api.injectEndpoints({
  endpoints: (build) => ({
    listTeams: build.query({ ...get('/api/teams'), providesTags: [{ type: 'Team', id: 'list' }] }),
    getTeam: build.query({
      ...get('/api/teams/{id}'),
      providesTags: (_answer, _error, { id }) => [{ type: 'Team', id }],
    }),
    listMyTeams: build.query({ ...get('/api/participant/my-teams', { as: 'participant' }), providesTags: ['MyTeams'] }),
    getTeamRole: build.query({ ...get('/api/participant/team-role', { as: 'participant' }), providesTags: ['MyTeams'] }),
    removeMember: build.mutation({
      ...del('/api/teams/remove-member/{participantId}', { as: 'participant' }),
      invalidatesTags: ['Team', 'MyTeams'],
    }),
  }),
});

export const {
  useListTeamsQuery, useGetTeamQuery, useListMyTeamsQuery, useGetTeamRoleQuery, useRemoveMemberMutation,
} = teams;
export const { listMyTeams } = teams.endpoints;
