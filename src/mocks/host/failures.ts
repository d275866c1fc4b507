import { openDatabase } from './indexedDb.ts';

/** Why the backend cannot run in this tab; what to do about it stands in copy.ts. */
export type FailureKind =
  | 'insecure'
  | 'noServiceWorker'
  | 'oldBrowser'
  | 'noStorage'
  | 'storageFull'
  | 'otherVersion'
  | 'silentTab'
  | 'unknown';

/** A start that failed for a reason that a person can do something about. */
export class StartFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, reason: string) {
    super(reason);
    this.name = 'StartFailure';
    this.kind = kind;
  }
}

const reasonOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** The failure behind any error. */
export function failureOf(error: unknown): StartFailure {
  if (error instanceof StartFailure) return error;
  const reason = reasonOf(error);
  // A database in the browser hides the name of the error in its own.
  if (/quota|no space|ENOSPC/i.test(reason)) return new StartFailure('storageFull', reason);
  return new StartFailure('unknown', reason);
}

/** Throws where the browser lacks something that the backend needs. */
export async function demandBrowser(): Promise<void> {
  if (!window.isSecureContext) throw new StartFailure('insecure', window.location.origin);
  // Firefox has none in a private window.
  if (!('serviceWorker' in navigator))
    throw new StartFailure('noServiceWorker', 'navigator.serviceWorker');
  const missing = [
    ['Promise.withResolvers', 'withResolvers' in Promise],
    ['navigator.locks', 'locks' in navigator],
    ['BroadcastChannel', 'BroadcastChannel' in window],
    ['OffscreenCanvas', 'OffscreenCanvas' in window],
    ['createImageBitmap', 'createImageBitmap' in window],
  ].flatMap(([name, there]) => (there ? [] : [name]));
  if (missing.length > 0) throw new StartFailure('oldBrowser', missing.join(', '));
  await demandStorage();
}

/** A browser may have it and refuse it, by a setting or in a private window. */
async function demandStorage(): Promise<void> {
  const trial = 'robolaga-demo-trial';
  try {
    (await openDatabase(trial, [])).close();
    indexedDB.deleteDatabase(trial);
  } catch (error) {
    const failure = failureOf(error);
    throw failure.kind === 'storageFull' ? failure : new StartFailure('noStorage', failure.message);
  }
}
