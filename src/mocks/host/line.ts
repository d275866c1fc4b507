import type { Progress } from '../backend.ts';
import { openChannel } from './channel.ts';
import { failureOf, StartFailure } from './failures.ts';
import { type FailedState, type Message, packRequest, type State } from './messages.ts';
import { namesOf } from './names.ts';
import { createPendingCalls } from './pendingCalls.ts';

const patienceMilliseconds = 10_000;

/** A tab's line to the backend, which runs in a worker of this tab or of another one. */
export type Line = {
  /** Resolves when the backend can be called; throws a StartFailure where it cannot start. */
  ready: Promise<void>;
  call(request: Request): Promise<Response>;
  setClock(at: Date | undefined): void;
};

const isReady = (state: State | undefined): boolean =>
  state !== undefined && 'progress' in state && state.progress.step === 'ready';
const failureIn = ({ failure }: FailedState) => new StartFailure(failure.kind, failure.reason);

/** Opens the line for the demonstration of one folder of the origin. */
export function openLine(folder: string, onProgress: (progress: Progress) => void): Line {
  const names = namesOf(folder);
  const pending = createPendingCalls();
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => undefined);
  let state: State | undefined;
  let clock: (() => Message) | undefined;

  const say = openChannel(names.channel, (message) => {
    if (message.kind === 'state') follow(message.state);
    if (message.kind === 'answer') pending.answer(message);
  });
  startWorker(folder, ready.reject);
  failWhenSilent(names.lock, () => state !== undefined, ready.reject);
  say({ kind: 'hello' });

  function follow(next: State): void {
    const isNews = state?.term !== next.term;
    // Said again for a tab that has just come.
    if (!isNews && isReady(state)) return;
    if (isNews) pending.dropChanges();
    state = next;
    if ('failure' in next) fail(next);
    else onProgress(next.progress);
    if (!isReady(next)) return;
    ready.resolve();
    // A tab that has taken over knows nothing of it.
    if (clock) say(clock());
    for (const call of pending.all()) say(call);
  }

  const fail = (failed: FailedState) => {
    ready.reject(failureIn(failed));
    pending.fail(failureIn(failed));
  };

  return {
    ready: ready.promise,
    async call(request) {
      const call = {
        kind: 'call',
        id: crypto.randomUUID(),
        request: await packRequest(request),
      } as const;
      if (state && 'failure' in state) throw failureIn(state);
      if (isReady(state)) say(call);
      return pending.add(call);
    },
    setClock(at) {
      clock = clockFrom(at);
      say(clock());
    },
  };
}

/** What to say of a clock that goes on from a time, whenever it is said. */
function clockFrom(at: Date | undefined): () => Message {
  const since = performance.now();
  return () => ({ kind: 'clock', at: at ? at.getTime() + performance.now() - since : null });
}

/**
 * Starts this tab's candidate for the lead; ends it, and then the page, when everything is deleted.
 */
function startWorker(folder: string, fail: (failure: StartFailure) => void): void {
  const worker = new Worker(new URL('./backendWorker.ts', import.meta.url), {
    type: 'module',
    name: folder,
  });
  worker.addEventListener('error', ({ error, message }) => fail(failureOf(error ?? message)));
  openChannel(namesOf(folder).channel, ({ kind }) => {
    if (kind === 'reset') worker.terminate();
    if (kind === 'gone') window.location.reload();
  });
}

/**
 * Another tab may have the lock and hang. A slow machine is silent, too, but then nobody has it
 * yet.
 */
function failWhenSilent(
  lock: string,
  isHeard: () => boolean,
  fail: (failure: StartFailure) => void,
): void {
  const timer = setInterval(async () => {
    const { held } = await navigator.locks.query();
    if (isHeard()) clearInterval(timer);
    else if (held?.some(({ name }) => name === lock)) fail(new StartFailure('silentTab', lock));
  }, patienceMilliseconds);
}
