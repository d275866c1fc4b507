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

/** The folder of the page, with a slash at both ends; the URL may end in index.html. */
const folder = new URL('.', document.baseURI).pathname;

/** Deletes the database and all files, and reloads all tabs; works after a failed startup too. */
export const deleteAllData = (): Promise<void> => deleteDemoData(folder);

/**
 * Starts the backend in this browser, and the service worker that passes the requests of the page
 * to it. Throws a DemoStartupError if that is not possible.
 */
export const startBackend: StartBackend = async ({ onProgress, handlers = [] }) => {
  await assertBrowserSupport();
  onProgress({ step: 'network' });
  const client = createBackendClient(folder, onProgress);
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
  try {
    await serviceWorker.start({
      serviceWorker: { url: `${folder}mockServiceWorker.js` },
      onUnhandledFrame: 'bypass',
      quiet: true,
    });
  } catch (error) {
    // The browser may block service workers by a setting, or the file may be missing.
    throw new DemoStartupError('noServiceWorker', toStartupError(error).message);
  }
}
