import { api } from './api.ts';
import { withPeople } from './clubPeople.ts';
import { get } from './operation.ts';
import { filledList } from './successfulList.ts';
import { named, tidied } from './tidied.ts';

/** What is read of clubs; `clubChanges.ts` changes it. */
export const clubs = api.injectEndpoints({
  endpoints: (build) => ({
    listClubs: build.query({
      ...tidied(get('/api/gh-schools'), (answer) =>
        Array.isArray(answer?.data) ? { ...answer, data: named(answer.data, 'name') } : answer,
      ),
      providesTags: [{ type: 'Club', id: 'list' }],
    }),
    getClub: build.query({
      ...get('/api/gh-schools/{id}', { as: 'club' }),
      providesTags: (_answer, _error, { id }) => [{ type: 'Club', id }],
    }),
    getClubStats: build.query({
      ...get('/api/gh-schools/{id}/stats'),
      providesTags: (_answer, _error, { id }) => [{ type: 'ClubStats', id }],
    }),
    listClubTournaments: build.query(
      tidied(filledList(get('/api/gh-schools/{id}/tournaments', { as: 'club' })), (answer) => ({
        ...answer,
        data: named(answer.data, 'title'),
      })),
    ),
    listClubTeams: build.query({
      ...tidied(filledList(get('/api/gh-schools/{id}/teams', { as: 'club' })), (answer) => ({
        ...answer,
        data: named(answer.data, 'name'),
      })),
      providesTags: [{ type: 'Team', id: 'club list' }],
    }),
    listClubParticipants: build.query({
      ...tidied(filledList(get('/api/gh-schools/{id}/participants', { as: 'club' })), withPeople),
      providesTags: (_answer, _error, { only_unassigned: only }) =>
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
