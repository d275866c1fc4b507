import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { heading } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, rememberClub, faults, applyScenarios } = useTestApp({ withLayout: true });

describe('the main layout', () => {
  it('has a sidebar of categories and four pages that a click outside or Escape closes', async () => {
    const { user } = await renderApp('/faq');
    const toggle = await screen.findByRole('button', { name: 'Menu' });
    const menu = screen.getByRole('navigation', { name: 'Menu utama' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const logo = await within(menu).findByRole('img', { name: 'Inspire' });
    expect(logo.closest('a')?.getAttribute('href')).toMatch(/^\/category\/\d+$/);
    const pages = within(within(menu).getByRole('list', { name: 'Halaman' })).getAllByRole('link');
    expect(pages.map((link) => link.getAttribute('href'))).toEqual([
      '/tournaments',
      '/Media_Content',
      '/teams',
      '/school',
    ]);
    await user.click(screen.getByRole('main'));
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    await user.keyboard('{Escape}');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['cannot be fetched', () => applyScenarios('server-500:listCategories')],
    [
      'are none',
      () =>
        faults(
          http.get('*/api/categories', () =>
            HttpResponse.json({
              success: true,
              data: [null, 'x', { id: 1 }, { id: 2, name: null }],
            }),
          ),
        ),
    ],
  ])('keeps the page when the categories %s', async (_, lay) => {
    await lay();
    await renderApp('/faq');
    expect(await heading('FAQ')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Kategori lomba' })).toBeEmptyDOMElement(),
    );
  });

  it('ends in the footer of the specification', async () => {
    await renderApp('/faq');
    const footer = await screen.findByRole('contentinfo');
    expect(within(footer).getByRole('heading', { name: 'Stay up to date' })).toBeVisible();
    expect(footer).toHaveTextContent(
      "Have questions or feedback? We'd love to hear from you. Reach out to our team.",
    );
    expect(footer).toHaveTextContent(String(new Date().getFullYear()));
    const links = Object.fromEntries(
      within(within(footer).getByRole('navigation'))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    );
    expect(links).toEqual({
      Tournaments: '/tournaments',
      Media: '/Media_Content',
      Teams: '/teams',
      Profile: '/profile',
      'School Club': '/school',
      'Terms & Conditions': '/terms-condition',
      'Privacy Policy': '/privacy',
    });
    for (const name of ['Facebook', 'Twitter', 'YouTube', 'LinkedIn', 'Instagram'])
      expect(within(footer).getByRole('img', { name })).toBeVisible();
  });

  it('scrolls to the top on every navigation, and again at 50, 200 and 300 ms', async () => {
    const { router } = await renderApp('/faq');
    await heading('FAQ');
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await act(() => router.navigate('/error'));
    await heading('Terjadi kesalahan');
    await waitFor(() => expect(scrollTo).toHaveBeenCalledTimes(5));
    scrollTo.mockClear();
    await act(() => router.navigate(-1));
    await heading('FAQ');
    expect(scrollTo).toHaveBeenCalled();
    expect(window.history.scrollRestoration).toBe('manual');
  });

  it('does not pull back somebody who has begun to scroll', async () => {
    const { router } = await renderApp('/faq');
    await heading('FAQ');
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await act(() => router.navigate('/terms-condition'));
    await heading('Terms & Conditions');
    fireEvent.wheel(window);
    const calls = scrollTo.mock.calls.length;
    await act(
      () =>
        new Promise<void>((resolve) => {
          setTimeout(resolve, 350);
        }),
    );
    expect(scrollTo.mock.calls.length).toBe(calls);
  });
});

it.each(['/schoolclub/participants', '/schoolclub/team'])(
  'the search of %s is reached after at most eight stops of the Tab key',
  async (path) => {
    await rememberClub();
    const { user } = await renderApp(path);
    const search = await screen.findByRole('searchbox');
    const stops: (string | undefined)[] = [];
    for (await user.tab(); document.activeElement !== search; await user.tab()) {
      stops.push(document.activeElement?.outerHTML.slice(0, 200));
      expect(stops.length, stops.join('\n')).toBeLessThanOrEqual(8);
    }
    expect(stops.length).toBeGreaterThan(0);
  },
);

describe('pages apart', () => {
  it('answers an unknown address with the 404 page in its own layout', async () => {
    const { user, currentPath } = await renderApp('/nowhere/at/all');
    expect(await heading('404 ERROR')).toBeVisible();
    expect(screen.getByText('The page you are looking for does not exist.')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Menu utama' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Ke beranda' }));
    await waitFor(() => expect(currentPath()).toBe('/'));
  });

  it('has an error page with a way back', async () => {
    await renderApp('/error');
    expect(await heading('Terjadi kesalahan')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ke beranda' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Menu utama' })).not.toBeInTheDocument();
  });
});
