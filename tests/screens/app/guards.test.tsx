import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { matchRoutes } from 'react-router-dom';
import { heading } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, rememberClub, rememberParticipant, applyScenarios, backend, isLoading } =
  useTestApp({
    withLayout: true,
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
    ['/schoolclub/readiness', '/schoolclub/login'],
    ['/schoolclub/tournament-followed', '/schoolclub/login'],
    ['/teams-details', '/teams'],
  ])('send a visitor of %s to %s', async (from, to) => {
    const { currentPath } = await renderApp(from);
    await waitFor(() => expect(currentPath()).toBe(to));
  });

  it('send who has to sign in from a page of organisers, without the code of their area', async () => {
    const { currentPath, router } = await renderApp('/organiser/scores?tournament=1');
    await waitFor(() => expect(currentPath()).toBe('/organiser/login'));
    expect(router.state.location.search).toContain(encodeURIComponent('/organiser/scores'));
    expect(matchRoutes(router.routes, '/organiser/scores')?.at(-1)?.route.path).toBe('*');
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

  it('end a session that the server has ended since the last navigation', async () => {
    const token = await rememberParticipant('member');
    const { router } = await renderApp('/faq');
    await heading('FAQ');
    await waitFor(() => expect(isLoading()).toBe(false));
    await backend.request('POST', '/api/auth/logout', { token });
    await act(() => router.navigate('/categories'));
    await waitFor(() => expect(window.localStorage.getItem('authToken')).toBeNull());
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
