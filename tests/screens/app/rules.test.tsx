import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { listOperations } from '../../../openapi/document.ts';
import { readDocument } from '../../../openapi/readDocument.ts';
import { handlers } from '../../../server/handlers.ts';
import { api } from '../../../src/api/api.ts';
import type { RouteHandle } from '../../../src/app/layouts/routeHandle.ts';
import { createOrganiserArea } from '../../../src/app/organiser/createOrganiserArea.tsx';
import { findPageFiles } from '../../../src/app/pageFiles.ts';
import { createRoutes } from '../../../src/app/router.tsx';
import { createAppStore } from '../../../src/app/store.ts';
import { organiserPaths, paths } from '../../../src/paths.ts';
import '../../support/allEndpoints.ts';

const operations = listOperations(readDocument());
const operationIds = operations.map(({ operation }) => operation.operationId).sort();

const store = createAppStore({
  backend: { backendOrigin: window.location.origin },
  storage: window.localStorage,
  onAccountChanged: () => {},
  onClubCleared: () => {},
  onExpired: () => {},
});
const routes = createRoutes(store);
const organiserArea = createOrganiserArea(store);

const examples = {
  id: '7',
  slug: 'sma-negeri-3',
  pdfUrl: 'https://contoh.id/aturan.pdf',
  tournamentId: '7',
  categoryId: '2',
};

const withDescendants = (route: RouteObject): RouteObject[] => [
  route,
  ...(route.children ?? []).flatMap(withDescendants),
];
const serverRendered = routes.flatMap(withDescendants).flatMap(({ path = '', handle }) => {
  const { load } = (handle ?? {}) as RouteHandle;
  return load ? [{ path, load }] : [];
});

it.each(serverRendered)(
  'the server knows the source file of the page at $path',
  async ({ load }) => {
    const [file = '', ...others] = await findPageFiles([undefined, { load }]);
    expect(others).toEqual([]);
    expect(await import(/* @vite-ignore */ `../../../${file}`)).toBe(await load());
  },
);

describe('the house rules', () => {
  it('has one slice endpoint and one handler for each operation of the document, under the same name', () => {
    // Nobody asks for a stream once: the board listens to it.
    const requested = operationIds.filter((id) => id !== 'watchScores');
    expect(Object.keys(api.endpoints).sort()).toEqual(requested);
    expect(Object.keys(handlers).sort()).toEqual(operationIds);
  });

  it.each([...Object.entries(paths), ...Object.entries(organiserPaths)])(
    'leads %s to a page of the route table, in capitals too',
    (_name, path) => {
      const address = (path.href as (parameters: typeof examples) => string)(examples);
      for (const spelling of [address, address.toUpperCase()]) {
        const matches = matchRoutes([...routes, organiserArea], spelling);
        expect(matches?.at(-1)?.route.path).toBe(path.pattern);
      }
    },
  );
});
