/** What the server sends of a call (`followTeams` of the document). */
type Message = { title: string; body: string; path: string };
type PushEvent = ExtendableEvent & { data: { json: () => Message } };
type ClickEvent = ExtendableEvent & { notification: { data: string; close: () => void } };
type ExtendableEvent = Event & { waitUntil: (promise: Promise<unknown>) => void };

export type PushWorker = EventTarget & {
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  clients: {
    matchAll: (options: object) => Promise<{ url: string; focus: () => Promise<unknown> }[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
};

/** Shows the calls that a service worker is sent, and the page of the team when one is pressed. */
export function showCalls(worker: PushWorker): void {
  worker.addEventListener('push', (event) => {
    const { title, body, path } = (event as PushEvent).data.json();
    const options = {
      body,
      data: path,
      icon: '/icon-192.png',
      lang: 'id',
      // A later call of the team replaces the one before, and is heard again.
      tag: path,
      renotify: true,
      vibrate: [400, 150, 400, 150, 700],
    };
    (event as PushEvent).waitUntil(worker.registration.showNotification(title, options));
  });
  const openPage = async (path: string) => {
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = pages.find(({ url }) => new URL(url).pathname === path);
    return open ? open.focus() : worker.clients.openWindow(path);
  };
  worker.addEventListener('notificationclick', (event) => {
    const { notification, waitUntil } = event as ClickEvent;
    notification.close();
    waitUntil.call(event, openPage(notification.data));
  });
}
