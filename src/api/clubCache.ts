import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BuilderMember, BuilderTeam, ClubParticipant } from '../../openapi/schema.d.ts';
import type { SessionState } from '../session/storage.ts';
import type { listCategories } from './categories.ts';
import { clubTeams } from './clubTeams.ts';
import type { Tag } from './optimism.ts';

const { endpoints, util } = clubTeams;

type CacheState = Parameters<ReturnType<typeof endpoints.listBuilderTeams.select>>[0] &
  Parameters<ReturnType<typeof listCategories.select>>[0];

/** The store's state, as far as a change of the club's data looks at it. */
export type ClubState = CacheState & { session: SessionState };

/** What a change of the club's data does with the store. */
export type ClubStore = {
  dispatch: ThunkDispatch<ClubState, unknown, UnknownAction>;
  getState: () => ClubState;
};

/** The store as a call's life cycle hands it over, with the type of its state. */
export const clubStore = ({
  dispatch,
  getState,
}: Pick<ClubStore, 'dispatch'> & { getState: () => unknown }): ClubStore => ({
  dispatch,
  getState: () => getState() as ClubState,
});

/** Id of the signed-in club. */
export const clubIdIn = ({ session }: ClubState): number | undefined => session.club?.user?.id;

/** The club's teams as far as they are known here; nothing where their list was not read. */
export const teamsIn = (state: ClubState): readonly BuilderTeam[] | undefined =>
  endpoints.listBuilderTeams.select(undefined)(state).data?.data;

/** One of the club's teams as it is known here. */
export const teamIn = (state: ClubState, teamId: number): BuilderTeam | undefined =>
  endpoints.getBuilderTeam.select({ teamId })(state).data?.data ??
  teamsIn(state)?.find(({ id }) => id === teamId);

/** Everybody in the club who is known here, by id. */
export function peopleIn(state: ClubState): ReadonlyMap<number, ClubParticipant> {
  const lists = [
    ...util
      .selectCachedArgsForQuery(state, 'listAvailableParticipants')
      .map((argument) => endpoints.listAvailableParticipants.select(argument)(state).data),
    ...util
      .selectCachedArgsForQuery(state, 'listClubParticipants')
      .map((argument) => endpoints.listClubParticipants.select(argument)(state).data),
  ];
  const people = [
    ...(teamsIn(state) ?? []).flatMap(({ members }) => members),
    ...lists.flatMap((list) => list?.data ?? []),
  ];
  return new Map(
    people.map(({ id, name, email, profile_picture: picture }) => [
      id,
      { id, name, email, profile_picture: picture },
    ]),
  );
}

/** People as a team's members, the first as its leader. */
export const membersOf = (people: readonly ClubParticipant[]): BuilderMember[] =>
  people.map(({ id, name, email, profile_picture: picture }, at) => ({
    id,
    name,
    email,
    profile_picture: picture,
    level: at === 0 ? 'leader' : 'member',
  }));

/** The public list of teams and both lists of the club's own. */
export const teamLists: readonly Tag[] = ['list', 'club list', 'builder list'].map((id) => ({
  type: 'Team',
  id,
}));

/** A team under its number, and under its public code where that is known. */
export const teamTag = (team: { id: number; team_id?: string }): Tag[] => [
  { type: 'Team', id: team.id },
  ...(team.team_id === undefined ? [] : [{ type: 'Team' as const, id: team.team_id }]),
];

/**
 * Who is available in these categories, or anywhere where one of them is not known; and who is in
 * no team at all.
 */
export const availableTags = (categories: readonly (number | undefined)[]): Tag[] =>
  categories.includes(undefined)
    ? ['Available']
    : [
        ...categories.map((id) => ({ type: 'Available' as const, id })),
        { type: 'Available', id: 'unassigned' },
      ];

/** The counts of the signed-in club. */
export const statsTag = (state: ClubState): Tag => ({ type: 'ClubStats', id: clubIdIn(state) });
