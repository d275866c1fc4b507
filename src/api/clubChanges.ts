import type { BuilderTeam, ClubParticipant } from '../../openapi/schema.d.ts';
import {
  type ClubState,
  clubIdIn,
  clubStore,
  type ClubStore,
  membersOf,
  statsTag,
  teamLists,
  teamsIn,
  teamTag,
} from './clubCache.ts';
import { clubTeams } from './clubTeams.ts';
import { del, post, put } from './operation.ts';
import { follow, type Tag } from './optimism.ts';

const { util } = clubTeams;

type List = { data: ClubParticipant[] };
type Recipe = (list: List) => void;

/** Changes every list of the club's people that is kept here. */
function changeLists({ dispatch, getState }: ClubStore, clubId: number, recipe: Recipe) {
  const state = getState();
  return [
    ...util
      .selectCachedArgsForQuery(state, 'listClubParticipants')
      .map((argument) => dispatch(util.updateQueryData('listClubParticipants', argument, recipe))),
    ...util
      .selectCachedArgsForQuery(state, 'listAvailableParticipants')
      .map((argument) =>
        dispatch(util.updateQueryData('listAvailableParticipants', argument, recipe)),
      ),
    dispatch(util.updateQueryData('listTeamCandidates', { ghId: clubId }, recipe)),
  ];
}

/**
 * Takes a participant out of a team; its next member leads. The server refuses where there is none.
 */
function leave(team: BuilderTeam, participantId: number): void {
  const staying = team.members.filter(({ id }) => id !== participantId);
  if (staying.length === team.members.length || staying.length === 0) return;
  team.members = membersOf(staying);
  team.member_count = staying.length;
  delete team.version;
}

function showLeaving({ dispatch, getState }: ClubStore, clubId: number, participantId: number) {
  const teams = (teamsIn(getState()) ?? []).filter(({ members }) =>
    members.some(({ id }) => id === participantId),
  );
  return [
    dispatch(
      util.updateQueryData('listBuilderTeams', undefined, ({ data }) => {
        for (const team of data) leave(team, participantId);
      }),
    ),
    ...teams.map(({ id: teamId }) =>
      dispatch(
        util.updateQueryData('getBuilderTeam', { teamId }, ({ data }) =>
          leave(data, participantId),
        ),
      ),
    ),
    dispatch(
      util.updateQueryData('listClubTeams', { id: clubId }, ({ data }) => {
        for (const team of data)
          if (team.member_count !== undefined && teams.some(({ id }) => id === team.id))
            team.member_count -= 1;
      }),
    ),
  ];
}

function showRemoval(store: ClubStore, clubId: number, participantId: number) {
  return [
    ...showLeaving(store, clubId, participantId),
    ...changeLists(store, clubId, (list) => {
      list.data = list.data.filter(({ id }) => id !== participantId);
    }),
    store.dispatch(
      util.updateQueryData('getClubStats', { id: clubId }, ({ data }) => {
        data.participants = Math.max(0, data.participants - 1);
      }),
    ),
  ];
}

function showChange(
  store: ClubStore,
  clubId: number,
  participantId: number,
  change: Partial<ClubParticipant>,
) {
  const recipe = ({ data }: { data: Pick<ClubParticipant, 'id'>[] }) => {
    for (const person of data) if (person.id === participantId) Object.assign(person, change);
  };
  return [
    ...changeLists(store, clubId, recipe),
    store.dispatch(
      util.updateQueryData('listBuilderTeams', undefined, ({ data }) => {
        for (const { members } of data) recipe({ data: members });
      }),
    ),
  ];
}

/** The teams of a participant; all teams where the club's teams are not known here. */
function teamsOf(state: ClubState, participantId: number): Tag[] {
  const teams = teamsIn(state);
  if (!teams) return ['Team'];
  return teams
    .filter(({ members }) => members.some(({ id }) => id === participantId))
    .flatMap(teamTag);
}

/**
 * Every change of the club's own data and its participants; what is certain is shown before the
 * server has answered.
 */
const clubChanges = clubTeams.injectEndpoints({
  endpoints: (build) => ({
    updateClub: build.mutation({
      ...post('/api/gh-schools/{id}', { as: 'club', encoding: 'form' }),
      invalidatesTags: (_answer, error, { id }) =>
        error
          ? []
          : [
              { type: 'Club', id },
              { type: 'Club', id: 'list' },
            ],
    }),
    removeClubParticipant: build.mutation({
      ...del('/api/gh-schools/{id}/participants/{participantId}', { as: 'club' }),
      onQueryStarted: ({ id, participantId }, call) => {
        const store = clubStore(call);
        const state = store.getState();
        const teams = teamsOf(state, participantId);
        return follow(call, {
          patches: showRemoval(store, id, participantId),
          tags: [
            'ClubParticipants',
            'Available',
            ...teams,
            ...(teams.length > 0 ? teamLists : []),
            statsTag(state),
          ],
        });
      },
    }),
    updateParticipant: build.mutation({
      ...put('/api/participants/{id}', { as: 'club' }),
      onQueryStarted: ({ id, body }, call) => {
        const store = clubStore(call);
        const state = store.getState();
        const clubId = clubIdIn(state);
        const change = { name: body.name.trim(), email: body.email };
        const teams = teamsOf(state, id);
        return follow(call, {
          patches: clubId === undefined ? [] : showChange(store, clubId, id, change),
          // The club's own lists say it already; those that everybody sees carry names.
          tags: teams.length > 0 ? [...teams, { type: 'Team', id: 'list' }] : [],
          refusedTags: ['ClubParticipants'],
        });
      },
    }),
  }),
});

export const {
  useUpdateClubMutation,
  useRemoveClubParticipantMutation,
  useUpdateParticipantMutation,
} = clubChanges;
