import { openDatabase } from '../storage/indexedDb.ts';

/** Why the backend cannot run in this tab; the texts are in copy.ts. */
export type StartupErrorKind =
  | 'insecure'
  | 'noServiceWorker'
  | 'missingFile'
  | 'oldBrowser'
  | 'noStorage'
  | 'storageFull'
  | 'otherVersion'
  | 'silentTab'
  | 'unknown';

/** A failed startup of the demo; `message` has the technical reason. */
export class DemoStartupError extends Error {
  readonly kind: StartupErrorKind;

  constructor(kind: StartupErrorKind, reason: string) {
    super(reason);
    this.name = 'DemoStartupError';
    this.kind = kind;
  }
}

const describeError = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** Converts any error to a DemoStartupError. */
export function toStartupError(error: unknown): DemoStartupError {
  if (error instanceof DemoStartupError) return error;
  const reason = describeError(error);
  // The errors of PGlite contain the name of the IndexedDB error in their message.
  if (/quota|no space|ENOSPC/i.test(reason)) return new DemoStartupError('storageFull', reason);
  return new DemoStartupError('unknown', reason);
}

/** Throws a DemoStartupError if the browser lacks something that the backend needs. */
export async function assertBrowserSupport(): Promise<void> {
  if (!window.isSecureContext) throw new DemoStartupError('insecure', window.location.origin);
  // Firefox has no service workers in private windows.
  if (!('serviceWorker' in navigator))
    throw new DemoStartupError('noServiceWorker', 'navigator.serviceWorker');
  const missing = [
    ['Promise.withResolvers', 'withResolvers' in Promise],
    ['navigator.locks', 'locks' in navigator],
    ['BroadcastChannel', 'BroadcastChannel' in window],
    ['OffscreenCanvas', 'OffscreenCanvas' in window],
    ['createImageBitmap', 'createImageBitmap' in window],
  ].flatMap(([name, isSupported]) => (isSupported ? [] : [name]));
  if (missing.length > 0) throw new DemoStartupError('oldBrowser', missing.join(', '));
  await assertStorageSupport();
}

/** IndexedDB may be blocked by a setting or in a private window, so opening one is tried. */
async function assertStorageSupport(): Promise<void> {
  const trialName = 'robolaga-demo-trial';
  try {
    (await openDatabase(trialName, [])).close();
    indexedDB.deleteDatabase(trialName);
  } catch (error) {
    const startupError = toStartupError(error);
    throw startupError.kind === 'storageFull'
      ? startupError
      : new DemoStartupError('noStorage', startupError.message);
  }
}
