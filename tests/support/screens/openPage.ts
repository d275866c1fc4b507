import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { useTestApp } from './renderApp.tsx';

type RenderApp = ReturnType<typeof useTestApp>['renderApp'];

/**
 * Returns a function that opens a page and expects it to get its data; home page and dashboard with
 * header and sidebar.
 */
export const createPageOpener = (renderApp: RenderApp) => async (path: string) => {
  const [page = ''] = path.split('?');
  const app = await renderApp(path, { withLayout: ['/', '/schoolclub'].includes(page) });
  await screen.findByRole('heading', { level: 1 });
  const pending = () =>
    Object.values(app.store.getState().api.queries).filter((query) => query?.status === 'pending');
  await waitFor(() => expect(pending()).toEqual([]));
  return app;
};
