import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { card, choose, doneButton, registerButton } from '../../support/screens/registration.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { surabaya } from '../../support/screens/tournaments.ts';

const { renderApp, rememberParticipant, faults, applyScenarios, clearScenarios } = useTestApp();

const teamsCall = '*/api/participant/my-teams';
const registerCall = '*/api/tournament/register';
const checkCall = '*/api/tournament/check-registration';

describe('a registration that fails', () => {
  it.each([
    ['no server', 'offline:registerTeam', 'Terjadi kesalahan saat mendaftar.'],
    ['no JSON', 'html-error-page:registerTeam', 'Pendaftaran gagal.'],
    ['an answer without success', 'no-success:registerTeam', 'Pendaftaran gagal.'],
  ] as const)('stays usable after %s', async (_, fault, message) => {
    await rememberParticipant('leader');
    await applyScenarios(fault);
    const { user } = await renderApp(surabaya);
    const line = await card('Line Follower');
    await choose(line);
    await user.click(registerButton(line));
    expect(await within(line).findByText(message)).toBeVisible();
    expect(registerButton(line)).toBeEnabled();
  });

  it('shows the message of an answer without success', async () => {
    await rememberParticipant('leader');
    faults(
      http.post(registerCall, () =>
        HttpResponse.json({ success: false, message: 'Kuota kategori ini sudah penuh.' }),
      ),
    );
    const { user } = await renderApp(surabaya);
    const line = await card('Line Follower');
    await choose(line);
    await user.click(registerButton(line));
    expect(await within(line).findByText('Kuota kategori ini sudah penuh.')).toBeVisible();
  });

  it('works with a backend that does not name the registered categories, or does not answer the check', async () => {
    await rememberParticipant('leader');
    await applyScenarios('offline:checkRegistration');
    faults(
      http.post(checkCall, () => HttpResponse.json({ success: true, all_registered: false }), {
        once: true,
      }),
      http.post(registerCall, () => HttpResponse.json({ success: true }, { status: 201 })),
    );
    const { user } = await renderApp(surabaya);
    const line = await card('Line Follower');
    await choose(line);
    await user.click(registerButton(line));
    expect(await doneButton(line)).toBeDisabled();
    // The pressed button went grey; whoever uses the keyboard goes on from its card.
    await waitFor(() => expect(within(line).getByRole('form')).toHaveFocus());
  });

  it.each([
    ['no server', () => applyScenarios('offline:listMyTeams')],
    ['an answer without teams', () => faults(http.get(teamsCall, () => HttpResponse.json({})))],
  ])('says when the teams cannot be fetched, and tries again: %s', async (_, lay) => {
    await rememberParticipant('leader');
    await lay();
    const { user } = await renderApp(surabaya);
    expect(await screen.findByText('Failed to fetch teams.')).toBeVisible();
    expect(registerButton(await card('Line Follower'))).toBeDisabled();
    clearScenarios();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await within(await card('Line Follower')).findByLabelText('Pilih tim')).toBeVisible();
    expect(screen.queryByText('Failed to fetch teams.')).not.toBeInTheDocument();
  });

  it('leads to sign-in when the session has ended', async () => {
    await rememberParticipant('leader');
    const { user, currentPath } = await renderApp(surabaya);
    const line = await card('Line Follower');
    await choose(line);
    await applyScenarios('expired-session:participant');
    await user.click(registerButton(line));
    expect(await screen.findByText('Sesi Anda telah berakhir. Silakan masuk lagi.')).toBeVisible();
    expect(currentPath()).toBe('/signin');
    expect(window.localStorage.getItem('authToken')).toBeNull();
  });
});
