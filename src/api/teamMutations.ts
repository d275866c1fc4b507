import type { BuilderTeam, TeamUpdate } from '../../openapi/schema.d.ts';
import * as operations from '../../openapi/operations.ts';
import { tidyName } from '../../openapi/texts/names.ts';
import { listCategories } from './categories.ts';
import {
  type ClubStore,
  type Patch,
  patchLists,
  removeRow,
  selectClub,
  selectTeam,
  trackMutation,
} from './clubCache.ts';
import { clubTeams } from './clubTeams.ts';
import { operation } from './operation.ts';
import { allTournamentTeamsTag, teamChangeTags, tournamentsOfClubsTag } from './tags.ts';

const { endpoints, util } = clubTeams;

/**
 * Shows the new members of a team, the leader first. Who joins is looked up among the available
 * participants. The version stays: until the server has sent the next one, a second update is
 * rejected rather than sent without a version, which could overwrite somebody else's change.
 */
function patchMembers(
  store: ClubStore,
  { id: teamId, members }: BuilderTeam,
  { participant_ids: ids, category_id: categoryId }: TeamUpdate,
): Patch[] {
  const { data } = endpoints.listAvailableParticipants.select({ category_id: categoryId })(
    store.getState(),
  );
  const known = [...members, ...(data?.data ?? [])];
  const people = ids.flatMap((id) => known.find((person) => person.id === id) ?? []);
  if (people.length < ids.length) return [];
  const setMembers = (team: BuilderTeam) => {
    team.members = people.map((person, index) => ({
      ...person,
      level: index === 0 ? 'leader' : 'member',
    }));
    team.member_count = people.length;
  };
  return [
    store.dispatch(
      util.updateQueryData('getBuilderTeam', { teamId }, (one) => setMembers(one.data)),
    ),
    ...patchLists(store, ['listBuilderTeams'], (list) =>
      list.data.filter(({ id }) => id === teamId).forEach(setMembers),
    ),
  ];
}

type CategoryState = Parameters<ReturnType<typeof listCategories.select>>[0];

/** Shows name and category of a saved team before the refetch; the response does not have them. */
function patchDetails(
  store: ClubStore,
  teamId: number,
  { team_name: name, category_id: categoryId }: TeamUpdate,
): void {
  // One cache holds the endpoints of all files, whatever the type of the store says.
  const state = store.getState() as unknown as CategoryState;
  const { data } = listCategories.select(undefined)(state);
  const category = data?.data.find(({ id }) => id === categoryId);
  patchLists(store, ['listBuilderTeams'], (list) => {
    for (const team of list.data) {
      if (team.id !== teamId) continue;
      team.name = tidyName(name);
      if (!category) continue;
      team.category_id = category.id;
      team.category_name = category.name;
      team.category = { id: category.id, name: category.name };
    }
  });
}

const clubIdOf = ({ getState }: ClubStore) => selectClub(getState())?.user?.id;

/** Mutations of the club's teams. Their responses do not contain the team, so it is refetched. */
const teamMutations = clubTeams.injectEndpoints({
  endpoints: (build) => ({
    createTeam: build.mutation({
      ...operation(operations.createTeam),
      onQueryStarted: ({ body }, lifecycle) =>
        trackMutation(lifecycle, { tags: teamChangeTags(clubIdOf(lifecycle), [body.category_id]) }),
    }),
    createTeamWithMembers: build.mutation({
      ...operation(operations.createTeamWithMembers),
      onQueryStarted: ({ body }, lifecycle) =>
        trackMutation(lifecycle, { tags: teamChangeTags(clubIdOf(lifecycle), [body.category_id]) }),
    }),
    createClubTeams: build.mutation({
      ...operation(operations.createClubTeams),
      onQueryStarted: ({ body }, lifecycle) =>
        trackMutation(lifecycle, { tags: teamChangeTags(clubIdOf(lifecycle), [body.category_id]) }),
    }),
    updateTeam: build.mutation({
      ...operation(operations.updateTeam),
      onQueryStarted: ({ teamId, body }, lifecycle) => {
        const team = selectTeam(lifecycle.getState(), teamId);
        const categoryIds = [team?.category_id, body.category_id];
        const tags = teamChangeTags(clubIdOf(lifecycle), categoryIds, team ?? { id: teamId });
        // A registered team keeps its category and its club, which these lists show too.
        if (team?.name !== tidyName(body.team_name))
          tags.push(allTournamentTeamsTag, tournamentsOfClubsTag);
        const patches = team && patchMembers(lifecycle, team, body);
        return trackMutation(lifecycle, {
          patches,
          tags,
          onSuccess: () => {
            patchDetails(lifecycle, teamId, body);
            return tags;
          },
        });
      },
    }),
    deleteTeam: build.mutation({
      ...operation(operations.deleteTeam),
      onQueryStarted: ({ teamId }, lifecycle) => {
        const team = selectTeam(lifecycle.getState(), teamId);
        return trackMutation(lifecycle, {
          patches: removeRow(lifecycle, ['listBuilderTeams', 'listClubTeams'], teamId),
          tags: teamChangeTags(clubIdOf(lifecycle), [team?.category_id], team ?? { id: teamId }),
        });
      },
    }),
    restoreTeam: build.mutation({
      ...operation(operations.restoreTeam),
      onQueryStarted: ({ teamId }, lifecycle) =>
        trackMutation(lifecycle, {
          tags: teamChangeTags(clubIdOf(lifecycle), [undefined], { id: teamId }),
        }),
    }),
  }),
});

export const {
  useCreateTeamMutation,
  useCreateClubTeamsMutation,
  useUpdateTeamMutation,
  useDeleteTeamMutation,
  useRestoreTeamMutation,
  useCreateTeamWithMembersMutation,
} = teamMutations;
