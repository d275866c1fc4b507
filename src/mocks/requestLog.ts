import type { OperationId } from '../../openapi/types.ts';
import { findOperation } from './operations.ts';

/** One request to the backend, as seen by the page. */
export type LoggedRequest = {
  id: number;
  method: string;
  /** Path and query string. */
  url: string;
  operation: OperationId | undefined;
  /** The status of the response, 'no answer' or 'abandoned' (aborted); undefined while pending. */
  outcome: number | 'no answer' | 'abandoned' | undefined;
  sentAt: Date;
  /** Undefined while pending. */
  durationMs: number | undefined;
};

const maxEntries = 200;

export type RequestLog = {
  /** Returns the requests, newest first. */
  getRequests: () => readonly LoggedRequest[];
  /** Calls the listener after every change. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  clear: () => void;
  /** Restores `fetch`. */
  stop: () => void;
};

/** Replaces `fetch` with one that logs every request of the page to /api. */
export function startRequestLog(): RequestLog {
  const listeners = new Set<() => void>();
  const fetch = globalThis.fetch;
  let requests: readonly LoggedRequest[] = [];
  let count = 0;
  const setRequests = (next: readonly LoggedRequest[]) => {
    requests = next.slice(0, maxEntries);
    for (const listener of listeners) listener();
  };

  const loggingFetch: typeof fetch = async (input, init) => {
    const request =
      input instanceof Request
        ? input
        : new Request(new URL(input, globalThis.location.href), init);
    const { pathname, search } = new URL(request.url);
    if (!pathname.includes('/api/')) return fetch(input, init);
    const id = (count += 1);
    const startedAt = performance.now();
    const finish = (outcome: LoggedRequest['outcome']) =>
      setRequests(
        requests.map((entry) =>
          entry.id === id
            ? { ...entry, outcome, durationMs: Math.round(performance.now() - startedAt) }
            : entry,
        ),
      );
    setRequests([
      {
        id,
        method: request.method,
        url: pathname + search,
        operation: findOperation(request.method, pathname),
        outcome: undefined,
        sentAt: new Date(),
        durationMs: undefined,
      },
      ...requests,
    ]);
    try {
      const response = await fetch(input, init);
      finish(response.status);
      return response;
    } catch (error) {
      finish(request.signal.aborted ? 'abandoned' : 'no answer');
      throw error;
    }
  };
  globalThis.fetch = loggingFetch;

  return {
    getRequests: () => requests,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear: () => setRequests([]),
    stop: () => {
      if (globalThis.fetch === loggingFetch) globalThis.fetch = fetch;
    },
  };
}
