import { completed, withPeople } from './clubPeople.ts';
import { clubs } from './clubs.ts';
import { get } from './operation.ts';
import { filledList } from './successfulList.ts';
import { named, tidied } from './tidied.ts';

/** What the team builder reads, beside what is read of clubs; `teamChanges.ts` changes it. */
export const clubTeams = clubs.injectEndpoints({
  endpoints: (build) => ({
    listBuilderTeams: build.query({
      ...tidied(filledList(get('/api/gh/teamsclub', { as: 'club' })), (answer) => ({
        ...answer,
        data: named(answer.data, 'name').map(completed),
      })),
      providesTags: [{ type: 'Team', id: 'builder list' }],
    }),
    getBuilderTeam: build.query({
      ...tidied(get('/api/gh/teamsclub/{teamId}', { as: 'club' }), (answer) => ({
        ...answer,
        data: answer?.data && completed(answer.data),
      })),
      providesTags: (_answer, _error, { teamId }) => [{ type: 'Team', id: teamId }],
    }),
    listAvailableParticipants: build.query({
      ...tidied(filledList(get('/api/gh/available-participants', { as: 'club' })), withPeople),
      providesTags: (_answer, _error, { category_id: id }) => [{ type: 'Available', id }],
    }),
    listTeamCandidates: build.query({
      ...tidied(filledList(get('/api/gh/{ghId}/participants', { as: 'club' })), withPeople),
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
