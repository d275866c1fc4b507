import type { SessionState } from '../session/storage.ts';
import { api } from './api.ts';
import { isNetworkError } from './errors.ts';

/** A cache tag as accepted by `invalidateTags`. */
export type Tag = NonNullable<Parameters<typeof api.util.invalidateTags>[0][number]>;

type Patch = { undo: () => void };

type MutationLifecycle = {
  dispatch: (action: ReturnType<typeof api.util.invalidateTags>) => unknown;
  getState: () => unknown;
  queryFulfilled: Promise<unknown>;
};

type MutationEffects = {
  /** Optimistic cache patches, in the order in which they were applied. */
  patches?: readonly Patch[];
  /** Tags to invalidate after success. */
  tags: readonly Tag[];
  /** Tags to invalidate after the server rejected the mutation; by default `tags`. */
  tagsOnError?: readonly Tag[];
};

const selectClubToken = (state: unknown) =>
  (state as { session: SessionState }).session.club?.token;

/**
 * Waits for a mutation of the club. Rolls back its optimistic patches if it fails, then invalidates
 * the tags; after a network error, nothing is invalidated and the cache stays.
 */
export async function trackMutation(
  { dispatch, getState, queryFulfilled }: MutationLifecycle,
  { patches = [], tags, tagsOnError = tags }: MutationEffects,
): Promise<void> {
  const token = selectClubToken(getState());
  const failure = await queryFulfilled.then(
    () => undefined,
    (reason: { error?: unknown }) => reason,
  );
  // The session ended and its cache was cleared: undoing a patch would corrupt the new data.
  if (selectClubToken(getState()) !== token) return;
  if (failure) for (const patch of patches.toReversed()) patch.undo();
  if (!isNetworkError(failure?.error))
    dispatch(api.util.invalidateTags([...(failure ? tagsOnError : tags)]));
}
