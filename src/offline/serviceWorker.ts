import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { lacksFunctions } from '../lib/browser/lacksFunctions.ts';
import { isPublicRequest } from './publicRequest.ts';
import { type PushWorker, showCalls } from './pushEvents.ts';

// The entry of the service worker, which keeps the last public pages and responses for a visitor
// without a connection. scripts/build/serviceWorkerBuild.ts builds it.

type StoredFile = { url: string; revision: string | null };
/** The files of the shell; the build puts them here. */
declare const SHELL_FILES: StoredFile[];
/** The files that old browsers need in addition. */
declare const POLYFILL_FILES: StoredFile[];

type Worker = EventTarget & {
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    get: (id: string) => Promise<{ postMessage: (message: unknown) => void } | undefined>;
  };
};
const worker = globalThis as unknown as Worker;

const networkTimeoutSeconds = 6;
const assetCache = 'assets';
const pageCache = 'pages';
const responseCache = 'responses';

type HandlerParts = {
  event: ExtendableEvent & { clientId?: string; resultingClientId?: string };
  cachedResponse?: Response;
};
type ExtendableEvent = Event & { waitUntil: (promise: Promise<unknown>) => void };

/** Returns how many seconds ago a response was sent, as far as this device's clock knows. */
const ageOf = ({ headers }: Response): number =>
  Math.max(0, Math.round((Date.now() - Date.parse(headers.get('date') ?? '')) / 1000)) || 0;

/**
 * Tells a page from when the response is that it gets instead of a new one. The response itself has an age, too: a
 * page does not set its clock by the date of such a one.
 */
const reportAge = {
  async cachedResponseWillBeUsed({ event, cachedResponse }: HandlerParts) {
    if (!cachedResponse) return null;
    if (event.clientId) {
      const client = await worker.clients.get(event.clientId);
      client?.postMessage({ type: 'stored', date: cachedResponse.headers.get('date') });
    }
    const headers = new Headers(cachedResponse.headers);
    headers.set('age', String(ageOf(cachedResponse)));
    return new Response(cachedResponse.body, { headers });
  },
};

/** The date of the pages that were sent instead of new ones, by the ids of their clients. */
const storedPages = new Map<string, string | null>();

/** Notes from when a page is, which asks for it as soon as it listens. */
const noteAge = {
  async cachedResponseWillBeUsed({ event, cachedResponse }: HandlerParts) {
    if (cachedResponse && event.resultingClientId)
      storedPages.set(event.resultingClientId, cachedResponse.headers.get('date'));
    return cachedResponse ?? null;
  },
};

/** Keeps only complete responses that are for everybody. */
const keepPublic = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !response.redirected ? response : null,
};

const expire = (maxEntries: number) => new ExpirationPlugin({ maxEntries });

precacheAndRoute(lacksFunctions ? [...SHELL_FILES, ...POLYFILL_FILES] : SHELL_FILES, {
  cleanURLs: false,
});
cleanupOutdatedCaches();

// Their names contain a hash. Those of an earlier build stay for the pages that still run it.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: assetCache, plugins: [keepPublic, expire(250)] }),
);
const pages = new NetworkFirst({
  cacheName: pageCache,
  networkTimeoutSeconds,
  plugins: [keepPublic, noteAge, expire(40)] as never,
});
registerRoute(({ request }) => request.mode === 'navigate', pages);
const responses = new NetworkFirst({
  cacheName: responseCache,
  networkTimeoutSeconds,
  plugins: [keepPublic, reportAge, expire(120)] as never,
});
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isPublicRequest(request, url),
  responses,
);
setCatchHandler(async ({ request }) => {
  const shell = request.mode === 'navigate' ? await matchPrecache('/index.html') : undefined;
  return shell ?? Response.error();
});

type Message = { type: 'activate' } | { type: 'age' } | { type: 'remember'; urls: string[] };
type Client = { id: string; postMessage: (message: unknown) => void };

/** Stores what a page has loaded before this worker controlled it; most is in the HTTP cache. */
async function remember(urls: readonly string[]): Promise<void> {
  for (const href of urls) {
    const url = new URL(href);
    const name = url.pathname.startsWith('/assets/') ? assetCache : pageCache;
    const cache = await caches.open(name);
    if (await cache.match(href)) continue;
    const response = await fetch(href).catch(() => undefined);
    if (response?.status === 200) await cache.put(href, response);
  }
}

worker.addEventListener('message', (event) => {
  const message = (event as MessageEvent<Message>).data;
  if (message.type === 'activate') void worker.skipWaiting();
  const client = (event as MessageEvent).source as Client | null;
  if (message.type === 'age' && client && storedPages.has(client.id))
    client.postMessage({ type: 'stored', date: storedPages.get(client.id) });
  if (message.type === 'remember')
    (event as MessageEvent & ExtendableEvent).waitUntil(remember(message.urls));
});
showCalls(globalThis as unknown as PushWorker);
worker.addEventListener('activate', (event) =>
  (event as ExtendableEvent).waitUntil(worker.clients.claim()),
);
