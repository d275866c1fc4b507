import type { Tournament } from '../../openapi/schema.d.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { requireSuccess } from './responseValidation.ts';
import { requireText, withTransform } from './responseTransforms.ts';

const normalizeTournament = (tournament: Tournament): Tournament => ({
  ...tournament,
  categories: requireText(tournament.categories, 'name'),
});

const tournaments = api.injectEndpoints({
  endpoints: (build) => ({
    listTournaments: build.query(
      withTransform(requireSuccess(operation('listTournaments')), (response) => ({
        ...response,
        data: requireText(response.data, 'title').map(normalizeTournament),
      })),
    ),
    getTournament: build.query({
      ...withTransform(operation('getTournament'), (response) => ({
        ...response,
        data: response?.data && normalizeTournament(response.data),
      })),
      providesTags: (_response, _error, { id }) => [{ type: 'Tournament', id }],
    }),
    listTournamentTeams: build.query({
      ...operation('listTournamentTeams'),
      providesTags: (_response, _error, { id }) => [
        { type: 'Tournament', id: `${id}/teams` },
        { type: 'Tournament', id: 'teams' },
      ],
    }),
  }),
});

export const { useListTournamentsQuery, useGetTournamentQuery, useListTournamentTeamsQuery } =
  tournaments;
