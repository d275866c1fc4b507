import { expect, onTestFinished, vi } from 'vitest';
import { api } from '../../../src/api/api.ts';
import { createAppStore } from '../../../src/app/store.ts';
import '../allEndpoints.ts';
import type { Backend } from './backend.ts';

export type Query = [name: string, argument?: unknown];

/** A query that is sent as a POST, because it has a body. */
const isPostedQuery = ({ url }: Request) => url.endsWith('/check-registration');

/**
 * Creates a store with the accounts in `stored` signed in, connected to the real backend, without
 * screens. `respond` replaces the network.
 */
export function openStore(
  backend: Backend,
  stored: Readonly<Record<string, string>>,
  respond: (request: Request) => Promise<Response> = async (request) => backend.app.fetch(request),
) {
  const readRequests: string[] = [];
  const connect = () => {
    vi.stubGlobal('fetch', (request: Request) => {
      const { pathname, search } = new URL(request.url);
      if (request.method === 'GET' || isPostedQuery(request))
        readRequests.push(`${pathname}${search}`);
      return respond(request);
    });
    onTestFinished(() => void vi.unstubAllGlobals());
  };
  connect();
  const store = createAppStore({
    backend: { backendOrigin: 'http://robolaga.example' },
    storage: { getItem: (key) => stored[key] ?? null, setItem: () => {}, removeItem: () => {} },
    onAccountChanged: () => {},
    onClubCleared: () => {},
    onExpired: () => {},
  });
  const endpoints = api.endpoints as Record<
    string,
    { initiate: (argument: unknown) => Parameters<typeof store.dispatch>[0] }
  >;
  const startEndpoint = (name: string, argument?: unknown) =>
    store.dispatch(endpoints[name]?.initiate(argument) as never) as unknown as Promise<{
      data?: unknown;
      error?: unknown;
    }>;
  const takeReadRequests = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    return readRequests.splice(0).sort();
  };
  return {
    store,
    /** Sends the requests of another test too than the one that has opened the store. */
    connect,
    /** Dispatches an endpoint by its name. */
    startEndpoint,
    /** Waits for the running queries. Returns the URLs of all since the last call, sorted. */
    takeReadRequests,
    /** Runs different queries, which have to succeed, and keeps them subscribed. */
    subscribe: async (queries: readonly Query[]) => {
      for (const { error } of await Promise.all(
        queries.map(([name, argument]) => startEndpoint(name, argument)),
      ))
        expect(error).toBeUndefined();
      expect(await takeReadRequests()).toHaveLength(queries.length);
    },
  };
}
