import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { heading } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, rememberParticipant, applyScenarios } = useTestApp({ withLayout: true });

const clubUser = { id: 1, code: 'MLGT', name: 'SMA Negeri 3 (Malang)', logo: null };
const storeClub = (user = JSON.stringify(clubUser)) => {
  window.localStorage.setItem('gh_token', 'a-club-token');
  window.localStorage.setItem('gh_user', user);
};

describe('the header', () => {
  it('offers two ways in and registration to a visitor', async () => {
    const { user, currentPath } = await renderApp('/faq');
    expect(await screen.findByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/signup',
    );
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('menuitem', { name: 'Login School Club' })).toHaveAttribute(
      'href',
      '/schoolclub/login',
    );
    await user.click(screen.getByRole('menuitem', { name: 'Login Participant' }));
    await waitFor(() => expect(currentPath()).toBe('/signin'));
  });

  it('offers the themes to a visitor in a menu of their own, to others in the account menu', async () => {
    await rememberParticipant('leader');
    const { user } = await renderApp('/faq');
    await user.click(
      await screen.findByRole('button', { name: new RegExp(demoAccounts.leader.name) }),
    );
    expect(screen.queryByRole('button', { name: 'Tema warna' })).toBeNull();
    const dark = await screen.findByRole('menuitemradio', { name: 'Tema gelap' });
    await user.click(dark);
    expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
  });

  it('shows a participant with name, profile and logout, which ends the session on the server too', async () => {
    const token = await rememberParticipant('leader');
    const { user, currentPath } = await renderApp('/profile');
    await user.click(
      await screen.findByRole('button', { name: new RegExp(demoAccounts.leader.name) }),
    );
    expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
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
    await act(async () => {
      storeClub();
      window.dispatchEvent(new StorageEvent('storage', { key: 'gh_user' }));
    });
    const account = await screen.findByRole('button', {
      name: new RegExp(clubUser.name.replaceAll(/[()]/g, String.raw`\$&`)),
    });
    await first.user.click(account);
    expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
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
    expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute(
      'href',
      '/schoolclub/dashboard',
    );
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(currentPath()).toBe('/schoolclub/login'));
    expect(window.localStorage.getItem('gh_token')).toBeNull();
    expect(window.localStorage.getItem('gh_user')).toBeNull();
  });

  it('reads the stored club again every second', async () => {
    storeClub();
    await renderApp('/faq');
    await screen.findByRole('button', { name: /SMA Negeri 3/ });
    storeClub(JSON.stringify({ ...clubUser, name: 'SMA Baru' }));
    expect(await screen.findByRole('button', { name: /SMA Baru/ })).toBeVisible();
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
    await act(async () => {
      window.localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    await waitFor(() => expect(currentPath()).toBe('/signin'));
  });
});
