import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { demoAccounts } from '../../server/db/seed/accounts.ts';
import { useTestApp } from '../support/renderApp.tsx';
import { act } from '../support/render.tsx';

const { renderApp, rememberClub, rememberParticipant, faults, applyScenarios } = useTestApp({
  withLayout: true,
});

const clubUser = { id: 1, code: 'MLGT', name: 'SMA Negeri 3 (Malang)', logo: null };
const storeClub = (user = JSON.stringify(clubUser)) => {
  window.localStorage.setItem('gh_token', 'a-club-token');
  window.localStorage.setItem('gh_user', user);
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the header', () => {
  it('offers two ways in and registration to a visitor', async () => {
    const { user, currentPath } = await renderApp('/faq');
    expect(await screen.findByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/signup',
    );
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(screen.getByRole('menuitem', { name: 'Login School Club' })).toHaveAttribute(
      'href',
      '/schoolclub/login',
    );
    await user.click(screen.getByRole('menuitem', { name: 'Login Participant' }));
    await waitFor(() => expect(currentPath()).toBe('/signin'));
  });

  it('shows a participant with name, profile and logout, which ends the session on the server too', async () => {
    const token = await rememberParticipant('leader');
    const { user, currentPath } = await renderApp('/profile');
    await user.click(
      await screen.findByRole('button', { name: new RegExp(demoAccounts.leader.name) }),
    );
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(currentPath()).toBe('/signin'));
    for (const key of [
      'authToken',
      'participant_token',
      'userName',
      'profilePictureUrl',
      'participantId',
    ]) {
      expect(window.localStorage.getItem(key)).toBeNull();
    }
    expect(await screen.findByText('Anda telah keluar.')).toBeVisible();
    await waitFor(async () => {
      const answer = await fetch('http://localhost:3000/api/auth/check-token', {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(answer.status).toBe(401);
    });
  });

  it("calls somebody without a stored name 'User', and puts a participant before a club", async () => {
    await rememberParticipant('member');
    await applyScenarios('server-500:getProfile');
    const first = await renderApp('/faq');
    expect(await screen.findByRole('button', { name: /User/ })).toBeVisible();
    await act(() => {
      storeClub();
      window.dispatchEvent(new StorageEvent('storage', { key: 'gh_user' }));
    });
    const account = await screen.findByRole('button', {
      name: new RegExp(clubUser.name.replaceAll(/[()]/g, String.raw`\$&`)),
    });
    await first.user.click(account);
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  });

  it('takes name and picture from the server, and keeps them', async () => {
    await rememberParticipant('leader');
    await renderApp('/faq');
    expect(
      await screen.findByRole('button', { name: new RegExp(demoAccounts.leader.name) }),
    ).toBeVisible();
    expect(window.localStorage.getItem('userName')).toBe(demoAccounts.leader.name);
    expect(window.localStorage.getItem('participantId')).toMatch(/^\d+$/);
  });

  it('leads a club to its dashboard and signs only the club out', async () => {
    storeClub();
    const { user, currentPath } = await renderApp('/faq');
    await user.click(await screen.findByRole('button', { name: /SMA Negeri 3/ }));
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute(
      'href',
      '/schoolclub/dashboard',
    );
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(currentPath()).toBe('/schoolclub/login'));
    expect(window.localStorage.getItem('gh_token')).toBeNull();
    expect(window.localStorage.getItem('gh_user')).toBeNull();
  });

  it('reads the stored club again every second', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    storeClub();
    await renderApp('/faq');
    await screen.findByRole('button', { name: /SMA Negeri 3/ });
    storeClub(JSON.stringify({ ...clubUser, name: 'SMA Baru' }));
    await act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByRole('button', { name: /SMA Baru/ })).toBeVisible();
  });

  it('takes a club that cannot be read for a visitor', async () => {
    storeClub('{not json');
    await renderApp('/faq');
    expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  });

  it('follows sign-out in another tab', async () => {
    await rememberParticipant('member');
    const { currentPath } = await renderApp('/profile');
    await heading('Kirana Larasati');
    await act(() => {
      window.localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    await waitFor(() => expect(currentPath()).toBe('/signin'));
  });
});

