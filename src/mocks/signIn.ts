import type { UnknownAction } from '@reduxjs/toolkit';
import { allOperations } from '../../openapi/allOperations.ts';
import type { AccountKind, OperationId, ResponseOf } from '../../openapi/types.ts';
import { demoAccounts } from '../../server/db/seed/accounts.ts';
import {
  clubSignedIn,
  organiserSignedIn,
  participantSignedIn,
  sessionSlice,
} from '../session/sessionSlice.ts';
import {
  clearStoredSession,
  type KeyValueStore,
  readSession,
  writeSession,
} from '../session/storage.ts';
import type { BackendFetch } from './responseHandlers.ts';
import type { Scenario } from './scenario.ts';

type Account = NonNullable<Scenario['account']>;

const logins = {
  participant: 'loginParticipant',
  club: 'loginClub',
  organiser: 'loginOrganiser',
} as const satisfies Record<AccountKind, OperationId>;

async function requestLogin<Kind extends AccountKind>(
  backendFetch: BackendFetch,
  kind: Kind,
  credentials: object,
): Promise<ResponseOf<(typeof logins)[Kind]>> {
  const response = await backendFetch(
    new Request(new URL(allOperations[logins[kind]].path, globalThis.location.origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(credentials),
    }),
  );
  if (!response.ok)
    throw new Error(
      `A demonstration account could not sign in: ${response.status} ${await response.text()}`,
    );
  return (await response.json()) as ResponseOf<(typeof logins)[Kind]>;
}

/**
 * Signs in exactly the given demo accounts by writing their sessions to the storage; without
 * accounts it changes nothing. Returns the accounts that could not be signed in.
 */
export async function signInAs(
  accounts: readonly Account[],
  backendFetch: BackendFetch,
  store: KeyValueStore,
): Promise<Account[]> {
  if (accounts.length > 0) clearStoredSession(store);
  const failed: Account[] = [];
  for (const account of accounts) {
    if (account !== 'nobody')
      await signIn(account, backendFetch, store).catch(() => failed.push(account));
  }
  return failed;
}

/** Signs a demo account in and writes its session to the storage. */
async function signIn(
  account: keyof typeof demoAccounts,
  backendFetch: BackendFetch,
  store: KeyValueStore,
): Promise<void> {
  const { kind, ...credentials } = demoAccounts[account];
  const before = readSession(store);
  const { email, password } = credentials;
  const action = await signInActions[kind](backendFetch, { email, password });
  writeSession(store, sessionSlice.reducer(before, action), before);
}

type SignInAction = (backendFetch: BackendFetch, credentials: object) => Promise<UnknownAction>;

const signInActions: Record<AccountKind, SignInAction> = {
  participant: async (backendFetch, credentials) =>
    participantSignedIn(await requestLogin(backendFetch, 'participant', credentials)),
  club: async (backendFetch, credentials) =>
    clubSignedIn(await requestLogin(backendFetch, 'club', credentials)),
  organiser: async (backendFetch, credentials) =>
    organiserSignedIn(await requestLogin(backendFetch, 'organiser', credentials)),
};
