import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { signedOut } from '../../../src/session/sessionSlice.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, rememberParticipant, faults, applyScenarios, clearScenarios } = useTestApp();

const teamsCall = '*/api/participant/my-teams';

function createGate() {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe('My Teams', () => {
  const teams = () => screen.findByRole('region', { name: 'My Teams' });
  const team = (category: number, more: object = {}) => ({
    id: 42,
    team_id: 'X-MLGT-00042',
    name: 'Garuda Baja',
    logo: null,
    category_id: category,
    ...more,
  });

  it('leads to each team, with its category', async () => {
    await rememberParticipant('leader');
    const gate = createGate();
    faults(http.get(teamsCall, () => gate.opened));
    await renderApp('/profile');
    expect(await screen.findByText('Loading teams...')).toBeVisible();
    gate.open();
    const links = await within(await teams()).findAllByRole('link');
    expect(links).toHaveLength(3);
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/team\/X-/);
    for (const category of ['Line Follower', 'Sumo Robot', 'Inspire'])
      expect(await within(await teams()).findByText(category)).toBeVisible();
    expect(screen.queryByText('Loading teams...')).not.toBeInTheDocument();
  });

  it('names a category that is not in the list', async () => {
    await rememberParticipant('leader');
    faults(http.get(teamsCall, () => HttpResponse.json({ success: true, teams: [team(999)] })));
    await renderApp('/profile');
    expect(await screen.findByText('Unknown Category')).toBeVisible();
    expect(screen.getByRole('link', { name: /Garuda Baja/ })).toHaveAttribute(
      'href',
      '/team/X-MLGT-00042',
    );
  });

  it('says that there are none', async () => {
    await rememberParticipant('newcomer');
    await renderApp('/profile');
    expect(await screen.findByText('You are not part of any team.')).toBeVisible();
  });

  it.each([
    ['no server', () => applyScenarios('offline:listMyTeams'), 'An unknown error occurred.'],
    [
      'no list',
      () => faults(http.get(teamsCall, () => HttpResponse.json({ success: true }))),
      'An unknown error occurred.',
    ],
    [
      'the words of the server',
      () =>
        faults(
          http.get(teamsCall, () =>
            HttpResponse.json({ success: false, message: 'Sedang dalam perawatan.', teams: [] }),
          ),
        ),
      'Sedang dalam perawatan.',
    ],
  ])('says that it failed, and tries again: %s', async (_, lay, message) => {
    await rememberParticipant('leader');
    await lay();
    const { user } = await renderApp('/profile');
    expect(await within(await teams()).findByText(message)).toBeVisible();
    clearScenarios();
    await user.click(within(await teams()).getByRole('button', { name: 'Coba lagi' }));
    expect(await within(await teams()).findByText('Garuda Lintas')).toBeVisible();
  });

  it('shows nothing of one account to the next, not even what comes late', async () => {
    await rememberParticipant('leader');
    const gate = createGate();
    const { name: club } = demoAccounts.club;
    faults(
      http.get(teamsCall, async () => {
        await gate.opened;
        return HttpResponse.json({ success: true, teams: [team(1)] });
      }),
    );
    const { user, store, currentPath } = await renderApp('/profile');
    expect(await screen.findByRole('link', { name: club })).toBeVisible();
    await act(async () => void store.dispatch(signedOut('participant')));
    clearScenarios();
    await waitFor(() => expect(currentPath()).toBe('/signin'));
    const { email, password } = demoAccounts.newcomer;
    await user.click(await screen.findByLabelText('Email atau nomor kartu'));
    await user.paste(email);
    await user.click(screen.getByLabelText('Password'));
    await user.paste(password);
    await user.click(screen.getByRole('button', { name: 'Login RoboLaga' }));
    expect(await screen.findByText('You are not part of any team.')).toBeVisible();
    gate.open();
    await screen.findByLabelText(/^PIN/);
    expect(screen.queryByText(club)).not.toBeInTheDocument();
    expect(screen.queryByText('Garuda Baja')).not.toBeInTheDocument();
    expect(screen.getByText('You are not part of any team.')).toBeVisible();
    expect(window.localStorage.getItem('ghName')).toBeNull();
  });
});
