import type { Tournament } from '../../openapi/schema.d.ts';
import * as operations from '../../openapi/operations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { readEntries, readItem, readList, requireText } from './responses.ts';
import { tournamentListTag, tournamentTag, tournamentTeamsTag } from './tags.ts';

const readTournament = (tournament: Tournament): Tournament => ({
  ...tournament,
  categories: readEntries(tournament.categories, (category) => requireText(category, 'name')),
});

const tournaments = api.injectEndpoints({
  endpoints: (build) => ({
    listTournaments: build.query({
      ...operation(operations.listTournaments, {
        success: 'required',
        response: (body) =>
          readList(
            body,
            'data',
            (tournament) => requireText(tournament, 'title') && readTournament(tournament),
          ),
      }),
      providesTags: [tournamentListTag],
    }),
    getTournament: build.query({
      ...operation(operations.getTournament, {
        success: 'required',
        response: (body) => readItem(body, 'data', readTournament),
      }),
      providesTags: (_response, _error, { id }) => [tournamentTag(id)],
    }),
    listTournamentTeams: build.query({
      ...operation(operations.listTournamentTeams, {
        response: (body) => readList(body, 'data', (team) => requireText(team, 'name')),
      }),
      providesTags: (_response, _error, { id }) => [tournamentTeamsTag(id)],
    }),
  }),
});

export const { useListTournamentsQuery, useGetTournamentQuery, useListTournamentTeamsQuery } =
  tournaments;
