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
  clubIdIn,
  clubStore,
  type ClubStore,
  membersOf,
  peopleIn,
  statsTag,
  teamIn,
  teamLists,
  teamTag,
} from './clubCache.ts';
import { clubTeams } from './clubTeams.ts';
import { del, post, put } from './operation.ts';
import { follow, type Tag } from './optimism.ts';

const { util } = clubTeams;

const byName = (one: ClubParticipant, other: ClubParticipant) => one.name.localeCompare(other.name);

/**
 * What the server will say of a team after a change; of the members nothing where one of them is
 * not known here.
 */
function foresee(
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
  const known = new Map([
    ...peopleIn(state),
    ...team.members.map((member) => [member.id, member] as const),
  ]);
  const people = ids.flatMap((id) => known.get(id) ?? []);
  return {
    name: name.trim(),
    ...(category && {
      category_id: category.id,
      category: { id: category.id, name: category.name },
      category_name: category.name,
    }),
    ...(people.length === ids.length && {
      members: membersOf(people),
      member_count: people.length,
    }),
    // Only the server knows the new one.
    version: undefined,
  };
}

/** Who has left a team is available in its category, who has joined it no longer. */
const showAvailable = (
  dispatch: ClubStore['dispatch'],
  category: number,
  leaving: readonly BuilderMember[],
  joining: readonly number[],
) =>
  dispatch(
    util.updateQueryData('listAvailableParticipants', { category_id: category }, (answer) => {
      const free = leaving.map(({ id, name, email, profile_picture: picture }) => ({
        id,
        name,
        email,
        profile_picture: picture,
      }));
      answer.data = [...answer.data.filter(({ id }) => !joining.includes(id)), ...free].sort(
        byName,
      );
    }),
  );

function showUpdate({ dispatch, getState }: ClubStore, teamId: number, body: TeamUpdate) {
  const state = getState();
  const team = teamIn(state, teamId);
  if (!team) return [];
  const next = foresee(state, team, body);
  const clubId = clubIdIn(state);
  const joining = (next.members ?? []).map(({ id }) => id);
  const leaving = next.members ? team.members.filter(({ id }) => !joining.includes(id)) : [];
  return [
    dispatch(
      util.updateQueryData(
        'getBuilderTeam',
        { teamId },
        (answer) => void Object.assign(answer.data, next),
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
      ? [showAvailable(dispatch, team.category_id, leaving, joining)]
      : []),
  ];
}

function showDeletion({ dispatch, getState }: ClubStore, teamId: number) {
  const state = getState();
  const team = teamIn(state, teamId);
  const clubId = clubIdIn(state);
  return [
    ...(team ? [showAvailable(dispatch, team.category_id, team.members, [])] : []),
    dispatch(
      util.updateQueryData('listBuilderTeams', undefined, (answer) => {
        answer.data = answer.data.filter(({ id }) => id !== teamId);
      }),
    ),
    ...(clubId === undefined
      ? []
      : [
          dispatch(
            util.updateQueryData('listClubTeams', { id: clubId }, (answer) => {
              answer.data = answer.data.filter(({ id }) => id !== teamId);
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

const tagsOf = (
  state: ClubState,
  teamId: number | undefined,
  categories: readonly (number | undefined)[],
): Tag[] => [
  ...(teamId === undefined ? [] : teamTag(teamIn(state, teamId) ?? { id: teamId })),
  ...teamLists,
  ...availableTags(categories),
  statsTag(state),
];

/** Every change of the club's teams; what is certain is shown before the server has answered. */
const teamChanges = clubTeams.injectEndpoints({
  endpoints: (build) => ({
    createTeam: build.mutation({
      ...post('/api/gh/teamsclub', { as: 'club' }),
      // Its public code is the server's to give, so a new team is shown once it is there.
      onQueryStarted: ({ body }, call) =>
        follow(call, { tags: tagsOf(clubStore(call).getState(), undefined, [body.category_id]) }),
    }),
    createTeamWithMembers: build.mutation({
      ...post('/api/participant/team/create', { as: 'club', encoding: 'form' }),
      onQueryStarted: ({ body }, call) =>
        follow(call, { tags: tagsOf(clubStore(call).getState(), undefined, [body.category_id]) }),
    }),
    updateTeam: build.mutation({
      ...put('/api/gh/teamsclub/{teamId}', { as: 'club', inHeader: ['If-Match'] }),
      onQueryStarted: ({ teamId, body }, call) => {
        const store = clubStore(call);
        const state = store.getState();
        const before = teamIn(state, teamId);
        const tags = tagsOf(state, teamId, [before?.category_id, body.category_id]);
        // A tournament's list of its teams holds their names only.
        if (before?.name !== body.team_name.trim()) tags.push({ type: 'Tournament', id: 'teams' });
        return follow(call, { patches: showUpdate(store, teamId, body), tags });
      },
    }),
    deleteTeam: build.mutation({
      ...del('/api/gh/teamsclub/{teamId}', { as: 'club' }),
      onQueryStarted: ({ teamId }, call) => {
        const store = clubStore(call);
        const state = store.getState();
        const tags = tagsOf(state, teamId, [teamIn(state, teamId)?.category_id]);
        return follow(call, { patches: showDeletion(store, teamId), tags });
      },
    }),
  }),
});

export const {
  useCreateTeamMutation,
  useUpdateTeamMutation,
  useDeleteTeamMutation,
  useCreateTeamWithMembersMutation,
} = teamChanges;
