import { beforeEach, expect, it, vi } from 'vitest';
import { type PushWorker, showCalls } from './pushEvents.ts';

const path = '/t/X-JNYS-00042';
const showNotification = vi.fn(async () => undefined);
const openWindow = vi.fn(async () => undefined);
const focus = vi.fn(async () => undefined);
let pages: { url: string; focus: typeof focus }[];
let worker: PushWorker;

beforeEach(() => {
  vi.clearAllMocks();
  pages = [];
  worker = Object.assign(new EventTarget(), {
    registration: { showNotification },
    clients: { matchAll: async () => pages, openWindow },
  });
  showCalls(worker);
});

/** Sends an event, and waits as the browser would. */
async function dispatch(name: string, properties: object): Promise<void> {
  const promises: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => promises.push(promise);
  worker.dispatchEvent(Object.assign(new Event(name), properties, { waitUntil }));
  expect(promises).toHaveLength(1);
  await Promise.all(promises);
}

it('shows a call, in the place of the one before', async () => {
  const call = { title: 'Garuda Baja', body: 'Dipanggil ke Arena 2', path };
  await dispatch('push', { data: { json: () => call } });
  const options = expect.objectContaining({ body: call.body, tag: path, renotify: true });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Garuda Baja', options);
});

it.each([
  ['opens the page of the team', '/t', 0],
  ['goes to the page of the team that is open', path, 1],
])('%s when the call is pressed', async (_, openPath, focused) => {
  pages = [{ url: `https://robolaga.example${openPath}?from=qr`, focus }];
  const close = vi.fn();
  await dispatch('notificationclick', { notification: { data: path, close } });
  expect(close).toHaveBeenCalledOnce();
  expect(focus).toHaveBeenCalledTimes(focused);
  expect(openWindow.mock.calls).toEqual(focused ? [] : [[path]]);
});
