import { expect, it } from 'vitest';
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
  const failed = enqueue('a', () => Promise.reject(new Error('Failed.')));
  const next = enqueue('a', () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('Failed.');
  expect(await next).toBe('done');
});
