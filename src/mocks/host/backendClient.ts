import type { Progress } from '../backend.ts';
import { openChannel } from './channel.ts';
import { toStartupError, DemoStartupError } from './page/startupErrors.ts';
import {
  type FailedBackendState,
  type TabMessage,
  serializeRequest,
  type BackendState,
} from './tabMessages.ts';
import { getResourceNames } from './resourceNames.ts';
import { createPendingRequests } from './pendingRequests.ts';

const silenceTimeoutMs = 10_000;

/** Sends requests to the backend, which runs in a worker of this tab or of another one. */
export type BackendClient = {
  /** Resolves when the backend is ready; rejects with a DemoStartupError if it cannot start. */
  ready: Promise<void>;
  fetch(request: Request): Promise<Response>;
  setClock(at: Date | undefined): void;
};

const isReady = (state: BackendState | undefined): boolean =>
  state !== undefined && 'progress' in state && state.progress.step === 'ready';
const toError = ({ error }: FailedBackendState) => new DemoStartupError(error.kind, error.reason);

/** Connects to the backend of the demo in one folder of the origin; starts the tab's worker. */
export function createBackendClient(
  folder: string,
  onProgress: (progress: Progress) => void,
): BackendClient {
  const names = getResourceNames(folder);
  const pending = createPendingRequests();
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => undefined);
  let state: BackendState | undefined;
  let createClockMessage: (() => TabMessage) | undefined;

  const post = openChannel(names.channel, (message) => {
    if (message.kind === 'state') handleState(message.state);
    if (message.kind === 'response') pending.resolve(message);
  });
  startWorker(folder, ready.reject);
  rejectIfLeaderIsSilent(names.lock, () => state !== undefined, ready.reject);
  post({ kind: 'requestState' });

  function handleState(next: BackendState): void {
    const isNewLeader = state?.leaderEpoch !== next.leaderEpoch;
    // The leader repeats its state for each new tab.
    if (!isNewLeader && isReady(state)) return;
    if (isNewLeader) pending.rejectWrites();
    state = next;
    if ('error' in next) rejectEverything(next);
    else onProgress(next.progress);
    if (!isReady(next)) return;
    ready.resolve();
    // A new leader does not know the clock and the pending requests.
    if (createClockMessage) post(createClockMessage());
    for (const message of pending.all()) post(message);
  }

  const rejectEverything = (failed: FailedBackendState) => {
    ready.reject(toError(failed));
    pending.rejectAll(toError(failed));
  };

  return {
    ready: ready.promise,
    async fetch(request) {
      const message = {
        kind: 'request',
        id: crypto.randomUUID(),
        request: await serializeRequest(request),
      } as const;
      if (state && 'error' in state) throw toError(state);
      if (isReady(state)) post(message);
      return pending.add(message);
    },
    setClock(at) {
      createClockMessage = startClock(at);
      post(createClockMessage());
    },
  };
}

/** Starts a clock at a time; returns a function that creates a message with its current time. */
function startClock(at: Date | undefined): () => TabMessage {
  const startedAt = performance.now();
  return () => ({ kind: 'clock', at: at ? at.getTime() + performance.now() - startedAt : null });
}

/**
 * Starts the worker of this tab, which may become the leader. When all data is deleted, terminates
 * the worker and reloads the page.
 */
function startWorker(folder: string, onError: (error: DemoStartupError) => void): void {
  const worker = new Worker(new URL('./backendWorker.ts', import.meta.url), {
    type: 'module',
    name: folder,
  });
  worker.addEventListener('error', ({ error, message }) =>
    onError(toStartupError(error ?? message)),
  );
  openChannel(getResourceNames(folder).channel, ({ kind }) => {
    if (kind === 'reset') worker.terminate();
    if (kind === 'deleted') window.location.reload();
  });
}

/**
 * Reports an error if another tab holds the lock but does not respond. A slow machine does not
 * respond either, but then no tab holds the lock yet.
 */
function rejectIfLeaderIsSilent(
  lock: string,
  hasState: () => boolean,
  onError: (error: DemoStartupError) => void,
): void {
  const timer = setInterval(async () => {
    const { held } = await navigator.locks.query();
    if (hasState()) clearInterval(timer);
    else if (held?.some(({ name }) => name === lock))
      onError(new DemoStartupError('silentTab', lock));
  }, silenceTimeoutMs);
}
