import type { ClubSession, ParticipantSession } from '../../openapi/schema.d.ts';
import { demoAccounts } from '../../server/db/seed/accounts.ts';
import { clubSignedIn, participantSignedIn, sessionSlice } from '../session/sessionSlice.ts';
import {
  forgetSession,
  type KeyValueStore,
  readClubUser,
  readSession,
  writeSession,
} from '../session/storage.ts';
import type { AskBackend } from './fault.ts';
import { places } from './operations.ts';
import type { Scenario } from './scenario.ts';

type Account = NonNullable<Scenario['account']>;

async function logIn<Answer>(
  ask: AskBackend,
  operation: 'loginParticipant' | 'loginClub',
  credentials: object,
): Promise<Answer> {
  const answer = await ask(
    new Request(new URL(places[operation][1], globalThis.location.origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(credentials),
    }),
  );
  if (!answer.ok)
    throw new Error(
      `A demonstration account could not sign in: ${answer.status} ${await answer.text()}`,
    );
  return (await answer.json()) as Answer;
}

/**
 * Makes the browser's storage say who the accounts of the scenarios are, and nobody else; leaves it
 * alone where they name none. Gives the accounts that could not be signed in.
 */
export async function enter(
  accounts: readonly Account[],
  ask: AskBackend,
  store: KeyValueStore,
): Promise<Account[]> {
  if (accounts.length > 0) forgetSession(store);
  const refused: Account[] = [];
  for (const account of accounts) {
    if (account !== 'nobody') await signIn(account, ask, store).catch(() => refused.push(account));
  }
  return refused;
}

/**
 * Signs a demonstration account in, so that the product finds it in the browser's storage when it
 * starts; gives its token.
 */
export async function signIn(
  who: keyof typeof demoAccounts,
  ask: AskBackend,
  store: KeyValueStore,
): Promise<string> {
  const { kind, email, password } = demoAccounts[who];
  const before = readSession(store);
  const isClub = kind === 'club';
  const answer = await logIn<ClubSession | ParticipantSession>(
    ask,
    isClub ? 'loginClub' : 'loginParticipant',
    { email, password },
  );
  const user = readClubUser(answer.user);
  const action =
    isClub && user
      ? clubSignedIn({ token: answer.token, user })
      : participantSignedIn(answer as ParticipantSession);
  writeSession(store, sessionSlice.reducer(before, action), before);
  return answer.token;
}
