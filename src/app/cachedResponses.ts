import { api } from '../api/api.ts';
import type { AppState, AppStore } from './store.ts';

/** A response in RTK Query's cache: what was asked, and what is kept of the answer. */
export type CachedResponse = { endpointName: string; arg: unknown; value: unknown };

/** Returns the responses in the cache; undefined if one of the requests failed or still runs. */
export function readCachedResponses(state: AppState): CachedResponse[] | undefined {
  const responses: CachedResponse[] = [];
  for (const query of Object.values(state[api.reducerPath].queries)) {
    if (query?.data === undefined) return undefined;
    responses.push({
      endpointName: query.endpointName,
      arg: query.originalArgs,
      value: query.data,
    });
  }
  return responses;
}

/**
 * Puts the responses that the server has written into the page into the cache, as if they had just
 * been fetched. The endpoints must be known, so the page's code has to be loaded.
 */
export function restoreCachedResponses({ dispatch }: AppStore, page: Document): void {
  const text = page.getElementById('responses')?.textContent;
  if (!text) return;
  const responses = JSON.parse(text) as Parameters<typeof api.util.upsertQueryEntries>[0];
  dispatch(api.util.upsertQueryEntries(responses));
}
