import type { UnknownAction } from '@reduxjs/toolkit';
import { allOperations } from '../../../openapi/allOperations.ts';
import type { AccountKind, ResponseOf } from '../../../openapi/types.ts';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import {
  clubSignedIn,
  organiserSignedIn,
  participantSignedIn,
  sessionSlice,
} from '../../session/sessionSlice.ts';
import {
  clearStoredSession,
  type KeyValueStore,
  readSession,
  writeSession,
} from '../../session/storage.ts';
import type { BackendFetch } from './responseHandlers.ts';
import type { ScenarioSelection } from './scenarioSelection.ts';
import { getScenario } from './scenarios.ts';

type Login = <K extends 'loginParticipant' | 'loginClub' | 'loginOrganiser'>(
  operation: K,
) => Promise<ResponseOf<K>>;

const signInActions: Record<AccountKind, (login: Login) => Promise<UnknownAction>> = {
  participant: async (login) => participantSignedIn(await login('loginParticipant')),
  club: async (login) => clubSignedIn(await login('loginClub')),
  organiser: async (login) => organiserSignedIn(await login('loginOrganiser')),
};

/** Signs a demo account in and writes its session to the storage. */
async function signIn(
  account: keyof typeof demoAccounts,
  backendFetch: BackendFetch,
  store: KeyValueStore,
): Promise<void> {
  const { kind, email, password } = demoAccounts[account];
  const login: Login = async (operation) => {
    const url = new URL(allOperations[operation].path, globalThis.location.origin);
    const response = await backendFetch(
      new Request(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ email, password }),
      }),
    );
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as ResponseOf<typeof operation>;
  };
  const before = readSession(store);
  const action = await signInActions[kind](login);
  writeSession(store, sessionSlice.reducer(before, action), before);
}

/**
 * Signs in the accounts of the scenarios and no others, or changes nothing if they have none, and
 * removes from the storage what the scenarios remove. Returns the accounts that could not be signed
 * in, because a tester has changed them.
 */
export async function prepareStorage(
  selected: readonly ScenarioSelection[],
  backendFetch: BackendFetch,
  store: KeyValueStore,
): Promise<string[]> {
  const accounts = selected.flatMap(({ name }) => getScenario(name).account ?? []);
  if (accounts.length > 0) clearStoredSession(store);
  const failed: string[] = [];
  for (const account of accounts) {
    if (account !== 'nobody')
      await signIn(account, backendFetch, store).catch(() => failed.push(account));
  }
  for (const scenario of selected) clearScenarioStorage(scenario, store);
  return failed;
}

/**
 * Removes from the storage what the scenario removes, if anything, and dispatches the event with
 * which the browser reports a change by another tab.
 */
export function clearScenarioStorage(
  { name, value }: ScenarioSelection,
  store: KeyValueStore,
): void {
  const { clearStorage } = getScenario(name);
  if (!clearStorage) return;
  clearStorage(store, value);
  window.dispatchEvent(new StorageEvent('storage'));
}
