import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../src/paths.ts';
import { useTestApp } from '../support/screens/renderApp.tsx';

const { renderApp } = useTestApp();
afterEach(() => vi.restoreAllMocks());

const marker = 'opened';
/** React Router reads it for every link. */
const routersOwn = 'index';

const examples: Record<string, string> = {
  tournament: '/tournaments/1',
  tournamentResult: '/tournament-result/1/1',
  category: '/category/1',
  blog: '/blog/sepuluh-menit-sebelum-peluit',
  content: '/content/solder-pertama',
  team: '/teams/43',
  teamAlias: '/team/43',
  schoolClubDetail: '/schoolclub/detail/sma-negeri-3-malang',
  pdfViewer: '/pdf-viewer/http%3A%2F%2Flocalhost%3A3000%2Fstorage%2Frules%2Fline-follower.pdf',
};

/** Collects the names of the search parameters that are read of the page's own URL. */
function watchReads(): Set<string> {
  const names = new Set<string>();
  const { prototype } = URLSearchParams;
  const { has } = prototype;
  for (const method of ['get', 'getAll', 'has'] as const) {
    const original = prototype[method] as (name: string) => never;
    vi.spyOn(prototype, method).mockImplementation(function (this: URLSearchParams, name: string) {
      if (name !== routersOwn && has.call(this, marker)) names.add(name);
      return original.call(this, name);
    });
  }
  return names;
}

test.each(Object.entries(paths))(
  'the route of %s names the search parameters that its page reads',
  async (name, { pattern, search }) => {
    const address = examples[name] ?? pattern;
    expect(address).not.toContain(':');
    const reads = watchReads();
    const { router, store } = await renderApp(`${address}?${marker}=1`, {
      withLayout: name === 'home',
    });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => {
      const queries = Object.values(store.getState().api.queries);
      expect(queries.filter((query) => query?.status === 'pending')).toEqual([]);
      // The server renders no page that leads to another one.
      const isShown = router.state.location.pathname === address;
      expect([...reads].sort()).toEqual([...(isShown ? search : reads)].sort());
    });
  },
);
