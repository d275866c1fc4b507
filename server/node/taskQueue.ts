import { serverBusy, tooManyRequests } from '../httpError.ts';

type TaskQueueLimits = {
  /** Tasks that run at the same time. */
  maxConcurrent: number;
  /** Tasks that wait, of all clients together. */
  maxWaiting: number;
  /** Tasks that wait of one client. */
  maxWaitingPerClient: number;
  /** Seconds after which a refused client may try again. */
  retryAfter: number;
};

/** Runs `work` for a client, which is any text that tells clients apart. */
export type Enqueue = <Result>(client: string, work: () => Promise<Result>) => Promise<Result>;

type Waiting = { start: () => void; refuse: () => void };

/**
 * Returns a function that runs asynchronous work, and keeps waiting work in a bounded queue. The
 * clients take turns, so that one with much work delays the others by one task each. Throws 503 at
 * once if the queue is full. If only the client's share of it is full, its oldest waiting task gets
 * a 429 and makes room: the person behind that one has waited longest, and may have given up.
 */
export function createTaskQueue(limits: TaskQueueLimits): Enqueue {
  const { maxConcurrent, maxWaiting, maxWaitingPerClient, retryAfter } = limits;
  /** In the order in which the clients get their turns; no list is empty. */
  const queues = new Map<string, Waiting[]>();
  let waitingCount = 0;
  let running = 0;

  const takeFrom = (client: string): Waiting | undefined => {
    const queue = queues.get(client) ?? [];
    const first = queue.shift();
    if (!first) return undefined;
    waitingCount -= 1;
    if (queue.length === 0) queues.delete(client);
    return first;
  };
  const takeNext = (): Waiting | undefined => {
    for (const [client, queue] of queues) {
      const next = takeFrom(client);
      // To the end of the Map, behind all other clients.
      if (queues.delete(client)) queues.set(client, queue);
      return next;
    }
    return undefined;
  };
  const wait = (client: string) =>
    new Promise<void>((resolve, reject) => {
      if (queues.get(client)?.length === maxWaitingPerClient) takeFrom(client)?.refuse();
      if (waitingCount >= maxWaiting) throw serverBusy(retryAfter);
      const queue = queues.get(client) ?? [];
      queue.push({ start: resolve, refuse: () => reject(tooManyRequests(retryAfter)) });
      queues.set(client, queue);
      waitingCount += 1;
    });

  return async (client, work) => {
    if (running < maxConcurrent) running += 1;
    else await wait(client);
    try {
      return await work();
    } finally {
      const next = takeNext();
      if (next) next.start();
      else running -= 1;
    }
  };
}
