import { type OperationId, operationOf } from './operations.ts';

/** One call to the backend, as the page saw it. */
export type Call = {
  id: number;
  method: string;
  /** Path and query. */
  address: string;
  operation: OperationId | undefined;
  /**
   * The answer's status; that none came, or that the page no longer wanted one; nothing as long as
   * it is under way.
   */
  outcome: number | 'no answer' | 'abandoned' | undefined;
  /** When it was sent. */
  at: Date;
  /** How long it took, once it is over. */
  milliseconds: number | undefined;
};

const limit = 200;

/** The calls of the page, the last first. */
export type CallLog = {
  calls: () => readonly Call[];
  /** Tells of every change, until what it gives is called. */
  subscribe: (listener: () => void) => () => void;
  clear: () => void;
  /** Takes its hands off the page. */
  stop: () => void;
};

/** Writes down every call to /api that the page makes from now on. */
export function logCalls(): CallLog {
  const listeners = new Set<() => void>();
  const fetch = globalThis.fetch;
  let calls: readonly Call[] = [];
  let count = 0;
  const set = (next: readonly Call[]) => {
    calls = next.slice(0, limit);
    for (const listener of listeners) listener();
  };

  const logged: typeof fetch = async (input, init) => {
    const request =
      input instanceof Request
        ? input
        : new Request(new URL(input, globalThis.location.href), init);
    const { pathname, search } = new URL(request.url);
    if (!pathname.includes('/api/')) return fetch(input, init);
    const id = (count += 1);
    const started = performance.now();
    const finish = (outcome: Call['outcome']) =>
      set(
        calls.map((call) =>
          call.id === id
            ? { ...call, outcome, milliseconds: Math.round(performance.now() - started) }
            : call,
        ),
      );
    set([
      {
        id,
        method: request.method,
        address: pathname + search,
        operation: operationOf(request.method, pathname),
        outcome: undefined,
        at: new Date(),
        milliseconds: undefined,
      },
      ...calls,
    ]);
    try {
      const answer = await fetch(input, init);
      finish(answer.status);
      return answer;
    } catch (error) {
      finish(request.signal.aborted ? 'abandoned' : 'no answer');
      throw error;
    }
  };
  globalThis.fetch = logged;

  return {
    calls: () => calls,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear: () => set([]),
    stop: () => {
      if (globalThis.fetch === logged) globalThis.fetch = fetch;
    },
  };
}
