import { setTimeout as pause } from 'node:timers/promises';

type Waited<Result> = { result: Result; seconds: number; longestWait: number };

const pauseMilliseconds = 10;

/**
 * Runs `work`, and asks the server for /healthz meanwhile, one request after the other. Returns the result, how long
 * it took, and the longest time in milliseconds that one of the others waited.
 */
export async function measureLongestWait<Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<Waited<Result>> {
  const ended = new AbortController();
  let longestWait = 0;
  const ask = async () => {
    while (!ended.signal.aborted) {
      const askedAt = performance.now();
      await (await fetch(`${url}/healthz`)).arrayBuffer();
      longestWait = Math.max(longestWait, performance.now() - askedAt);
      await pause(pauseMilliseconds);
    }
  };
  const asking = ask();
  const startedAt = performance.now();
  const working = work().finally(() => ended.abort());
  const result = await working;
  const seconds = (performance.now() - startedAt) / 1000;
  // Of those that were asked while it ran, the last may be answered after it.
  await asking;
  return { result, seconds, longestWait };
}
