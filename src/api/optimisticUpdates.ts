import type { SessionState } from '../session/storage.ts';
import { api } from './api.ts';
import { isNetworkError } from './errors.ts';
import type { Tag } from './tags.ts';

export type Patch = { undo: () => void };

type MutationLifecycle<Result> = {
  dispatch: (action: ReturnType<typeof api.util.invalidateTags>) => unknown;
  getState: () => unknown;
  queryFulfilled: Promise<{ data: Result }>;
};

type MutationEffects<Result> = {
  /** Optimistic cache patches, in the order in which they were applied. */
  patches?: readonly Patch[];
  /** Tags to invalidate after success. */
  tags: readonly Tag[];
  /** Patches the cache from the response; returns more tags to invalidate. */
  onSuccess?: (response: Result) => readonly Tag[];
  /** Tags to invalidate after the server rejected the mutation; by default `tags`. */
  tagsOnError?: readonly Tag[];
};

const selectClubToken = (state: unknown) =>
  (state as { session: SessionState }).session.club?.token;

/**
 * Waits for a mutation of the club. Rolls back its optimistic patches if it fails, then invalidates
 * the tags; after a network error, nothing is invalidated and the cache stays.
 */
export async function trackMutation<Result>(
  { dispatch, getState, queryFulfilled }: MutationLifecycle<Result>,
  { patches = [], tags, onSuccess, tagsOnError = tags }: MutationEffects<Result>,
): Promise<void> {
  const token = selectClubToken(getState());
  const outcome = await queryFulfilled.then(
    ({ data }) => ({ data }),
    (reason: { error?: unknown }) => ({ reason }),
  );
  // The session ended and its cache was cleared: undoing a patch would corrupt the new data.
  if (selectClubToken(getState()) !== token) return;
  if ('data' in outcome) {
    dispatch(api.util.invalidateTags([...tags, ...(onSuccess?.(outcome.data) ?? [])]));
    return;
  }
  for (const patch of patches.toReversed()) patch.undo();
  if (!isNetworkError(outcome.reason.error)) dispatch(api.util.invalidateTags([...tagsOnError]));
}
