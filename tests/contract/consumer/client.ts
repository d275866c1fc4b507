import type { AccountKind, OperationId } from '../../../openapi/types.ts';
import { api } from '../../../src/api/api.ts';
import { createAppStore } from '../../../src/app/store.ts';
import '../../support/allEndpoints.ts';

export type EndpointResult = { data?: unknown; error?: unknown };

/** The entries of the browser's storage after a sign-in. */
const storedSession = {
  participant: (token: string) => [['authToken', token]] as const,
  club: (token: string) =>
    [
      ['gh_token', token],
      [
        'gh_user',
        JSON.stringify({ id: 5, code: 'JNYS', name: 'Klub Robotik Janayasa', logo: null }),
      ],
    ] as const,
  organiser: (token: string) =>
    [
      [
        'robolaga-organiser',
        JSON.stringify({ token, user: { id: 3, name: 'Wulan', email: 'wulan@panitia.example' } }),
      ],
    ] as const,
};

/**
 * Creates the client's store with every endpoint, without screens. Starts signed in if there is an
 * account.
 */
export function createTestClient(
  backendOrigin: string,
  account?: { kind: AccountKind; token: string },
) {
  const storage = new Map<string, string>(
    account ? storedSession[account.kind](account.token) : [],
  );
  const store = createAppStore({
    backend: { backendOrigin },
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    onAccountChanged: () => {},
    onClubCleared: () => {},
    onExpired: () => {},
  });
  const endpoints = api.endpoints as Record<string, { initiate: (argument: unknown) => unknown }>;
  return {
    store,
    /** Sends the request of an operation and returns its result. */
    initiate: (operation: OperationId, argument: unknown): Promise<EndpointResult> =>
      store.dispatch(
        endpoints[operation]?.initiate(argument) as never,
      ) as unknown as Promise<EndpointResult>,
    isSignedIn: (kind: AccountKind): boolean => store.getState().session[kind] !== null,
  };
}
