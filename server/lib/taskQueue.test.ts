import { describe, expect, it } from 'vitest';
import { createTaskQueue } from './taskQueue.ts';

const limits = { maxConcurrent: 1, maxWaiting: 5, maxWaitingPerClient: 3, retryAfter: 2 };

/** Work that ends when the test says so, and a list of what has begun. */
function createWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.push(() => resolve(name));
    });
  /** Ends the oldest running work, and whatever begins after it. */
  const endAll = async () => {
    while (ends.length > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { begun, work, endAll };
}

const fail = () => Promise.reject(new Error('Failed.'));
const statusOf = (task: Promise<unknown>) =>
  task.then(
    () => 200,
    (error: { status: number; retryAfter: number }) => [error.status, error.retryAfter],
  );

it('lets clients take turns, whatever one of them has sent before', async () => {
  const enqueue = createTaskQueue(limits);
  const { begun, work, endAll } = createWork();
  const names = ['a1', 'a2', 'a3', 'b1', 'a4', 'c1'];
  const tasks = names.map((name) => enqueue(name.charAt(0), work(name)));
  await endAll();
  expect(await Promise.all(tasks)).toEqual(names);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

it('refuses the oldest waiting task of a client that has more than its share', async () => {
  const enqueue = createTaskQueue(limits);
  const { begun, work, endAll } = createWork();
  const tasks = ['1', '2', '3', '4', '5'].map((name) => statusOf(enqueue('a', work(name))));
  await endAll();
  expect(await Promise.all(tasks)).toEqual([200, [429, 2], 200, 200, 200]);
  expect(begun).toEqual(['1', '3', '4', '5']);
});

it('refuses at once what finds the whole queue full, and has room again afterwards', async () => {
  const enqueue = createTaskQueue(limits);
  const { work, endAll } = createWork();
  const clients = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const tasks = clients.map((client) => statusOf(enqueue(client, work(client))));
  expect(await tasks.at(-1)).toEqual([503, 2]);
  await endAll();
  expect(await Promise.all(tasks.slice(0, -1))).toEqual(Array(6).fill(200));
  const later = enqueue('g', work('g'));
  await endAll();
  expect(await later).toBe('g');
});

it('goes on after work that fails', async () => {
  const enqueue = createTaskQueue(limits);
  const failed = enqueue('a', fail);
  const next = enqueue('a', () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('Failed.');
  expect(await next).toBe('done');
});

describe('a client of whom something has failed', () => {
  it('comes after the others, until five minutes have passed', async () => {
    let time = 0;
    const enqueue = createTaskQueue({ ...limits, now: () => time });
    const { begun, work, endAll } = createWork();
    const run = async (names: string[]) => {
      const tasks = names.map((name) => enqueue(name.charAt(0), work(name)));
      await endAll();
      await Promise.all(tasks);
      return begun.splice(0);
    };
    await enqueue('a', fail).catch(() => undefined);
    expect(await run(['x', 'a1', 'b1', 'b2'])).toEqual(['x', 'b1', 'b2', 'a1']);
    time = 5 * 60_000;
    expect(await run(['x', 'a1', 'b1', 'b2'])).toEqual(['x', 'a1', 'b1', 'b2']);
  });

  it('gives up its place to a better one if the queue is full', async () => {
    const enqueue = createTaskQueue(limits);
    const { begun, work, endAll } = createWork();
    await enqueue('e', fail).catch(() => undefined);
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const tasks = names.map((name) => statusOf(enqueue(name, work(name))));
    expect(await tasks.at(4)).toEqual([503, 2]);
    expect(await tasks.at(-1), 'a client that is no better').toEqual([503, 2]);
    await endAll();
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'f', 'g']);
  });

  it('comes first while it has failed no more than it is allowed', async () => {
    const allowanceOf = (client: string) => (client === 'a' ? 2 : 0);
    const enqueue = createTaskQueue({ ...limits, allowanceOf });
    const { begun, work, endAll } = createWork();
    const run = async () => {
      const tasks = ['x', 'b', 'a'].map((name) => enqueue(name, work(name)));
      await endAll();
      await Promise.all(tasks);
      return begun.splice(0);
    };
    await enqueue('a', fail).catch(() => undefined);
    expect(await run()).toEqual(['x', 'a', 'b']);
    for (let time = 0; time < 2; time += 1) await enqueue('a', fail).catch(() => undefined);
    expect(await run()).toEqual(['x', 'b', 'a']);
  });

  it('counts with all clients of its group', async () => {
    const enqueue = createTaskQueue({ ...limits, groupOf: (client) => client.charAt(0) });
    const { begun, work, endAll } = createWork();
    await enqueue('a1', fail).catch(() => undefined);
    const tasks = ['x', 'a2', 'b'].map((name) => enqueue(name, work(name)));
    await endAll();
    await Promise.all(tasks);
    expect(begun).toEqual(['x', 'b', 'a2']);
  });
});

it('takes a place from the client with most waiting tasks if nothing has failed', async () => {
  const enqueue = createTaskQueue(limits);
  const { begun, work, endAll } = createWork();
  const names = ['a1', 'b1', 'b2', 'b3', 'c1', 'd1', 'e1'];
  const tasks = names.map((name) => statusOf(enqueue(name.charAt(0), work(name))));
  expect(await tasks.at(1)).toEqual([503, 2]);
  await endAll();
  expect(begun).toEqual(['a1', 'b2', 'c1', 'd1', 'e1', 'b3']);
});

describe('clients of one share', () => {
  const shared = { ...limits, shareOf: (client: string) => client.charAt(0) };

  it('take the turns of one, in turn', async () => {
    const enqueue = createTaskQueue({ ...shared, maxWaiting: 9 });
    const { begun, work, endAll } = createWork();
    const names = ['x', 'a1', 'a1', 'a2', 'a3', 'b1', 'b1'];
    const tasks = names.map((name) => enqueue(name, work(name)));
    await endAll();
    await Promise.all(tasks);
    expect(begun).toEqual(['x', 'a1', 'b1', 'a2', 'b1', 'a3', 'a1']);
  });

  it('give up a place of a full queue to another share, whichever of them has it', async () => {
    const enqueue = createTaskQueue(shared);
    const { begun, work, endAll } = createWork();
    const names = ['x', 'a1', 'a2', 'a3', 'a4', 'a5', 'b1'];
    const tasks = names.map((name) => statusOf(enqueue(name, work(name))));
    await endAll();
    expect((await Promise.all(tasks)).filter((status) => status !== 200)).toEqual([[503, 2]]);
    expect(begun).toContain('b1');
  });

  it('are refused a place that only their own share could give up', async () => {
    const enqueue = createTaskQueue(shared);
    const { work, endAll } = createWork();
    const names = ['x', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6'];
    const tasks = names.map((name) => statusOf(enqueue(name, work(name))));
    expect(await tasks.at(-1)).toEqual([503, 2]);
    await endAll();
    await Promise.all(tasks);
  });
});
