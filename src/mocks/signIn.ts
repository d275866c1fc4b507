import { operations } from '../../openapi/operations.ts';
import type { ClubSession, ParticipantSession } from '../../openapi/schema.d.ts';
import { demoAccounts } from '../../server/db/seed/accounts.ts';
import { clubSignedIn, participantSignedIn, sessionSlice } from '../session/sessionSlice.ts';
import {
  clearStoredSession,
  type KeyValueStore,
  readClubUser,
  readSession,
  writeSession,
} from '../session/storage.ts';
import type { BackendFetch } from './responseHandlers.ts';
import type { Scenario } from './scenario.ts';

type Account = NonNullable<Scenario['account']>;

async function requestLogin<Body>(
  backendFetch: BackendFetch,
  operation: 'loginParticipant' | 'loginClub',
  credentials: object,
): Promise<Body> {
  const response = await backendFetch(
    new Request(new URL(operations[operation].path, globalThis.location.origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(credentials),
    }),
  );
  if (!response.ok)
    throw new Error(
      `A demonstration account could not sign in: ${response.status} ${await response.text()}`,
    );
  return (await response.json()) as Body;
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

/** Signs a demo account in and writes its session to the storage. Returns the token. */
async function signIn(
  account: keyof typeof demoAccounts,
  backendFetch: BackendFetch,
  store: KeyValueStore,
): Promise<string> {
  const { kind, email, password } = demoAccounts[account];
  const before = readSession(store);
  const isClub = kind === 'club';
  const session = await requestLogin<ClubSession | ParticipantSession>(
    backendFetch,
    isClub ? 'loginClub' : 'loginParticipant',
    { email, password },
  );
  const user = readClubUser(session.user);
  const action =
    isClub && user
      ? clubSignedIn({ token: session.token, user })
      : participantSignedIn(session as ParticipantSession);
  writeSession(store, sessionSlice.reducer(before, action), before);
  return session.token;
}
