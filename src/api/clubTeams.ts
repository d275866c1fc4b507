import * as operations from '../../openapi/operations.ts';
import { readBuilderTeam, readPerson } from './clubData.ts';
import { clubs } from './clubs.ts';
import { operation } from './operation.ts';
import { readItem, readList, requireText } from './responses.ts';
import {
  availableTag,
  builderTeamListTag,
  clubParticipantsTag,
  memberTag,
  teamTag,
} from './tags.ts';

/** Queries of the team builder; the mutations are in `teamMutations.ts`. */
export const clubTeams = clubs.injectEndpoints({
  endpoints: (build) => ({
    listBuilderTeams: build.query({
      ...operation(operations.listBuilderTeams, {
        response: (body) =>
          readList(body, 'data', (team) => requireText(team, 'name') && readBuilderTeam(team)),
      }),
      providesTags: [builderTeamListTag],
    }),
    getBuilderTeam: build.query({
      ...operation(operations.getBuilderTeam, {
        response: (body) => readItem(body, 'data', readBuilderTeam),
      }),
      providesTags: (response, _error, { teamId }) => [
        teamTag(teamId),
        ...(response?.data.members ?? []).map(({ id }) => memberTag(id)),
      ],
    }),
    listAvailableParticipants: build.query({
      ...operation(operations.listAvailableParticipants, {
        response: (body) => readList(body, 'data', readPerson),
      }),
      providesTags: (_response, _error, { category_id: id }) => [availableTag(id)],
    }),
    listTeamCandidates: build.query({
      ...operation(operations.listTeamCandidates, {
        response: (body) => readList(body, 'data', readPerson),
      }),
      providesTags: [clubParticipantsTag],
    }),
  }),
});

export const {
  useListBuilderTeamsQuery,
  useGetBuilderTeamQuery,
  useListAvailableParticipantsQuery,
  useListTeamCandidatesQuery,
} = clubTeams;
