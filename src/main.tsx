import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createClient } from './app/client.ts';
import { Providers } from './app/Providers.tsx';
import { openStorage } from './session/openStorage.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root');

// Decided when the client is built: the product as it is served has nothing of it.
if (import.meta.env.MODE === 'demo') {
  const { startDemo } = await import('./mocks/demo.ts');
  await startDemo(container);
}

const { store, router } = createClient(openStorage());
createRoot(container).render(
  <StrictMode>
    <Providers store={store}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
