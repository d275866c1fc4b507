import { serverBusy, tooManyRequests } from './httpError.ts';

type TaskQueueLimits = {
  /** Tasks that run at the same time. */
  maxConcurrent: number;
  /** Tasks that wait, of all clients together. */
  maxWaiting: number;
  /** Tasks that wait of one client. */
  maxWaitingPerClient: number;
  /** Seconds after which a refused client may try again. */
  retryAfter: number;
  /** Returns what failures of a client are counted for; by default the client itself. */
  groupOf?: (client: string) => string;
  /** Returns with whom a client shares turns and places; by default with nobody. */
  shareOf?: (client: string) => string;
  /** Returns how many failures of a client are not held against it; by default none. */
  allowanceOf?: (client: string) => number;
  /** Returns a time in milliseconds. */
  now?: () => number;
};

/** Runs `work` for a client, which is any text that tells clients apart. */
export type Enqueue = <Result>(client: string, work: () => Promise<Result>) => Promise<Result>;

type Waiting = { start: () => void; refuse: (error: Error) => void };

/**
 * Returns a function that runs asynchronous work, and keeps waiting work in a bounded queue. Clients
 * of whom less work has failed lately come first; equal ones take turns, so that one with much work
 * delays the others by one task each; those of one share take the turns of one. If the queue is full, the
 * client of whom most has failed, or of the share with most waiting tasks, gives
 * up its oldest waiting task to a better one; otherwise the new task is refused. Both get a 503. If
 * only the client's share of the queue is full, its oldest waiting task gets a 429 and makes room:
 * the person behind that one has waited longest, and may have given up.
 */
export function createTaskQueue(limits: TaskQueueLimits): Enqueue {
  const { maxConcurrent, maxWaiting, maxWaitingPerClient, retryAfter } = limits;
  const { groupOf = (client) => client, allowanceOf = () => 0 } = limits;
  const { shareOf = (client) => client } = limits;
  /** In the order in which equal clients get their turns; no list is empty. */
  const queues = new Map<string, Waiting[]>();
  const failures = createFailureCounts(limits.now);
  let waitingCount = 0;
  let running = 0;

  const countWaiting = (client: string) => queues.get(client)?.length ?? 0;
  const sharesOf = (client: string) =>
    [...queues.keys()].filter((other) => shareOf(other) === shareOf(client));
  const countShare = (client: string) =>
    sharesOf(client).reduce((count, other) => count + countWaiting(other), 0);
  const rank = (client: string) => failures.get(groupOf(client)) - allowanceOf(client);
  /** Negative if the first client has the better right to a turn or a place. */
  const compare = (a: string, b: string) => rank(a) - rank(b);

  const takeFrom = (client: string): Waiting | undefined => {
    const queue = queues.get(client) ?? [];
    const first = queue.shift();
    if (!first) return undefined;
    waitingCount -= 1;
    if (queue.length === 0) queues.delete(client);
    return first;
  };
  const takeNext = (): Waiting | undefined => {
    const [client] = [...queues.keys()].sort(compare);
    if (client === undefined) return undefined;
    const others = sharesOf(client).filter((other) => other !== client);
    const next = takeFrom(client);
    // To the end of the Map, behind all equal clients: whoever shares the turn, and then this one.
    for (const moved of [...others, client]) {
      const rest = queues.get(moved);
      if (rest && queues.delete(moved)) queues.set(moved, rest);
    }
    return next;
  };
  /** Lets the worst client give up a place; returns false if the new client is no better. */
  const makeRoom = (client: string): boolean => {
    const compareWaiting = (a: string, b: string) =>
      compare(a, b) || countShare(a) - countShare(b) || countWaiting(a) - countWaiting(b);
    const worst = [...queues.keys()].sort(compareWaiting).at(-1);
    if (worst === undefined) return false;
    const count = shareOf(client) === shareOf(worst) ? countWaiting : countShare;
    const difference = compare(client, worst) || count(client) + 1 - count(worst);
    if (difference >= 0) return false;
    takeFrom(worst)?.refuse(serverBusy(retryAfter));
    return true;
  };
  const wait = (client: string) =>
    new Promise<void>((resolve, reject) => {
      if (countWaiting(client) === maxWaitingPerClient)
        takeFrom(client)?.refuse(tooManyRequests(retryAfter));
      if (waitingCount >= maxWaiting && !makeRoom(client)) throw serverBusy(retryAfter);
      const queue = queues.get(client) ?? [];
      queue.push({ start: resolve, refuse: reject });
      queues.set(client, queue);
      waitingCount += 1;
    });

  return async (client, work) => {
    if (running < maxConcurrent) running += 1;
    else await wait(client);
    try {
      return await work();
    } catch (error) {
      failures.add(groupOf(client));
      throw error;
    } finally {
      const next = takeNext();
      if (next) next.start();
      else running -= 1;
    }
  };
}

const rememberedMilliseconds = 5 * 60_000;
const maxGroups = 10_000;

/** Counts failures until a group has had none for five minutes. */
function createFailureCounts(now = () => performance.now()) {
  /** The group that failed last is the last one. */
  const counts = new Map<string, { count: number; at: number }>();
  const get = (group: string) => {
    const entry = counts.get(group);
    return entry && now() - entry.at < rememberedMilliseconds ? entry.count : 0;
  };
  const add = (group: string) => {
    const count = get(group) + 1;
    counts.delete(group);
    counts.set(group, { count, at: now() });
    const [oldest] = counts.keys();
    if (oldest !== undefined && (counts.size > maxGroups || get(oldest) === 0))
      counts.delete(oldest);
  };
  return { get, add };
}
