import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BuilderMember, BuilderTeam, ClubParticipant } from '../../openapi/schema.d.ts';
import type { SessionState } from '../session/storage.ts';
import { clubTeams } from './clubTeams.ts';
import type { Patch } from './optimisticUpdates.ts';
import { clubStatsTag, type Tag } from './tags.ts';

const { endpoints, util } = clubTeams;

/** The part of the store's state that the club's mutations read. */
type ClubState = Parameters<ReturnType<typeof endpoints.listBuilderTeams.select>>[0] & {
  session: SessionState;
};

export type ClubStore = {
  dispatch: ThunkDispatch<ClubState, unknown, UnknownAction>;
  getState: () => ClubState;
};

/** Adds the type of the state to the RTK Query lifecycle API of a mutation. */
export const toClubStore = ({
  dispatch,
  getState,
}: Pick<ClubStore, 'dispatch'> & { getState: () => unknown }): ClubStore => ({
  dispatch,
  getState: () => getState() as ClubState,
});

type ClubQuery =
  | 'listBuilderTeams'
  | 'getBuilderTeam'
  | 'listClubTeams'
  | 'listAvailableParticipants'
  | 'listClubParticipants'
  | 'listTeamCandidates'
  | 'getClub';

type UpdateParameters<Name extends ClubQuery> = Parameters<typeof util.updateQueryData<Name>>;

/**
 * Applies a change to all cached responses of a query, whatever their arguments: the cache is that
 * of one club. Returns the patches.
 */
export const patchAll = <Name extends ClubQuery>(
  { dispatch, getState }: ClubStore,
  name: Name,
  recipe: UpdateParameters<Name>[2],
): Patch[] =>
  util
    .selectCachedArgsForQuery(getState(), name)
    .map((argument) =>
      dispatch(util.updateQueryData(name, argument as UpdateParameters<Name>[1], recipe)),
    );

/** Lowers one of the counts of the signed-in club; returns the patches. */
export function patchClubStats(store: ClubStore, count: 'teams' | 'participants'): Patch[] {
  const id = store.getState().session.club?.user?.id;
  if (id === undefined) return [];
  return [
    store.dispatch(
      util.updateQueryData('getClubStats', { id }, ({ data }) => {
        data[count] = Math.max(0, data[count] - 1);
      }),
    ),
  ];
}

/** Tag of the signed-in club's counts. */
export const selectClubStatsTag = ({ getState }: ClubStore): Tag =>
  clubStatsTag(getState().session.club?.user?.id);

/** The club's teams from the cache; undefined if the list was not fetched. */
export const selectTeams = ({ getState }: ClubStore): readonly BuilderTeam[] | undefined =>
  endpoints.listBuilderTeams.select(undefined)(getState()).data?.data;

/** One of the club's teams from the cache; undefined if it is not cached. */
export const selectTeam = (store: ClubStore, teamId: number): BuilderTeam | undefined =>
  endpoints.getBuilderTeam.select({ teamId })(store.getState()).data?.data ??
  selectTeams(store)?.find(({ id }) => id === teamId);

/** All cached participants of the club, by id. */
export function selectPeople(store: ClubStore): ReadonlyMap<number, ClubParticipant> {
  const state = store.getState();
  const lists = [
    ...util
      .selectCachedArgsForQuery(state, 'listAvailableParticipants')
      .map((argument) => endpoints.listAvailableParticipants.select(argument)(state).data),
    ...util
      .selectCachedArgsForQuery(state, 'listClubParticipants')
      .map((argument) => endpoints.listClubParticipants.select(argument)(state).data),
  ];
  const people = [
    ...(selectTeams(store) ?? []).flatMap(({ members }) => members.map(toParticipant)),
    ...lists.flatMap((list) => list?.data ?? []),
  ];
  return new Map(people.map((person) => [person.id, person]));
}

/** Returns a member of a team as they are listed in their club. */
export function toParticipant(member: BuilderMember): ClubParticipant {
  const { level: _, ...person } = member;
  return person;
}

/** Changes the members of a draft of a team; the first one becomes the leader. */
export function setMembers(team: BuilderTeam, people: readonly ClubParticipant[]): void {
  team.members = people.map((person, index) => ({
    ...person,
    level: index === 0 ? 'leader' : 'member',
  }));
  team.member_count = people.length;
  // Only the server knows the new version.
  delete team.version;
}
