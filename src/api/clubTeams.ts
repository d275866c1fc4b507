import { api } from './api.ts';
import { del, get, post, put } from './operation.ts';

const clubTeams = api.injectEndpoints({
  endpoints: (build) => ({
    listBuilderTeams: build.query({
      ...get('/api/gh/teamsclub', { as: 'club' }),
      providesTags: [{ type: 'Team', id: 'builder list' }],
    }),
    getBuilderTeam: build.query({
      ...get('/api/gh/teamsclub/{teamId}', { as: 'club' }),
      providesTags: (_answer, _error, { teamId }) => [{ type: 'Team', id: teamId }],
    }),
    createTeam: build.mutation({ ...post('/api/gh/teamsclub', { as: 'club' }), invalidatesTags: ['Team', 'ClubStats'] }),
    updateTeam: build.mutation({ ...put('/api/gh/teamsclub/{teamId}', { as: 'club' }), invalidatesTags: ['Team'] }),
    deleteTeam: build.mutation({
      ...del('/api/gh/teamsclub/{teamId}', { as: 'club' }),
      invalidatesTags: ['Team', 'ClubStats'],
    }),
    listAvailableParticipants: build.query({
      ...get('/api/gh/available-participants', { as: 'club' }),
      providesTags: ['Team'],
    }),
    listTeamCandidates: build.query({ ...get('/api/gh/{ghId}/participants', { as: 'club' }), providesTags: ['ClubParticipants'] }),
    createTeamWithMembers: build.mutation({
      ...post('/api/participant/team/create', { as: 'club', encoding: 'form' }),
      invalidatesTags: ['Team', 'ClubStats'],
    }),
  }),
});

/** Endpoints of the team builder. */
export const clubTeamEndpoints = clubTeams.endpoints;
