import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createClientApp } from './app/createClientApp.ts';
import { Providers } from './app/Providers.tsx';
import { openStorage } from './session/openStorage.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root');

// Evaluated at build time: none of this is in the production build.
if (import.meta.env.MODE === 'demo') {
  const { startDemo } = await import('./mocks/demo.ts');
  await startDemo(container);
}

const { store, router } = createClientApp(openStorage());
createRoot(container).render(
  <StrictMode>
    <Providers store={store}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
