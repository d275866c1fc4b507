import { api } from './api.ts';
import { del, get, post, put } from './operation.ts';
import { named, tidied } from './tidied.ts';

const clubs = api.injectEndpoints({
  endpoints: (build) => ({
    listClubs: build.query({
      ...tidied(get('/api/gh-schools'), (answer) => (Array.isArray(answer?.data) ? { ...answer, data: named(answer.data, 'name') } : answer)),
      providesTags: [{ type: 'Club', id: 'list' }],
    }),
    getClub: build.query({
      ...get('/api/gh-schools/{id}', { as: 'club' }),
      providesTags: (_answer, _error, { id }) => [{ type: 'Club', id }],
    }),
    updateClub: build.mutation({
      ...post('/api/gh-schools/{id}', { as: 'club', encoding: 'form' }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'Club', id }, { type: 'Club', id: 'list' }],
    }),
    getClubStats: build.query({
      ...get('/api/gh-schools/{id}/stats'),
      providesTags: (_answer, _error, { id }) => [{ type: 'ClubStats', id }],
    }),
    listClubTournaments: build.query(get('/api/gh-schools/{id}/tournaments', { as: 'club' })),
    listClubTeams: build.query({
      ...get('/api/gh-schools/{id}/teams', { as: 'club' }),
      providesTags: [{ type: 'Team', id: 'club list' }],
    }),
    listClubParticipants: build.query({
      ...get('/api/gh-schools/{id}/participants', { as: 'club' }),
      providesTags: ['ClubParticipants'],
    }),
    removeClubParticipant: build.mutation({
      ...del('/api/gh-schools/{id}/participants/{participantId}', { as: 'club' }),
      invalidatesTags: (_answer, _error, { id }) => ['ClubParticipants', 'Team', { type: 'ClubStats', id }],
    }),
    updateParticipant: build.mutation({
      ...put('/api/participants/{id}', { as: 'club' }),
      invalidatesTags: ['ClubParticipants'],
    }),
  }),
});

export const { useListClubsQuery, useGetClubStatsQuery } = clubs;
export const { listClubs } = clubs.endpoints;
