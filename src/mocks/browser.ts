import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import type { StartBackend } from './backend.ts';
import { demandBrowser, failureOf, StartFailure } from './host/failures.ts';
import { openLine } from './host/line.ts';
import { deleteDemonstration } from './host/reset.ts';

/** The folder of the page, with a slash at both ends; the page itself may be called index.html. */
const folder = new URL('.', document.baseURI).pathname;

/**
 * Deletes the database and every file, and loads the page afresh in all tabs; also where the start
 * has failed.
 */
export const deleteEverything = (): Promise<void> => deleteDemonstration(folder);

/**
 * Starts the backend in this browser, and the service worker that brings it the page's calls.
 * Throws a StartFailure where that cannot be.
 */
export const startBackend: StartBackend = async ({ onProgress, handlers = [] }) => {
  await demandBrowser();
  onProgress({ step: 'network' });
  const line = openLine(folder, onProgress);
  const answer = async ({ request }: { request: Request }) =>
    line.call(request).catch(() => HttpResponse.error());
  const network = setupWorker(
    ...handlers,
    ...['/api/*', '/storage/*'].map((place) =>
      http.all(new URL(place, window.location.origin).href, answer),
    ),
  );
  await Promise.all([startNetwork(network), line.ready]);
  return {
    backendFetch: (request) => line.call(request),
    lay: (...more) => network.use(...more),
    lift: () => network.resetHandlers(),
    setClock: async (at) => line.setClock(at),
    reset: deleteEverything,
  };
};

async function startNetwork(network: ReturnType<typeof setupWorker>): Promise<void> {
  try {
    await network.start({
      serviceWorker: { url: `${folder}mockServiceWorker.js` },
      onUnhandledFrame: 'bypass',
      quiet: true,
    });
  } catch (error) {
    // A browser may have service workers and refuse them, by a setting or because the file is not
    // there.
    throw new StartFailure('noServiceWorker', failureOf(error).message);
  }
}
