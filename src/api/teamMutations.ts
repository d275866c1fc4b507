import type {
  BuilderMember,
  BuilderTeam,
  ClubParticipant,
  TeamUpdate,
} from '../../openapi/schema.d.ts';
import { listCategories } from './categories.ts';
import {
  availableTags,
  type ClubState,
  selectClubId,
  toClubStore,
  type ClubStore,
  toTeamMembers,
  selectPeople,
  selectClubStatsTag,
  selectTeam,
  teamListTags,
  teamTags,
} from './clubCache.ts';
import { clubTeams } from './clubTeams.ts';
import { operation } from './operation.ts';
import { trackMutation, type Tag } from './optimisticUpdates.ts';

const { util } = clubTeams;

const byName = (a: ClubParticipant, b: ClubParticipant) => a.name.localeCompare(b.name);

/**
 * Predicts the fields of a team after an update. Leaves out category or members if the category or
 * one of the members is not cached.
 */
function predictTeam(
  state: ClubState,
  team: BuilderTeam,
  { team_name: name, category_id: categoryId, participant_ids: ids }: TeamUpdate,
) {
  const category =
    categoryId === team.category_id
      ? team.category
      : (listCategories.select(undefined)(state).data?.data ?? []).find(
          ({ id }) => id === categoryId,
        );
  const knownPeople = new Map([
    ...selectPeople(state),
    ...team.members.map((member) => [member.id, member] as const),
  ]);
  const people = ids.flatMap((id) => knownPeople.get(id) ?? []);
  return {
    name: name.trim(),
    ...(category && {
      category_id: category.id,
      category: { id: category.id, name: category.name },
      category_name: category.name,
    }),
    ...(people.length === ids.length && {
      members: toTeamMembers(people),
      member_count: people.length,
    }),
    // Only the server knows the new version.
    version: undefined,
  };
}

/** Patches who is available in a category after people left or joined one of its teams. */
const patchAvailableParticipants = (
  dispatch: ClubStore['dispatch'],
  categoryId: number,
  leaving: readonly BuilderMember[],
  joining: readonly number[],
) =>
  dispatch(
    util.updateQueryData('listAvailableParticipants', { category_id: categoryId }, (draft) => {
      const available = leaving.map(({ id, name, email, profile_picture: picture }) => ({
        id,
        name,
        email,
        profile_picture: picture,
      }));
      draft.data = [...draft.data.filter(({ id }) => !joining.includes(id)), ...available].sort(
        byName,
      );
    }),
  );

function patchTeamUpdate({ dispatch, getState }: ClubStore, teamId: number, body: TeamUpdate) {
  const state = getState();
  const team = selectTeam(state, teamId);
  if (!team) return [];
  const next = predictTeam(state, team, body);
  const clubId = selectClubId(state);
  const joining = (next.members ?? []).map(({ id }) => id);
  const leaving = next.members ? team.members.filter(({ id }) => !joining.includes(id)) : [];
  return [
    dispatch(
      util.updateQueryData(
        'getBuilderTeam',
        { teamId },
        (draft) => void Object.assign(draft.data, next),
      ),
    ),
    dispatch(
      util.updateQueryData(
        'listBuilderTeams',
        undefined,
        ({ data }) => void Object.assign(data.find(({ id }) => id === teamId) ?? {}, next),
      ),
    ),
    ...(clubId === undefined
      ? []
      : [
          dispatch(
            util.updateQueryData('listClubTeams', { id: clubId }, ({ data }) => {
              const listed = data.find(({ id }) => id === teamId);
              if (!listed) return;
              listed.name = next.name;
              if (next.category_name !== undefined) listed.category_name = next.category_name;
              if (next.member_count !== undefined) listed.member_count = next.member_count;
            }),
          ),
        ]),
    ...(body.category_id === team.category_id
      ? [patchAvailableParticipants(dispatch, team.category_id, leaving, joining)]
      : []),
  ];
}

function patchTeamDeletion({ dispatch, getState }: ClubStore, teamId: number) {
  const state = getState();
  const team = selectTeam(state, teamId);
  const clubId = selectClubId(state);
  return [
    ...(team ? [patchAvailableParticipants(dispatch, team.category_id, team.members, [])] : []),
    dispatch(
      util.updateQueryData('listBuilderTeams', undefined, (draft) => {
        draft.data = draft.data.filter(({ id }) => id !== teamId);
      }),
    ),
    ...(clubId === undefined
      ? []
      : [
          dispatch(
            util.updateQueryData('listClubTeams', { id: clubId }, (draft) => {
              draft.data = draft.data.filter(({ id }) => id !== teamId);
            }),
          ),
          dispatch(
            util.updateQueryData('getClubStats', { id: clubId }, ({ data }) => {
              data.teams = Math.max(0, data.teams - 1);
            }),
          ),
        ]),
  ];
}

const tagsToInvalidate = (
  state: ClubState,
  teamId: number | undefined,
  categories: readonly (number | undefined)[],
): Tag[] => [
  ...(teamId === undefined ? [] : teamTags(selectTeam(state, teamId) ?? { id: teamId })),
  ...teamListTags,
  ...availableTags(categories),
  selectClubStatsTag(state),
];

/** Mutations of the club's teams, with optimistic updates. */
const teamMutations = clubTeams.injectEndpoints({
  endpoints: (build) => ({
    createTeam: build.mutation({
      ...operation('createTeam'),
      // No optimistic update: only the server can assign the public code of a new team.
      onQueryStarted: ({ body }, lifecycleApi) =>
        trackMutation(lifecycleApi, {
          tags: tagsToInvalidate(toClubStore(lifecycleApi).getState(), undefined, [
            body.category_id,
          ]),
        }),
    }),
    createTeamWithMembers: build.mutation({
      ...operation('createTeamWithMembers'),
      onQueryStarted: ({ body }, lifecycleApi) =>
        trackMutation(lifecycleApi, {
          tags: tagsToInvalidate(toClubStore(lifecycleApi).getState(), undefined, [
            body.category_id,
          ]),
        }),
    }),
    updateTeam: build.mutation({
      ...operation('updateTeam'),
      onQueryStarted: ({ teamId, body }, lifecycleApi) => {
        const store = toClubStore(lifecycleApi);
        const state = store.getState();
        const before = selectTeam(state, teamId);
        const tags = tagsToInvalidate(state, teamId, [before?.category_id, body.category_id]);
        // Of a team, the tournaments' team lists contain only the name.
        if (before?.name !== body.team_name.trim()) tags.push({ type: 'Tournament', id: 'teams' });
        return trackMutation(lifecycleApi, { patches: patchTeamUpdate(store, teamId, body), tags });
      },
    }),
    deleteTeam: build.mutation({
      ...operation('deleteTeam'),
      onQueryStarted: ({ teamId }, lifecycleApi) => {
        const store = toClubStore(lifecycleApi);
        const state = store.getState();
        const tags = tagsToInvalidate(state, teamId, [selectTeam(state, teamId)?.category_id]);
        return trackMutation(lifecycleApi, { patches: patchTeamDeletion(store, teamId), tags });
      },
    }),
  }),
});

export const {
  useCreateTeamMutation,
  useUpdateTeamMutation,
  useDeleteTeamMutation,
  useCreateTeamWithMembersMutation,
} = teamMutations;
