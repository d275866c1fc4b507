import type { Tournament } from '../../openapi/schema.d.ts';
import { api } from './api.ts';
import { get } from './operation.ts';
import { successfulList } from './successfulList.ts';
import { named, tidied } from './tidied.ts';

const complete = (tournament: Tournament): Tournament => ({
  ...tournament,
  categories: named(tournament.categories, 'name'),
});

const tournaments = api.injectEndpoints({
  endpoints: (build) => ({
    listTournaments: build.query(
      tidied(successfulList(get('/api/tournaments')), (answer) => ({
        ...answer,
        data: named(answer.data, 'title').map(complete),
      })),
    ),
    getTournament: build.query({
      ...tidied(get('/api/tournaments/{id}'), (answer) => ({
        ...answer,
        data: answer?.data && complete(answer.data),
      })),
      providesTags: (_answer, _error, { id }) => [{ type: 'Tournament', id }],
    }),
    listTournamentTeams: build.query({
      ...get('/api/tournaments/{id}/teams'),
      providesTags: (_answer, _error, { id }) => [
        { type: 'Tournament', id: `${id}/teams` },
        { type: 'Tournament', id: 'teams' },
      ],
    }),
  }),
});

export const { useListTournamentsQuery, useGetTournamentQuery, useListTournamentTeamsQuery } =
  tournaments;
export const { listTournaments, getTournament } = tournaments.endpoints;
