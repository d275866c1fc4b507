import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../../support/screens/renderApp.tsx';

// The code of one page does not arrive.
vi.mock('../../../src/features/tournaments/list/TournamentsPage.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const { renderApp, faults } = useTestApp({ withLayout: true });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

afterEach(() => vi.restoreAllMocks());

async function openPageWithoutCode() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await renderApp('/faq');
  await heading('FAQ');
  await act(() => app.router.navigate('/tournaments'));
  return app;
}

describe('a page whose code does not arrive', () => {
  it('says offline that there is no connection, keeps header and sidebar, and leads back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user, currentPath } = await openPageWithoutCode();
    expect(await heading('Tidak ada koneksi')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Menu utama' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Kembali' }));
    await waitFor(() => expect(currentPath()).toBe('/faq'));
    expect(await heading('FAQ')).toBeVisible();
  });

  it('does not load the page afresh while the server cannot be reached', async () => {
    faults(http.head('*', () => HttpResponse.error()));
    const { user } = await openPageWithoutCode();
    // React may render the error twice before it gives up.
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Terjadi kesalahan' })).toBeVisible(),
    );
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await heading('Tidak ada koneksi')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeEnabled();
  });
});
