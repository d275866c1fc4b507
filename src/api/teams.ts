import type { Team, TeamSummary } from '../../openapi/schema.d.ts';
import * as operations from '../../openapi/operations.ts';
import { api } from './api.ts';
import { operation } from './operation.ts';
import { isObject, readEntries, readItem, readList, requireText } from './responses.ts';
import {
  allTeamsTag,
  memberTag,
  myTeamsTag,
  publicTeamListTag,
  teamPagesTag,
  teamResultsTag,
  teamTag,
} from './tags.ts';

const readTeamSummary = (team: TeamSummary): TeamSummary | undefined =>
  requireText(team, 'name') && {
    ...team,
    category: typeof team.category === 'string' ? team.category : null,
    member_count: Number.isFinite(team.member_count) ? team.member_count : 0,
  };

const readTeam = (team: Team): Team => ({
  ...team,
  members: readEntries(team.members, (member) => requireText(member, 'name')),
  ...(team.registrations && {
    registrations: readEntries(team.registrations, (registration) =>
      isObject(registration.tournament) ? registration : undefined,
    ),
  }),
});

const teams = api.injectEndpoints({
  endpoints: (build) => ({
    listTeams: build.query({
      ...operation(operations.listTeams, {
        success: 'required',
        response: (body) => readList(body, 'teams', readTeamSummary),
      }),
      providesTags: [publicTeamListTag],
    }),
    getTeam: build.query({
      ...operation(operations.getTeam, { response: (body) => readItem(body, 'team', readTeam) }),
      // A team can be requested by its id or by its public code; both refer to the same team.
      providesTags: (response, _error, { id }) => [
        teamPagesTag,
        teamTag(id),
        teamTag(response?.team.team_id ?? id),
        ...(response?.team.members ?? []).map((member) => memberTag(member.participant_id)),
        ...(response?.team.registrations ?? []).map(({ tournament }) =>
          teamResultsTag(tournament.id),
        ),
      ],
    }),
    listMyTeams: build.query({
      ...operation(operations.listMyTeams, {
        response: (body) => readList(body, 'teams', (team) => team),
      }),
      providesTags: [myTeamsTag],
    }),
    getTeamRole: build.query({
      ...operation(operations.getTeamRole),
      providesTags: [myTeamsTag],
    }),
    removeMember: build.mutation({
      ...operation(operations.removeMember),
      // Also after an error, which often means that the cached data is outdated. Without a code,
      // any team may have changed.
      invalidatesTags: (_response, _error, { team_id: code }) =>
        code === undefined
          ? [allTeamsTag, myTeamsTag]
          : [teamTag(code), publicTeamListTag, myTeamsTag],
    }),
    restoreMember: build.mutation({
      ...operation(operations.restoreMember),
      invalidatesTags: [allTeamsTag, myTeamsTag],
    }),
  }),
});

export const {
  useListTeamsQuery,
  useGetTeamQuery,
  useListMyTeamsQuery,
  useGetTeamRoleQuery,
  useRemoveMemberMutation,
  useRestoreMemberMutation,
} = teams;
