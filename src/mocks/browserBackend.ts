import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import type { StartBackend } from './backend.ts';
import {
  assertBrowserSupport,
  toStartupError,
  DemoStartupError,
} from './host/page/startupErrors.ts';
import { createBackendClient } from './host/backendClient.ts';
import { deleteDemoData } from './host/storage/deleteDemoData.ts';

/**
 * The folder of the demonstration, with a slash at both ends: that of the page, whose URL may end in
 * index.html. While developing it is the root at any URL, as the host answers all with the page.
 */
export const demoFolder = new URL(import.meta.env.BASE_URL, document.baseURI).pathname;

/** Deletes the database and all files, and reloads all tabs; works after a failed startup too. */
export const deleteAllData = (): Promise<void> => deleteDemoData(demoFolder);

/**
 * Starts the backend in this browser, and the service worker that passes the requests of the page
 * to it. Throws a DemoStartupError if that is not possible.
 */
export const startBackend: StartBackend = async ({ onProgress, handlers = [] }) => {
  await assertBrowserSupport();
  onProgress({ step: 'network' });
  const client = createBackendClient(demoFolder, onProgress);
  const respond = async ({ request }: { request: Request }) =>
    client.fetch(request).catch(() => HttpResponse.error());
  const serviceWorker = setupWorker(
    ...handlers,
    ...['/api/*', '/storage/*'].map((path) =>
      http.all(new URL(path, window.location.origin).href, respond),
    ),
  );
  await Promise.all([startServiceWorker(serviceWorker), client.ready]);
  return {
    backendFetch: (request) => client.fetch(request),
    applyHandlers: (...more) => serviceWorker.use(...more),
    clearHandlers: () => serviceWorker.resetHandlers(),
    setClock: async (at) => client.setClock(at),
    reset: deleteAllData,
  };
};

async function startServiceWorker(serviceWorker: ReturnType<typeof setupWorker>): Promise<void> {
  const url = `${demoFolder}mockServiceWorker.js`;
  try {
    await serviceWorker.start({
      serviceWorker: { url },
      onUnhandledFrame: 'bypass',
      quiet: true,
    });
  } catch (error) {
    const { message } = toStartupError(error);
    throw new DemoStartupError((await isScript(url)) ? 'noServiceWorker' : 'missingFile', message);
  }
}

/** Whether a host has a script: some answer with a page instead, which browsers do not run as a service worker. */
async function isScript(url: string): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(url);
    return ok && /javascript/.test(headers.get('Content-Type') ?? '');
  } catch {
    return false;
  }
}
