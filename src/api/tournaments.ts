import { api } from './api.ts';
import { get } from './operation.ts';
import { successfulList } from './successfulList.ts';

const tournaments = api.injectEndpoints({
  endpoints: (build) => ({
    listTournaments: build.query(successfulList(get('/api/tournaments'))),
    getTournament: build.query({
      ...get('/api/tournaments/{id}'),
      providesTags: (_answer, _error, { id }) => [{ type: 'Tournament', id }],
    }),
    listTournamentTeams: build.query({
      ...get('/api/tournaments/{id}/teams'),
      providesTags: (_answer, _error, { id }) => [{ type: 'Tournament', id: `${id}/teams` }],
    }),
  }),
});

export const { useListTournamentsQuery, useGetTournamentQuery, useListTournamentTeamsQuery } = tournaments;
export const { listTournaments, getTournament } = tournaments.endpoints;
