import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from 'react';
import { CacheProvider } from '@emotion/react';
import { RouterProvider } from 'react-router-dom';
import { restoreCachedResponses } from './app/cachedResponses.ts';
import { createClientApp } from './app/createClientApp.ts';
import { keepUserInput } from './app/keepUserInput.ts';
import { createStyleCache } from './app/pageStyles.ts';
import { Providers } from './app/Providers.tsx';
import { isServed, reloadAfterDeployment } from './app/reloadAfterDeployment.ts';
import './app/commonParts.ts';
import { createAppTheme } from './app/theme.ts';
import { waitForRouter } from './app/router.tsx';
import { onFirstInput } from './lib/onFirstInput.ts';
import { prefetch } from './lib/prefetch.ts';
import { hydrateWaitingParts } from './lib/waitingParts.ts';
import { openStorage } from './session/openStorage.ts';

/** Lets the browser handle what waits: each part between takes a slow phone some 50 ms. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

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
  const connectDemo =
    import.meta.env.MODE === 'demo'
      ? await (await import('./mocks/demo.ts')).startDemo(container)
      : undefined;
  await pause();
  // Evaluated here, in a task of its own; its code is in the file of React.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await pause();
  const { store, router } = createClientApp(openStorage());
  connectDemo?.({ store, router });
  const repeatUserInput = keepUserInput(container);
  const isRendered = 'rendered' in container.dataset;
  if (isRendered) {
    await Promise.all([waitForRouter(router), pause()]);
    restoreCachedResponses(store, document);
    await pause();
  }
  const theme = createAppTheme();
  await pause();
  const { key } = router.state.location;
  const hydrateOnNavigation = () => {
    const { location, navigation } = router.state;
    if (location.key !== key || navigation.state !== 'idle') hydrateWaitingParts();
  };
  const onStart = () => {
    // Not before RouterProvider has subscribed: the router keeps the result of its first loaders for
    // the first subscriber only, and RouterProvider would show the loading screen for ever.
    router.subscribe(hydrateOnNavigation);
    hydrateOnNavigation();
    // In a task of its own: React cannot handle an event while it hydrates.
    setTimeout(() => {
      delete container.dataset.rendered;
      repeatUserInput();
    });
  };
  const app = (
    <StrictMode>
      <Started onStart={onStart}>
        <CacheProvider value={createStyleCache(document)}>
          <Providers store={store} theme={theme}>
            <RouterProvider router={router} />
          </Providers>
        </CacheProvider>
      </Started>
    </StrictMode>
  );
  const { participant, club } = store.getState().session;
  // The server renders for visitors.
  if (!isRendered || participant || club) {
    createRoot(container).render(app);
    return;
  }
  // In a transition, which React divides into short tasks. Where a page differs, React renders it
  // anew.
  startTransition(() => {
    hydrateRoot(container, app, { onRecoverableError: () => undefined });
  });
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
if (import.meta.env.PROD && import.meta.env.MODE !== 'demo') {
  const register = () =>
    import('./offline/register.ts').then(({ registerServiceWorker }) => registerServiceWorker());
  // The first load is not the time to store anything. Later the page may be a stored one, also while
  // the browser says that it is online, and then it has to say how old it is.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (serviceWorker?.controller) void prefetch(register);
  else onFirstInput(register);
}
