import type { TeamSummary } from '../../openapi/schema.d.ts';
import { api } from './api.ts';
import { del, get } from './operation.ts';
import { successfulList } from './successfulList.ts';
import { named, tidied } from './tidied.ts';

const complete = ({ category, member_count: count, ...team }: TeamSummary): TeamSummary => ({
  ...team,
  category: typeof category === 'string' ? category : null,
  member_count: Number.isFinite(count) ? count : 0,
});

const teams = api.injectEndpoints({
  endpoints: (build) => ({
    listTeams: build.query({
      ...tidied(successfulList(get('/api/teams'), 'teams'), (answer) => ({
        ...answer,
        teams: named(answer.teams, 'name').map(complete),
      })),
      providesTags: [{ type: 'Team', id: 'list' }],
    }),
    getTeam: build.query({
      ...tidied(get('/api/teams/{id}'), (answer) => ({
        ...answer,
        team: answer?.team && { ...answer.team, members: named(answer.team.members, 'name') },
      })),
      // A team is asked for by its number or by its public code, and is the same under both.
      providesTags: (answer, _error, { id }) => [
        { type: 'Team', id },
        { type: 'Team', id: answer?.team?.team_id ?? id },
      ],
    }),
    listMyTeams: build.query({
      ...get('/api/participant/my-teams', { as: 'participant' }),
      providesTags: ['MyTeams'],
    }),
    getTeamRole: build.query({
      ...get('/api/participant/team-role', { as: 'participant' }),
      providesTags: ['MyTeams'],
    }),
    removeMember: build.mutation({
      ...del('/api/teams/remove-member/{participantId}', { as: 'participant' }),
      // Also after a refusal, which often means that what is shown is no longer true. Without a
      // code, any team may have changed.
      invalidatesTags: (_answer, _error, { team_id: code }) =>
        code === undefined
          ? ['Team', 'MyTeams']
          : [{ type: 'Team', id: code }, { type: 'Team', id: 'list' }, 'MyTeams'],
    }),
  }),
});

export const {
  useListTeamsQuery,
  useGetTeamQuery,
  useListMyTeamsQuery,
  useGetTeamRoleQuery,
  useRemoveMemberMutation,
} = teams;
export const { listMyTeams } = teams.endpoints;
