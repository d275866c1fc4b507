import type { TournamentChange } from '../../../../openapi/schema.d.ts';

/** index.html reads it before the first paint. */
const storageKey = 'robolaga-read-changes';
/** Of about 60 characters each. */
const maxTokens = 100;

type GetStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

// If the browser blocks storage, even reading `window.localStorage` throws.
const getLocalStorage: GetStorage = () => window.localStorage;

const keyOf = (tournamentId: number, { kind, team }: TournamentChange) =>
  `${tournamentId}/${kind}/${team?.id ?? ''}/`;

/**
 * What a device stores of a change that was read: what it is about, and what is so now. A later change
 * of the same is another one, whatever the clock says, and also where a server has restored a backup.
 */
export const tokenOf = (tournamentId: number, change: TournamentChange): string =>
  // encodeURIComponent() throws for half a character.
  keyOf(tournamentId, change) + encodeURIComponent(change.after.replaceAll(/\p{Surrogate}/gu, ''));

/** Returns what this device has read of what a change is about; undefined if nothing. `read` are tokens. */
export function findRead(
  read: string,
  tournamentId: number,
  change: TournamentChange,
): string | undefined {
  const key = keyOf(tournamentId, change);
  const token = read.split(' ').find((one) => one.startsWith(key));
  try {
    return token && decodeURIComponent(token.slice(key.length));
  } catch {
    return undefined;
  }
}

/** What could not be stored. */
let unsaved: string | undefined;
const listeners = new Set<() => void>();

/** Returns the tokens of what this device has read, with spaces between them. */
export function loadRead(getStorage = getLocalStorage): string {
  try {
    return unsaved ?? getStorage().getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

/** Stores that changes were read. Where the storage is full or blocked, this holds until the page is left. */
export function saveRead(added: readonly string[], getStorage = getLocalStorage): void {
  const subjectOf = (token: string) => token.slice(0, token.lastIndexOf('/'));
  const replaced = new Set(added.map(subjectOf));
  const kept = loadRead(getStorage)
    .split(' ')
    .filter((token) => token !== '' && !replaced.has(subjectOf(token)));
  const tokens = [...kept, ...added].slice(-maxTokens).join(' ');
  document.documentElement.dataset.readChanges = tokens;
  try {
    getStorage().setItem(storageKey, tokens);
    unsaved = undefined;
  } catch {
    unsaved = tokens;
  }
  for (const listener of listeners) listener();
}

/** Calls back when changes were read, also in another tab. Returns a function that stops it. */
export function subscribeToRead(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
