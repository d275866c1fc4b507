import { api } from '../../../src/api/api.ts';
import '../../../src/api/categories.ts';
import '../../../src/api/clubAccount.ts';
import '../../../src/api/clubChanges.ts';
import '../../../src/api/media.ts';
import '../../../src/api/participantAccount.ts';
import '../../../src/api/registrations.ts';
import '../../../src/api/scores.ts';
import '../../../src/api/teamChanges.ts';
import '../../../src/api/teams.ts';
import '../../../src/api/tournaments.ts';
import { createAppStore } from '../../../src/app/store.ts';
import type { AccountKind } from '../../../src/session/sessionSlice.ts';
import type { operations } from '../../../openapi/schema.d.ts';

export type OperationId = keyof operations;

type Place<
  Id extends OperationId,
  In extends 'path' | 'query' | 'header',
> = operations[Id]['parameters'] extends { [P in In]?: infer Found }
  ? [NonNullable<Found>] extends [never]
    ? unknown
    : NonNullable<Found>
  : unknown;

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? { body: Content[keyof Content] }
  : unknown;

/** What an endpoint of that name takes. */
export type Argument<Id extends OperationId> = Place<Id, 'path'> &
  Place<Id, 'query'> &
  Place<Id, 'header'> &
  Body<Id>;

export type Outcome = { data?: unknown; error?: unknown };

/** What the browser would remember of an account that signed in with that token. */
const remembered = {
  participant: (token: string) => [['authToken', token]] as const,
  club: (token: string) =>
    [
      ['gh_token', token],
      [
        'gh_user',
        JSON.stringify({ id: 5, code: 'JNYS', name: 'Klub Robotik Janayasa', logo: null }),
      ],
    ] as const,
};

/**
 * The client without its screens, in the hands of a test: its store with every endpoint, and its
 * session.
 */
export function openClient(backendOrigin: string, account?: { kind: AccountKind; token: string }) {
  const kept = new Map<string, string>(account ? remembered[account.kind](account.token) : []);
  const store = createAppStore({
    backendOrigin,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    onAccountChanged: () => {},
    onClubForgotten: () => {},
    onExpired: () => {},
  });
  const endpoints = api.endpoints as Record<string, { initiate: (argument: unknown) => unknown }>;
  return {
    store,
    /** Starts the endpoint of an operation. */
    call: (operation: OperationId, argument: unknown): Promise<Outcome> =>
      store.dispatch(
        endpoints[operation]?.initiate(argument) as never,
      ) as unknown as Promise<Outcome>,
    /** Whether the account is still signed in. */
    isSignedIn: (kind: AccountKind): boolean => store.getState().session[kind] !== null,
  };
}
