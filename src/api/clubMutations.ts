import type { BuilderTeam, ClubParticipant } from '../../openapi/schema.d.ts';
import {
  type ClubState,
  selectClubId,
  toClubStore,
  type ClubStore,
  toTeamMembers,
  selectClubStatsTag,
  teamListTags,
  selectTeams,
  teamTags,
} from './clubCache.ts';
import { clubTeams } from './clubTeams.ts';
import { operation } from './operation.ts';
import { trackMutation, type Tag } from './optimisticUpdates.ts';

const { util } = clubTeams;

type List = { data: ClubParticipant[] };
type Recipe = (list: List) => void;

/** Applies a change to every cached list of the club's participants; returns the patches. */
function patchParticipantLists({ dispatch, getState }: ClubStore, clubId: number, recipe: Recipe) {
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
 * Removes a participant from a draft of a team; the next member becomes the leader. Does nothing if
 * nobody would be left, which the server rejects.
 */
function removeTeamMember(team: BuilderTeam, participantId: number): void {
  const remaining = team.members.filter(({ id }) => id !== participantId);
  if (remaining.length === team.members.length || remaining.length === 0) return;
  team.members = toTeamMembers(remaining);
  team.member_count = remaining.length;
  delete team.version;
}

function patchTeamsWithoutParticipant(
  { dispatch, getState }: ClubStore,
  clubId: number,
  participantId: number,
) {
  const teams = (selectTeams(getState()) ?? []).filter(({ members }) =>
    members.some(({ id }) => id === participantId),
  );
  return [
    dispatch(
      util.updateQueryData('listBuilderTeams', undefined, ({ data }) => {
        for (const team of data) removeTeamMember(team, participantId);
      }),
    ),
    ...teams.map(({ id: teamId }) =>
      dispatch(
        util.updateQueryData('getBuilderTeam', { teamId }, ({ data }) =>
          removeTeamMember(data, participantId),
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

function patchParticipantRemoval(store: ClubStore, clubId: number, participantId: number) {
  return [
    ...patchTeamsWithoutParticipant(store, clubId, participantId),
    ...patchParticipantLists(store, clubId, (list) => {
      list.data = list.data.filter(({ id }) => id !== participantId);
    }),
    store.dispatch(
      util.updateQueryData('getClubStats', { id: clubId }, ({ data }) => {
        data.participants = Math.max(0, data.participants - 1);
      }),
    ),
  ];
}

function patchParticipantUpdate(
  store: ClubStore,
  clubId: number,
  participantId: number,
  change: Partial<ClubParticipant>,
) {
  const recipe = ({ data }: { data: Pick<ClubParticipant, 'id'>[] }) => {
    for (const person of data) if (person.id === participantId) Object.assign(person, change);
  };
  return [
    ...patchParticipantLists(store, clubId, recipe),
    store.dispatch(
      util.updateQueryData('listBuilderTeams', undefined, ({ data }) => {
        for (const { members } of data) recipe({ data: members });
      }),
    ),
  ];
}

/** Tags of a participant's teams; of all teams if the club's teams are not cached. */
function selectTagsOfParticipantTeams(state: ClubState, participantId: number): Tag[] {
  const teams = selectTeams(state);
  if (!teams) return ['Team'];
  return teams
    .filter(({ members }) => members.some(({ id }) => id === participantId))
    .flatMap(teamTags);
}

/** Mutations of the club and its participants, with optimistic updates. */
const clubMutations = clubTeams.injectEndpoints({
  endpoints: (build) => ({
    updateClub: build.mutation({
      ...operation('updateClub'),
      invalidatesTags: (_response, error, { id }) =>
        error
          ? []
          : [
              { type: 'Club', id },
              { type: 'Club', id: 'list' },
            ],
    }),
    removeClubParticipant: build.mutation({
      ...operation('removeClubParticipant'),
      onQueryStarted: ({ id, participantId }, lifecycleApi) => {
        const store = toClubStore(lifecycleApi);
        const state = store.getState();
        const teams = selectTagsOfParticipantTeams(state, participantId);
        return trackMutation(lifecycleApi, {
          patches: patchParticipantRemoval(store, id, participantId),
          tags: [
            'ClubParticipants',
            'Available',
            ...teams,
            ...(teams.length > 0 ? teamListTags : []),
            selectClubStatsTag(state),
          ],
        });
      },
    }),
    updateParticipant: build.mutation({
      ...operation('updateParticipant'),
      onQueryStarted: ({ id, body }, lifecycleApi) => {
        const store = toClubStore(lifecycleApi);
        const state = store.getState();
        const clubId = selectClubId(state);
        const change = { name: body.name.trim(), email: body.email };
        const teams = selectTagsOfParticipantTeams(state, id);
        return trackMutation(lifecycleApi, {
          patches: clubId === undefined ? [] : patchParticipantUpdate(store, clubId, id, change),
          // The club's lists are already patched; the public ones contain names.
          tags: teams.length > 0 ? [...teams, { type: 'Team', id: 'list' }] : [],
          tagsOnError: ['ClubParticipants'],
        });
      },
    }),
  }),
});

export const {
  useUpdateClubMutation,
  useRemoveClubParticipantMutation,
  useUpdateParticipantMutation,
} = clubMutations;