describe('the guards', () => {
  it.each([
    ['/profile', '/signin'],
    ['/chat', '/signin'],
    ['/schoolclub', '/schoolclub/login'],
    ['/schoolclub/dashboard', '/schoolclub/login'],
    ['/schoolclub/participants', '/schoolclub/login'],
    ['/schoolclub/teams', '/schoolclub/login'],
    ['/schoolclub/team', '/schoolclub/login'],
    ['/schoolclub/tournament-followed', '/schoolclub/login'],
    ['/teams-details', '/teams'],
  ])('send a visitor of %s to %s', async (from, to) => {
    const { currentPath } = await renderApp(from);
    await waitFor(() => expect(currentPath()).toBe(to));
  });

  it.each([['/signin'], ['/signup']])('send a participant from %s to the profile', async (from) => {
    await rememberParticipant('member');
    const { currentPath } = await renderApp(from);
    await waitFor(() => expect(currentPath()).toBe('/profile'));
  });

  it('let a participant see the sign-in of clubs, and send a club from there to its dashboard', async () => {
    await rememberParticipant('member');
    const participant = await renderApp('/schoolclub/login');
    await waitFor(() => expect(participant.router.state.initialized).toBe(true));
    expect(participant.currentPath()).toBe('/schoolclub/login');
    await rememberClub();
    const club = await renderApp('/schoolclub/login');
    await waitFor(() => expect(club.currentPath()).toBe('/schoolclub/dashboard'));
  });

  it('end a session that the server no longer knows at the next navigation, and say so', async () => {
    window.localStorage.setItem('authToken', 'long-gone');
    const { currentPath } = await renderApp('/profile');
    await waitFor(() => expect(currentPath()).toBe('/signin'));
    expect(await screen.findByText('Sesi Anda telah berakhir. Silakan masuk lagi.')).toBeVisible();
    expect(window.localStorage.getItem('authToken')).toBeNull();
  });

  it('keep a session while the server cannot be reached', async () => {
    await rememberParticipant('member');
    await applyScenarios('offline:checkToken');
    const { currentPath } = await renderApp('/profile');
    await heading('Kirana Larasati');
    expect(currentPath()).toBe('/profile');
    expect(window.localStorage.getItem('authToken')).not.toBeNull();
  });

  it('know a participant by either stored token', async () => {
    const token = await rememberParticipant('member');
    window.localStorage.removeItem('authToken');
    const { currentPath } = await renderApp('/profile');
    await heading('Kirana Larasati');
    expect(currentPath()).toBe('/profile');
    window.localStorage.setItem('authToken', token);
  });
});

describe('the main layout', () => {
  it('has a sidebar of categories and four pages that a click outside or Escape closes', async () => {
    const { user } = await renderApp('/faq');
    const toggle = await screen.findByRole('button', { name: 'Menu' });
    const menu = screen.getByRole('navigation', { name: 'Main menu' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const logo = await within(menu).findByRole('img', { name: 'Inspire' });
    expect(logo.closest('a')?.getAttribute('href')).toMatch(/^\/category\/\d+$/);
    const pages = within(within(menu).getByRole('list', { name: 'Pages' })).getAllByRole('link');
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
      expect(screen.getByRole('list', { name: 'Game categories' })).toBeEmptyDOMElement(),
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
    });
    for (const name of ['Facebook', 'Twitter', 'YouTube', 'LinkedIn', 'Instagram'])
      expect(within(footer).getByRole('img', { name })).toBeVisible();
    expect(footer).toHaveTextContent('Privacy Policy');
  });

  it('scrolls to the top on every navigation, and again at 50, 200 and 300 ms', async () => {
    const { router } = await renderApp('/faq');
    await heading('FAQ');
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await act(() => router.navigate('/error'));
    await heading('Something went wrong');
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
    await new Promise((resolve) => {
      setTimeout(resolve, 350);
    });
    expect(scrollTo.mock.calls.length).toBe(calls);
  });
});

describe('pages apart', () => {
  it('answers an unknown address with the 404 page in its own layout', async () => {
    const { user, currentPath } = await renderApp('/nowhere/at/all');
    expect(await heading('404 ERROR')).toBeVisible();
    expect(screen.getByText('The page you are looking for does not exist.')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back to Home' }));
    await waitFor(() => expect(currentPath()).toBe('/'));
  });

  it('has an error page with a way back', async () => {
    await renderApp('/error');
    expect(await heading('Something went wrong')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  });
});
