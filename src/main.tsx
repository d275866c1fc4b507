import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { restoreCachedResponses } from './app/cachedResponses.ts';
import { createClientApp } from './app/createClientApp.ts';
import { keepUserInput } from './app/keepUserInput.ts';
import { Providers } from './app/Providers.tsx';
import { waitForRouter } from './app/router.tsx';
import { openStorage } from './session/openStorage.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root');

// Evaluated at build time: none of this is in the production build.
if (import.meta.env.MODE === 'demo') {
  const { startDemo } = await import('./mocks/demo.ts');
  await startDemo(container);
}

const { store, router } = createClientApp(openStorage());
const repeatUserInput = keepUserInput(container);
if ('rendered' in container.dataset) {
  // What the server has rendered stays until the page is ready to replace it.
  await waitForRouter(router);
  restoreCachedResponses(store, document);
}

/** Takes over from the page that the server has rendered. */
function Start({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    delete container?.dataset.rendered;
    repeatUserInput();
  }, []);
  return children;
}

const root = createRoot(container);
// In a transition, so that the browser can handle input between the parts of the page.
startTransition(() =>
  root.render(
    <StrictMode>
      <Start>
        <Providers store={store}>
          <RouterProvider router={router} />
        </Providers>
      </Start>
    </StrictMode>,
  ),
);
