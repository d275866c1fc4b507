import { act, cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { createClient } from '../src/app/client.ts';
import { Providers } from '../src/app/Providers.tsx';
import { type Backend, useBackend } from './backend.ts';
import { useScenarios } from './scenarios.ts';

/**
 * The product as a visitor of one test file gets it: the real route table, store and session over
 * the real backend, reached through the network layer, where a test may lay faults over single
 * calls with `faults`.
 */
export function useProduct() {
  const backend = useBackend();
  const server = setupServer(
    http.all('*/api/*', ({ request }) => backend.app.fetch(request)),
    http.all('*/storage/*', ({ request }) => backend.app.fetch(request)),
  );
  const scenarios = useScenarios(server, async (request) => backend.app.fetch(request));
  const running: { dispose: () => void }[] = [];
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    cleanup();
    for (const client of running.splice(0)) client.dispose();
    server.resetHandlers();
    window.localStorage.clear();
    window.sessionStorage.clear();
    // What jsdom has yet to do at its next frame would otherwise stay undone for the rest of the
    // worker's life.
    if (vi.isFakeTimers()) vi.advanceTimersByTime(20);
    vi.useRealTimers();
  });
  afterAll(() => server.close());

  return {
    backend,
    ...scenarios,
    /** Lays handlers over the backend until the test ends. */
    faults: (...handlers: HttpHandler[]) => server.use(...handlers),
    /** Opens the product at an address, signed in where the storage says so. */
    renderApp: async (address: string) => {
      const client = createClient(window.localStorage, address);
      running.push(client);
      const user = userEvent.setup({
        advanceTimers: (delay) => (vi.isFakeTimers() ? vi.advanceTimersByTime(delay) : undefined),
      });
      await act(async () => {
        render(
          <Providers store={client.store}>
            <RouterProvider router={client.router} />
          </Providers>,
        );
      });
      return { ...client, user, address: () => client.router.state.location.pathname };
    },
    /** Signs a demonstration participant in, as if it had been done on an earlier visit. */
    rememberParticipant: async (who: Parameters<Backend['signIn']>[0]) => {
      const token = await backend.signIn(who);
      window.localStorage.setItem('authToken', token);
      window.localStorage.setItem('participant_token', token);
      return token;
    },
    /**
     * Signs the demonstration club in, as if it had been done on an earlier visit; gives its token.
     */
    rememberClub: async () => {
      const token = await backend.signIn('club');
      const { body } = await backend.call('GET', '/api/gh/me', { token });
      window.localStorage.setItem('gh_token', token);
      window.localStorage.setItem('gh_user', JSON.stringify((body as { user: unknown }).user));
      return token;
    },
  };
}
