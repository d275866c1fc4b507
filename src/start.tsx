import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { restoreCachedResponses } from './app/cachedResponses.ts';
import { createClientApp } from './app/createClientApp.ts';
import { keepUserInput } from './app/keepUserInput.ts';
import { Providers } from './app/Providers.tsx';
import { isServed, reloadAfterDeployment } from './app/reloadAfterDeployment.ts';
import { checkVersion } from './app/version/checkVersion.ts';
import { createAppTheme } from './app/theme.ts';
import { waitForRouter } from './app/router.tsx';
import { renderTime } from './lib/dates/renderTime.ts';
import { paths } from './paths.ts';
import { openStorage } from './session/openStorage.ts';

/** The server keeps a rendered page for a minute; in milliseconds. */
const maxPageAge = 2 * 60 * 1000;

/** Ends the current task, so that the browser can handle input: a slow phone needs 100 ms for each. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Calls back when the page has been rendered for the first time. */
function Started({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  useLayoutEffect(onStart, [onStart]);
  return children;
}

/**
 * Starts the application. What the server has rendered stays until the code of the page is there.
 * Not at the top level of the module, for which the code of the page would wait.
 */
async function start(container: HTMLElement): Promise<void> {
  // Evaluated at build time: none of this is in the production build.
  if (import.meta.env.MODE === 'demo') await (await import('./mocks/demo.ts')).startDemo(container);
  await nextTask();
  const { store, router } = createClientApp(openStorage());
  const repeatUserInput = keepUserInput(container);
  const isRendered = 'rendered' in container.dataset;
  if (isRendered) {
    await waitForRouter(router);
    restoreCachedResponses(store, document);
    // Such a page asks for nothing: the answer sets a clock that is wrong.
    if (Math.abs(renderTime() - Date.now()) > maxPageAge) void checkVersion(store);
  }
  await nextTask();
  const theme = createAppTheme();
  await nextTask();
  const onStart = () => {
    // In a task of its own: React cannot handle an event while it hydrates.
    setTimeout(() => {
      delete container.dataset.rendered;
      repeatUserInput();
    });
  };
  const app = (
    <StrictMode>
      <Started onStart={onStart}>
        <Providers store={store} theme={theme}>
          <RouterProvider router={router} />
        </Providers>
      </Started>
    </StrictMode>
  );
  const { participant, club } = store.getState().session;
  const rendered = container.cloneNode(true);
  const { location: first, errors } = router.state;
  const onCaughtError = (fault: unknown) => {
    reportError(fault);
    if (isRendered && router.state.location === first)
      void import('./app/keepRenderedPage.ts').then(({ keepRenderedPage }) =>
        keepRenderedPage(container, rendered, fault),
      );
  };
  // The server renders for visitors, and not the message that the code of a page cannot be loaded.
  if (!isRendered || participant || club || errors)
    createRoot(container, { onCaughtError }).render(app);
  // In a transition, which React divides into short tasks.
  else startTransition(() => void hydrateRoot(container, app, { onCaughtError }));
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root');
reloadAfterDeployment({
  page: window,
  buildUrl: import.meta.url,
  storage: openStorage('sessionStorage'),
  isServed,
  reload: () => window.location.reload(),
});
void start(container);
/** When a page that was just opened is drawn, and its network is free; in milliseconds. */
const idleTime = 3000;

/** Calls a function once, at the visitor's first input. */
function onFirstInput(action: () => void): void {
  const listeners = new AbortController();
  const listener = () => {
    listeners.abort();
    action();
  };
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, listener, { signal: listeners.signal });
}

if (import.meta.env.PROD && import.meta.env.MODE !== 'demo') {
  const register = () =>
    void import('./offline/register.ts').then(
      ({ registerServiceWorker }) => registerServiceWorker(),
      // Without a connection there is nothing to store.
      () => undefined,
    );
  // The first load is not the time to store anything. Later the page may be a stored one, also while
  // the browser says that it is online, and then it has to say how old it is.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (serviceWorker?.controller) register();
  // Who follows a team may only look, in a hall whose network can be gone at any time.
  else if (window.location.pathname.startsWith(paths.teamTurns.href({ code: '' })))
    setTimeout(register, idleTime);
  else onFirstInput(register);
}
