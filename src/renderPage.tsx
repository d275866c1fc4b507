import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { api } from './api/api.ts';
import { type CachedResponse, readCachedResponses } from './app/cachedResponses.ts';
import { findPageFiles } from './app/pageFiles.ts';
import type { RouteHandle } from './app/layouts/routeHandle.ts';
import { Providers } from './app/Providers.tsx';
import { createAppTheme } from './app/theme.ts';
import { createRouterOptions, createRoutes, waitForRouter } from './app/router.tsx';
import { type AppStore, createAppStore } from './app/store.ts';
import { backendUrl } from './lib/urls/storageUrl.ts';
import { serverPage } from './lib/urls/serverPage.ts';
import { partsLoaded } from './ui/states/lazyPart.tsx';

// The entry of the code that the server renders pages with; main.tsx is that of the browser.

export { readPageAddress } from './app/pageAddress.ts';

/** A page as a visitor sees it who is not signed in. */
export type RenderedPage = {
  title: string;
  description: string;
  /** What belongs into the root element. */
  markup: string;
  /** The time that the markup shows, in milliseconds. */
  now: number;
  /** Link elements for the head that preload the pictures of the first screen. */
  pictures: string;
  /** Style elements for the head. */
  styles: string;
  responses: CachedResponse[];
  /** Source files of the page, by their paths in the project. */
  files: string[];
};

type RenderOptions = {
  url: URL;
  /** Answers requests to the backend. */
  fetch: typeof globalThis.fetch;
};

const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const ignore = () => undefined;
const theme = createAppTheme();
/** A page may need a response, or the code of a part, to know what else to ask for. */
const maxPasses = 5;
/** What React writes where a part is not there; the browser would report an error, and render it. */
const unfinishedBoundary = '<!--$!-->';

/**
 * Renders a page with the responses that it needs. Returns undefined for a page that this visitor
 * may not see, and for one with a failed request or part, which the browser may try again.
 */
export async function renderPage({ url, fetch }: RenderOptions): Promise<RenderedPage | undefined> {
  if (backendUrl) return undefined;
  const store = createAppStore({
    backend: { backendOrigin: url.origin, fetch },
    storage: noStorage,
    onAccountChanged: ignore,
    onClubCleared: ignore,
    onExpired: ignore,
  });
  const path = `${url.pathname}${url.search}`;
  const router = createMemoryRouter(createRoutes(store), {
    ...createRouterOptions(store),
    initialEntries: [path],
  });
  try {
    await waitForRouter(router);
    const { location, matches, errors } = router.state;
    if (errors || `${location.pathname}${location.search}` !== path) return undefined;
    let page = render(url, store, router);
    for (let pass = 1; pass < maxPasses; pass += 1) {
      const parts = partsLoaded();
      if (!parts && !isWaiting(store)) break;
      await Promise.all([parts, ...store.dispatch(api.util.getRunningQueriesThunk())]);
      page = render(url, store, router);
    }
    if (page.markup.includes(unfinishedBoundary)) return undefined;
    const responses = readCachedResponses(store.getState());
    return (
      responses && {
        ...page,
        responses,
        files: await findPageFiles(matches.map(({ route }) => route.handle as RouteHandle)),
      }
    );
  } finally {
    router.dispose();
    // Stops polling.
    store.dispatch(api.util.resetApiState());
  }
}

const isWaiting = (store: AppStore) =>
  Object.values(store.getState().api.queries).some(
    (query) => query?.status === 'pending' && query.data === undefined,
  );

function render(url: URL, store: AppStore, router: ReturnType<typeof createMemoryRouter>) {
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const now = Date.now();
  Object.assign(serverPage, { href: url.href, now, title: '', description: '' });
  const html = renderToString(
    <CacheProvider value={cache}>
      <Providers store={store} theme={theme}>
        <RouterProvider router={router} />
      </Providers>
    </CacheProvider>,
  );
  const { title, description } = serverPage;
  // React puts them before the page, where the browser finds them only after the styles.
  const [pictures = ''] = /^(<link rel="preload" as="image"[^>]*>)*/.exec(html) ?? [];
  const markup = html.slice(pictures.length);
  // All of them, not those in the markup alone: a button's own styles are part of the class that ButtonBase
  // makes of them, but the browser would compile them again if their class were missing.
  const classes = Object.keys(cache.registered).join(' ');
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(classes));
  return { markup, now, pictures, title, description, styles };
}
