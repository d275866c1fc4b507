import { setTimeout as wait } from 'node:timers/promises';

export type SteadyRequests = {
  /** How many requests succeeded so far. */
  succeeded: () => number;
  /** Ends after the running requests; returns what went wrong. */
  stop: () => Promise<string[]>;
};

const clients = 4;
const pauseMilliseconds = 10;

/** Sends requests without an end from several clients. `send` returns the status of one response. */
export function keepRequesting(send: () => Promise<number>): SteadyRequests {
  const stopped = new AbortController();
  const failures: string[] = [];
  let succeeded = 0;
  const runClient = async () => {
    while (!stopped.signal.aborted) {
      const result = await send().catch(String);
      if (result === 200) succeeded++;
      else failures.push(String(result));
      await wait(pauseMilliseconds);
    }
  };
  const running = Array.from({ length: clients }, runClient);
  return {
    succeeded: () => succeeded,
    async stop() {
      stopped.abort();
      await Promise.all(running);
      return failures;
    },
  };
}
