import type { SessionState } from '../session/storage.ts';
import { api } from './api.ts';
import { isNetworkError } from './errors.ts';

/** A tag of the cache, as it is invalidated. */
export type Tag = NonNullable<Parameters<typeof api.util.invalidateTags>[0][number]>;

type Patch = { undo: () => void };

type Change = {
  dispatch: (action: ReturnType<typeof api.util.invalidateTags>) => unknown;
  getState: () => unknown;
  queryFulfilled: Promise<unknown>;
};

type Outcome = {
  /** What is shown before the server has answered. */
  patches?: readonly Patch[];
  /** What the change makes untrue. */
  tags: readonly Tag[];
  /** What a refusal may show to be untrue already; by default the same. */
  refusedTags?: readonly Tag[];
};

const clubTokenIn = (state: unknown) => (state as { session: SessionState }).session.club?.token;

/**
 * Follows a club's call to its end: a refusal takes back what was shown. Then the tagged answers
 * are asked for again; where the server says nothing they stay.
 */
export async function follow(
  { dispatch, getState, queryFulfilled }: Change,
  { patches = [], tags, refusedTags = tags }: Outcome,
): Promise<void> {
  const token = clubTokenIn(getState());
  const failure = await queryFulfilled.then(
    () => undefined,
    (reason: { error?: unknown }) => reason,
  );
  // The session is over, and what was shown went with its cache: a patch of what is in it now would
  // break that.
  if (clubTokenIn(getState()) !== token) return;
  if (failure) for (const patch of patches.toReversed()) patch.undo();
  if (!isNetworkError(failure?.error))
    dispatch(api.util.invalidateTags([...(failure ? refusedTags : tags)]));
}
