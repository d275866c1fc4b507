import * as operations from '../../openapi/operations.ts';
import { api } from './api.ts';
import { readPerson, readTeamCode } from './clubData.ts';
import { operation } from './operation.ts';
import { readList, requireText } from './responses.ts';
import {
  clubListTag,
  clubParticipantsTag,
  clubStatsTag,
  clubTag,
  clubTeamListTag,
  participantTeamsTag,
  scoresTag,
  tournamentsOfClubsTag,
  unassignedTag,
} from './tags.ts';

const maxSlugLength = 200;
const maxClubs = 24;

/** Returns what to ask the list of clubs for, so that it has the active clubs with a slug. */
export const clubsWithSlug = (slug: string) =>
  ({ slug: slug.slice(0, maxSlugLength), only_active: 1, page: 1, per_page: maxClubs }) as const;

/** Queries about clubs; the mutations are in `clubMutations.ts`. */
export const clubs = api.injectEndpoints({
  endpoints: (build) => ({
    listClubs: build.query({
      ...operation(operations.listClubs, {
        response: (body) => readList(body, 'data', (club) => requireText(club, 'name')),
      }),
      providesTags: [clubListTag],
    }),
    getClub: build.query({
      ...operation(operations.getClub),
      providesTags: (_response, _error, { id }) => [clubTag(id)],
    }),
    getClubStats: build.query({
      ...operation(operations.getClubStats),
      providesTags: (_response, _error, { id }) => [clubStatsTag(id)],
    }),
    listClubTournaments: build.query({
      ...operation(operations.listClubTournaments, {
        response: (body) =>
          readList(body, 'data', (tournament) => requireText(tournament, 'title')),
      }),
      providesTags: [tournamentsOfClubsTag],
    }),
    listClubResults: build.query({
      ...operation(operations.listClubResults, {
        response: (body) =>
          readList(body, 'data', (result) => requireText(result.tournament, 'title') && result),
      }),
      providesTags: [tournamentsOfClubsTag, scoresTag],
    }),
    listClubTeams: build.query({
      ...operation(operations.listClubTeams, {
        response: (body) =>
          readList(
            body,
            'data',
            (team) => requireText(team, 'name') && { ...team, team_id: readTeamCode(team.team_id) },
          ),
      }),
      providesTags: [clubTeamListTag],
    }),
    listClubParticipants: build.query({
      ...operation(operations.listClubParticipants, {
        response: (body) => readList(body, 'data', readPerson),
      }),
      providesTags: (_response, _error, { only_unassigned: only }) => [
        clubParticipantsTag,
        only === 1 ? unassignedTag : participantTeamsTag,
      ],
    }),
  }),
});

export const {
  useListClubsQuery,
  useGetClubQuery,
  useGetClubStatsQuery,
  useListClubResultsQuery,
  useListClubTournamentsQuery,
  useListClubTeamsQuery,
  useListClubParticipantsQuery,
} = clubs;
export const { listClubs } = clubs.endpoints;
