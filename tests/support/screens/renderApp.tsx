import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import {
  cleanup,
  getConfig,
  render as renderElement,
  renderHook,
  waitFor,
} from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { http, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useMatches } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { createClientApp } from '../../../src/app/createClientApp.ts';
import { selectLayout } from '../../../src/app/layouts/routeHandle.ts';
import { RootLayout } from '../../../src/app/layouts/RootLayout.tsx';
import { useScrollToTop } from '../../../src/app/layouts/scroll/useScrollToTop.ts';
import { Providers } from '../../../src/app/Providers.tsx';
import { createAppTheme } from '../../../src/app/theme.ts';
import { createRouterOptions, createRoutes } from '../../../src/app/router.tsx';
import { useProfileSync } from '../../../src/app/session/useProfileSync.ts';
import { onToast, type ToastMessage } from '../../../src/ui/toasts/useToast.ts';
import { type Backend, type TestResponse, useBackend } from '../database/backend.ts';
import { useScenarios } from '../scenarios.ts';

const theme = createAppTheme();

/**
 * Keeps the rules of the components out of the document, because jsdom walks all of them for each
 * computed style. What depends on them is tested in a browser.
 */
const rules = document.createElement('div');
const emotionCache = createCache({ key: 'css', container: rules });

export type AppOptions = {
  /**
   * Renders header, sidebar and footer around the page. Off by default: they cost a third of a
   * test's time, and most tests are not about them.
   */
  withLayout?: boolean;
  /** Gives the rules of the components to the document until the test ends. */
  withStyles?: boolean;
};

/**
 * Renders a page in `<main>` as the main layout does, but without header, sidebar and footer. Like
 * the header, it loads the signed-in participant's profile.
 */
function PageOnly() {
  useScrollToTop();
  useProfileSync();
  return (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

function PageOnlyRoot() {
  return selectLayout(useMatches()) === 'main' ? <PageOnly /> : <RootLayout />;
}

/**
 * The client for the tests of one file: the real route table, store and session over the real
 * backend. Requests pass the network layer, where a test can replace responses with `faults`.
 * `withLayout` is the default of `renderApp`.
 */
export function useTestApp(defaults: AppOptions = {}) {
  // The page goes on while a test asks the backend, as while it waits for an element.
  const backend = useBackend((send) => getConfig().asyncWrapper(send) as Promise<TestResponse>);
  const server = setupServer(
    http.all('*/api/*', ({ request }) => backend.app.fetch(request)),
    http.all('*/storage/*', ({ request }) => backend.app.fetch(request)),
  );
  const scenarios = useScenarios(server, async (request) => backend.app.fetch(request));
  const running: ReturnType<typeof createClientApp>[] = [];
  const stopToasts: (() => void)[] = [];
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(async () => {
    vi.useRealTimers();
    // A part that arrives after the test would be a change that the next test has not caused.
    await getConfig().asyncWrapper(() => vi.dynamicImportSettled());
    cleanup();
    for (const stop of stopToasts.splice(0)) stop();
    rules.remove();
    for (const client of running.splice(0)) client.dispose();
    server.resetHandlers();
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  afterAll(() => server.close());

  /** Renders the client with a router, with which it is created. */
  const render = (createRouter: Parameters<typeof createClientApp>[1]) => {
    const client = createClientApp(window.localStorage, createRouter);
    running.push(client);
    const user = userEvent.setup({
      advanceTimers: (delay) => (vi.isFakeTimers() ? vi.advanceTimersByTime(delay) : undefined),
      // jsdom computes styles slowly; browser tests show that nothing covers what is clicked.
      pointerEventsCheck: PointerEventsCheckLevel.Never,
    });
    renderElement(
      <CacheProvider value={emotionCache}>
        <Providers store={client.store} theme={theme}>
          <RouterProvider router={client.router} />
        </Providers>
      </CacheProvider>,
    );
    return { ...client, user, currentPath: () => client.router.state.location.pathname };
  };

  return {
    backend,
    ...scenarios,
    /** Whether the rendered client waits for the response to a query. */
    isLoading: () =>
      running
        .flatMap(({ store }) => Object.values(store.getState().api.queries))
        .some((query) => query?.status === 'pending'),
    /** Adds request handlers in front of the backend until the test ends. */
    faults: (...handlers: HttpHandler[]) => server.use(...handlers),
    /** Renders the client at a path; signed in if the storage holds a session. */
    renderApp: async (path: string, options: AppOptions = {}) => {
      const { withLayout, withStyles } = { ...defaults, ...options };
      if (withStyles) document.head.append(rules);
      return render((store) =>
        createMemoryRouter(createRoutes(store, withLayout ? RootLayout : PageOnlyRoot), {
          ...createRouterOptions(store),
          initialEntries: [path],
        }),
      );
    },
    /** Renders a part of a page alone, signed in as for `renderApp`. */
    renderPart: (part: ReactNode) =>
      render(() => createMemoryRouter([{ path: '*', element: part }])),
    /**
     * Calls a hook without a page, for rules of which a page shows only the result; signed in if the
     * storage holds a session. `toasts` are those that were shown.
     */
    openHook: <Result,>(useSubject: () => Result) => {
      const client = createClientApp(window.localStorage, () =>
        createMemoryRouter([{ path: '*', element: null }]),
      );
      running.push(client);
      const toasts: ToastMessage[] = [];
      stopToasts.push(onToast((message) => void toasts.push(message)));
      const { result, unmount } = renderHook(useSubject, {
        wrapper: ({ children }) => <Provider store={client.store}>{children}</Provider>,
      });
      return {
        ...client,
        unmount,
        toasts,
        /** What the hook has returned last. */
        current: () => result.current,
        /** The toast with a text, once it is shown. */
        findToast: (text: string) =>
          waitFor(() => {
            const found = toasts.find((message) => message.text === text);
            if (!found)
              throw new Error(`${text} is none of: ${toasts.map((each) => each.text).join()}`);
            return found;
          }),
      };
    },
    /** Stores the session of a demonstration participant, as an earlier visit does. */
    rememberParticipant: async (who: Parameters<Backend['signIn']>[0]) => {
      const token = await backend.signIn(who);
      window.localStorage.setItem('authToken', token);
      window.localStorage.setItem('participant_token', token);
      return token;
    },
    /** Stores the session of the demonstration club, as an earlier visit does; returns its token. */
    rememberClub: async () => {
      const token = await backend.signIn('club');
      const { body } = await backend.request('GET', '/api/gh/me', { token });
      window.localStorage.setItem('gh_token', token);
      window.localStorage.setItem('gh_user', JSON.stringify((body as { user: unknown }).user));
      return token;
    },
  };
}

export type TestApp = ReturnType<typeof useTestApp>;
