import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BuilderTeam } from '../../openapi/schema.d.ts';
import type { SessionState } from '../session/storage.ts';
import { clubTeams } from './clubTeams.ts';
import { isNetworkError } from './errors.ts';
import type { Tag } from './tags.ts';

const { endpoints, util } = clubTeams;

type ClubState = Parameters<ReturnType<typeof endpoints.listBuilderTeams.select>>[0];

/** What the lifecycle of a mutation offers to read and patch the cache. */
export type ClubStore = {
  dispatch: ThunkDispatch<ClubState, unknown, UnknownAction>;
  getState: () => ClubState;
};

export type Patch = { undo: () => void };

type Effects<Result> = {
  /** What is shown before the response, in the order of its dispatch. */
  patches?: readonly Patch[];
  /** Tags to invalidate after the response. */
  tags: Tag[];
  /** Patches the cache from the response; returns the tags to invalidate instead of `tags`. */
  onSuccess?: (response: Result) => Tag[];
};

/** The signed-in club. */
export const selectClub = (state: unknown) => (state as { session: SessionState }).session.club;

/**
 * Waits for a mutation of the club. Rolls back its optimistic patches if it fails, then invalidates
 * the tags; after a network error, nothing is invalidated and the cache stays.
 */
export async function trackMutation<Result>(
  { dispatch, getState, queryFulfilled }: ClubStore & { queryFulfilled: Promise<{ data: Result }> },
  { patches = [], tags, onSuccess = () => tags }: Effects<Result>,
): Promise<void> {
  const token = selectClub(getState())?.token;
  const outcome = await queryFulfilled.catch(({ error }: { error?: unknown }) => ({ error }));
  // The session ended and its cache was cleared: undoing a patch would corrupt the new data.
  if (selectClub(getState())?.token !== token) return;
  if ('data' in outcome) {
    dispatch(util.invalidateTags(onSuccess(outcome.data)));
    return;
  }
  for (const patch of patches.toReversed()) patch.undo();
  if (!isNetworkError(outcome.error)) dispatch(util.invalidateTags(tags));
}

export const participantLists = [
  'listClubParticipants',
  'listAvailableParticipants',
  'listTeamCandidates',
] as const;

/** A query whose data is a list of rows with an id. */
type RowList = 'listBuilderTeams' | 'listClubTeams' | (typeof participantLists)[number];

/** Applies a change to all cached responses of the lists: the cache is that of one club. */
export const patchLists = <Name extends RowList>(
  { dispatch, getState }: ClubStore,
  names: readonly Name[],
  recipe: Parameters<typeof util.updateQueryData<Name>>[2],
): Patch[] =>
  names.flatMap((name) =>
    util
      .selectCachedArgsForQuery(getState(), name)
      .map((argument) => dispatch(util.updateQueryData(name, argument as never, recipe))),
  );

/** Removes the row with an id from all cached responses of the lists. */
export const removeRow = (store: ClubStore, names: readonly RowList[], rowId: number): Patch[] =>
  patchLists(store, names, (list: { data: { id: number }[] }) => {
    list.data = list.data.filter(({ id }) => id !== rowId);
  });

/** One of the club's teams from the cache; undefined if it is not cached. */
export const selectTeam = (state: ClubState, teamId: number): BuilderTeam | undefined =>
  endpoints.getBuilderTeam.select({ teamId })(state).data?.data ??
  endpoints.listBuilderTeams
    .select(undefined)(state)
    .data?.data.find(({ id }) => id === teamId);
