import type { TeamSummary } from '../../openapi/schema.d.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { requireSuccess } from './responseValidation.ts';
import { requireText, withTransform } from './responseTransforms.ts';

const normalizeTeamSummary = ({
  category,
  member_count: count,
  ...team
}: TeamSummary): TeamSummary => ({
  ...team,
  category: typeof category === 'string' ? category : null,
  member_count: Number.isFinite(count) ? count : 0,
});

const teams = api.injectEndpoints({
  endpoints: (build) => ({
    listTeams: build.query({
      ...withTransform(requireSuccess(operation('listTeams'), 'teams'), (response) => ({
        ...response,
        teams: requireText(response.teams, 'name').map(normalizeTeamSummary),
      })),
      providesTags: [{ type: 'Team', id: 'list' }],
    }),
    getTeam: build.query({
      ...withTransform(operation('getTeam'), (response) => ({
        ...response,
        team: response?.team && {
          ...response.team,
          members: requireText(response.team.members, 'name'),
        },
      })),
      // A team can be requested by its id or by its public code; both refer to the same team.
      providesTags: (response, _error, { id }) => [
        { type: 'Team', id },
        { type: 'Team', id: response?.team?.team_id ?? id },
      ],
    }),
    listMyTeams: build.query({
      ...operation('listMyTeams'),
      providesTags: ['MyTeams'],
    }),
    getTeamRole: build.query({
      ...operation('getTeamRole'),
      providesTags: ['MyTeams'],
    }),
    removeMember: build.mutation({
      ...operation('removeMember'),
      // Also after an error, which often means that the cached data is outdated. Without a code,
      // any team may have changed.
      invalidatesTags: (_response, _error, { team_id: code }) =>
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
