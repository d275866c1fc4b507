import type { BuilderTeam, ClubParticipant, TeamUpdate } from '../../openapi/schema.d.ts';
import {
  type ClubStore,
  patchAll,
  patchClubStats,
  selectClubStatsTag,
  selectPeople,
  selectTeam,
  setMembers,
  toClubStore,
  toParticipant,
} from './clubCache.ts';
import { clubTeams } from './clubTeams.ts';
import { operation } from './operation.ts';
import { type Patch, trackMutation } from './optimisticUpdates.ts';
import { allTournamentTeamsTag, availableTags, type Tag, teamListTags, teamTags } from './tags.ts';

const { util } = clubTeams;

/** Patches who is available in a category after people left or joined one of its teams. */
const patchAvailable = (
  { dispatch }: ClubStore,
  categoryId: number,
  leaving: readonly ClubParticipant[],
  joining: readonly number[],
): Patch =>
  dispatch(
    util.updateQueryData('listAvailableParticipants', { category_id: categoryId }, (draft) => {
      draft.data = [...draft.data.filter(({ id }) => !joining.includes(id)), ...leaving].sort(
        (a, b) => a.name.localeCompare(b.name),
      );
    }),
  );

/**
 * Shows the name and members of a team before the server has confirmed them. The members stay if
 * one of them is not cached.
 */
function patchTeamUpdate(
  store: ClubStore,
  team: BuilderTeam,
  { team_name: name, category_id: categoryId, participant_ids: ids }: TeamUpdate,
): Patch[] {
  const known = selectPeople(store);
  const current = new Map(team.members.map((member) => [member.id, toParticipant(member)]));
  const people = ids.flatMap((id) => current.get(id) ?? known.get(id) ?? []);
  const members = people.length === ids.length ? people : [...current.values()];
  const update = (draft: BuilderTeam) => {
    if (draft.id !== team.id) return;
    draft.name = name.trim();
    setMembers(draft, members);
  };
  return [
    ...patchAll(store, 'getBuilderTeam', ({ data }) => update(data)),
    ...patchAll(store, 'listBuilderTeams', ({ data }) => data.forEach(update)),
    ...patchAll(store, 'listClubTeams', ({ data }) => {
      for (const listed of data)
        if (listed.id === team.id)
          Object.assign(listed, { name: name.trim(), member_count: members.length });
    }),
    ...(categoryId === team.category_id
      ? [
          patchAvailable(
            store,
            categoryId,
            [...current.values()].filter((person) => !members.includes(person)),
            members.map(({ id }) => id),
          ),
        ]
      : []),
  ];
}

function patchTeamDeletion(store: ClubStore, teamId: number): Patch[] {
  const team = selectTeam(store, teamId);
  return [
    ...(team ? [patchAvailable(store, team.category_id, team.members.map(toParticipant), [])] : []),
    ...patchAll(store, 'listBuilderTeams', (draft) => {
      draft.data = draft.data.filter(({ id }) => id !== teamId);
    }),
    ...patchAll(store, 'listClubTeams', (draft) => {
      draft.data = draft.data.filter(({ id }) => id !== teamId);
    }),
    ...patchClubStats(store, 'teams'),
  ];
}

/** Tags of everything that shows a team or who is available in its categories. */
const tagsOf = (
  store: ClubStore,
  team: Parameters<typeof teamTags>[0] | undefined,
  categories: readonly (number | undefined)[],
): Tag[] => [
  ...(team ? teamTags(team) : []),
  ...teamListTags,
  ...availableTags(categories),
  selectClubStatsTag(store),
];

const tagsOfCreation = (
  lifecycle: Parameters<typeof toClubStore>[0],
  { category_id: categoryId }: { category_id: number },
): Tag[] => tagsOf(toClubStore(lifecycle), undefined, [categoryId]);

/** Mutations of the club's teams. Their responses do not contain the team, so it is refetched. */
const teamMutations = clubTeams.injectEndpoints({
  endpoints: (build) => ({
    // No optimistic update: only the server can assign the public code of a new team.
    createTeam: build.mutation({
      ...operation('createTeam'),
      onQueryStarted: ({ body }, lifecycle) =>
        trackMutation(lifecycle, { tags: tagsOfCreation(lifecycle, body) }),
    }),
    createTeamWithMembers: build.mutation({
      ...operation('createTeamWithMembers'),
      onQueryStarted: ({ body }, lifecycle) =>
        trackMutation(lifecycle, { tags: tagsOfCreation(lifecycle, body) }),
    }),
    updateTeam: build.mutation({
      ...operation('updateTeam'),
      onQueryStarted: ({ teamId, body }, lifecycle) => {
        const store = toClubStore(lifecycle);
        const team = selectTeam(store, teamId);
        const tags = tagsOf(store, team ?? { id: teamId }, [team?.category_id, body.category_id]);
        // Of a team, the tournaments' team lists contain only the name.
        if (team?.name !== body.team_name.trim()) tags.push(allTournamentTeamsTag);
        return trackMutation(lifecycle, {
          patches: team && patchTeamUpdate(store, team, body),
          tags,
        });
      },
    }),
    deleteTeam: build.mutation({
      ...operation('deleteTeam'),
      onQueryStarted: ({ teamId }, lifecycle) => {
        const store = toClubStore(lifecycle);
        const team = selectTeam(store, teamId);
        const tags = tagsOf(store, team ?? { id: teamId }, [team?.category_id]);
        return trackMutation(lifecycle, { patches: patchTeamDeletion(store, teamId), tags });
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
