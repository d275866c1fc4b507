import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BuilderMember, BuilderTeam, ClubParticipant } from '../../openapi/schema.d.ts';
import type { SessionState } from '../session/storage.ts';
import type { listCategories } from './categories.ts';
import { clubTeams } from './clubTeams.ts';
import type { Tag } from './optimisticUpdates.ts';

const { endpoints, util } = clubTeams;

type CacheState = Parameters<ReturnType<typeof endpoints.listBuilderTeams.select>>[0] &
  Parameters<ReturnType<typeof listCategories.select>>[0];

/** The part of the store's state that the club's selectors and mutations read. */
export type ClubState = CacheState & { session: SessionState };

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

export const selectClubId = ({ session }: ClubState): number | undefined => session.club?.user?.id;

/** The club's teams from the cache; undefined if the list was not fetched. */
export const selectTeams = (state: ClubState): readonly BuilderTeam[] | undefined =>
  endpoints.listBuilderTeams.select(undefined)(state).data?.data;

/** One of the club's teams from the cache; undefined if it is not cached. */
export const selectTeam = (state: ClubState, teamId: number): BuilderTeam | undefined =>
  endpoints.getBuilderTeam.select({ teamId })(state).data?.data ??
  selectTeams(state)?.find(({ id }) => id === teamId);

/** All cached participants of the club, by id. */
export function selectPeople(state: ClubState): ReadonlyMap<number, ClubParticipant> {
  const lists = [
    ...util
      .selectCachedArgsForQuery(state, 'listAvailableParticipants')
      .map((argument) => endpoints.listAvailableParticipants.select(argument)(state).data),
    ...util
      .selectCachedArgsForQuery(state, 'listClubParticipants')
      .map((argument) => endpoints.listClubParticipants.select(argument)(state).data),
  ];
  const people = [
    ...(selectTeams(state) ?? []).flatMap(({ members }) => members),
    ...lists.flatMap((list) => list?.data ?? []),
  ];
  return new Map(
    people.map(({ id, name, email, profile_picture: picture }) => [
      id,
      { id, name, email, profile_picture: picture },
    ]),
  );
}

/** Converts participants to team members; the first one becomes the leader. */
export const toTeamMembers = (people: readonly ClubParticipant[]): BuilderMember[] =>
  people.map(({ id, name, email, profile_picture: picture }, index) => ({
    id,
    name,
    email,
    profile_picture: picture,
    level: index === 0 ? 'leader' : 'member',
  }));

/** Tags of the public list of teams and of both lists of the club. */
export const teamListTags: readonly Tag[] = ['list', 'club list', 'builder list'].map((id) => ({
  type: 'Team',
  id,
}));

/** Tags of a team: by its id, and by its public code if that is known. */
export const teamTags = (team: { id: number; team_id?: string }): Tag[] => [
  { type: 'Team', id: team.id },
  ...(team.team_id === undefined ? [] : [{ type: 'Team' as const, id: team.team_id }]),
];

/**
 * Tags of the participants available in these categories (in all categories if one is undefined),
 * and of those who are in no team.
 */
export const availableTags = (categories: readonly (number | undefined)[]): Tag[] =>
  categories.includes(undefined)
    ? ['Available']
    : [
        ...categories.map((id) => ({ type: 'Available' as const, id })),
        { type: 'Available', id: 'unassigned' },
      ];

/** Tag of the signed-in club's counts. */
export const selectClubStatsTag = (state: ClubState): Tag => ({
  type: 'ClubStats',
  id: selectClubId(state),
});
