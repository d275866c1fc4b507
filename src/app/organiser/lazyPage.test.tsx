import { screen } from '@testing-library/dom';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { act, cleanup, render } from '../../../tests/support/render.tsx';
import { lazyPage } from './lazyPage.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Page = { default: () => string };

/** Renders a page whose code arrives, or does not, when the test says so. */
function renderPage() {
  const { promise, resolve, reject } = Promise.withResolvers<Page>();
  const router = createMemoryRouter([
    { path: '/', element: lazyPage(() => promise), errorElement: 'failed' },
  ]);
  render(<RouterProvider router={router} />);
  return { resolve, reject };
}

const loading = () => screen.findByRole('status', { name: 'Memuat halaman...' });

it('shows that a page loads until its code is there', async () => {
  const { resolve } = renderPage();
  expect(await loading()).toBeVisible();
  await act(() => resolve({ default: () => 'page' }));
  expect(await screen.findByText('page')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

it('leaves code that does not arrive to the error boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { reject } = renderPage();
  await loading();
  await act(() => reject(new TypeError('Failed to fetch dynamically imported module')));
  expect(await screen.findByText('failed')).toBeVisible();
});
