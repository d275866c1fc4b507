import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { participants } from '../../../server/db/schema.ts';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { enter } from '../../support/database/events.ts';
import { button, field } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, rememberParticipant, backend, faults, applyScenarios } = useTestApp();

const emailLabel = 'Email atau nomor kartu';
const loginCall = '*/api/participant/login';

describe('signing in', () => {
  const { email, password, name } = demoAccounts.leader;
  const fill = async (user: UserEvent, typed: { email: string; password: string }) => {
    await enter(user, emailLabel, typed.email);
    await enter(user, 'Password', typed.password);
  };

  it('signs in, keeps the session and goes to the profile', async () => {
    const { user, currentPath, router } = await renderApp('/signin', { withLayout: true });
    await fill(user, { email: email.toUpperCase(), password });
    await user.click(button('Login RoboLaga'));
    await waitFor(() => expect(currentPath()).toBe('/profile'));
    const token = window.localStorage.getItem('authToken');
    expect(token).toBeTruthy();
    expect(window.localStorage.getItem('participant_token')).toBe(token);
    expect(window.localStorage.getItem('userName')).toBe(name);
    expect(await screen.findByRole('button', { name: `Akun ${name}` })).toBeVisible();
    // Nothing else is on its way: the guard, which runs again with the new session, agrees.
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(currentPath()).toBe('/profile');
  });

  it('takes the number on the card of a pupil without an address', async () => {
    const token = await backend.signIn('club');
    const rows = [{ line: 2, name: 'Wulan Nomor', class: '8A' }];
    await backend.request('POST', '/api/gh-schools/1/participants/import', {
      token,
      body: { preview: false, rows },
    });
    const [pupil] = await backend.db
      .select()
      .from(participants)
      .where(eq(participants.name, 'Wulan Nomor'));
    const cards = await backend.request('POST', '/api/gh-schools/1/participants/cards', {
      token,
      body: { participant_ids: [pupil?.id] },
    });
    const [{ code, sign_in_name: number }] = (
      cards.body as { data: [{ code: string; sign_in_name: string }] }
    ).data;
    await backend.request('PUT', '/api/pupil-cards', { body: { code, email: '', password } });
    const { user, currentPath } = await renderApp('/signin');
    const box = await field(emailLabel);
    expect(box).toHaveAttribute('type', 'text');
    expect(box).toHaveAccessibleDescription(/misalnya P-53/);
    await fill(user, { email: number, password });
    await user.click(button('Login RoboLaga'));
    await waitFor(() => expect(currentPath()).toBe('/profile'));
  });

  it('asks for what is missing before the call, at the fields, and goes to the first', async () => {
    const { user } = await renderApp('/signin');
    await field(emailLabel);
    await user.click(button('Login RoboLaga'));
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(await field(emailLabel)).toHaveFocus();
    expect(await field(emailLabel)).toHaveAccessibleDescription('Email is required');
    expect(await field(emailLabel)).toBeInvalid();
    await enter(user, emailLabel, email);
    await user.click(button('Login RoboLaga'));
    expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
    expect(await field('Password')).toHaveFocus();
  });

  it('says the words of the server for a wrong password, and keeps what was typed', async () => {
    const { user, currentPath } = await renderApp('/signin');
    await fill(user, { email, password: 'tebakan-salah' });
    await user.click(button('Login RoboLaga'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Email atau password salah.');
    expect(await field(emailLabel)).toHaveValue(email);
    expect(await field('Password')).toHaveValue('tebakan-salah');
    expect(currentPath()).toBe('/signin');
    expect(button('Login RoboLaga')).toBeEnabled();
  });

  it.each([
    [
      'no server',
      () => applyScenarios('offline:loginParticipant'),
      /^Login failedServer tidak dapat dihubungi/,
    ],
    ['no JSON', () => applyScenarios('html-error-page:loginParticipant'), 'Login failed'],
    [
      'an answer without a token',
      () => faults(http.post(loginCall, () => HttpResponse.json({ user: { name } }))),
      'Login failed',
    ],
  ])('says that it failed: %s', async (_, lay, message) => {
    await lay();
    const { user } = await renderApp('/signin');
    await fill(user, { email, password });
    await user.click(button('Login RoboLaga'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await field('Password')).toHaveValue(password);
    expect(button('Login RoboLaga')).toBeEnabled();
  });

  it('shows that it is under way and sends one call', async () => {
    let calls = 0;
    const answer = Promise.withResolvers<void>();
    faults(
      http.post(loginCall, async () => {
        calls += 1;
        await answer.promise;
      }),
    );
    const { user, currentPath } = await renderApp('/signin');
    await fill(user, { email, password });
    await user.keyboard('{Enter}{Enter}');
    expect(await screen.findByRole('button', { name: '⚡ Logging In...' })).toBeDisabled();
    answer.resolve();
    await waitFor(() => expect(currentPath()).toBe('/profile'));
    expect(calls).toBe(1);
  });

  it('shows and hides the password', async () => {
    const { user } = await renderApp('/signin');
    await enter(user, 'Password', 'rahasia');
    expect(await field('Password')).toHaveAttribute('type', 'password');
    await user.click(button('Tampilkan password'));
    expect(await field('Password')).toHaveAttribute('type', 'text');
    await user.click(button('Sembunyikan password'));
    expect(await field('Password')).toHaveAttribute('type', 'password');
    expect(await field('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(await field(emailLabel)).toHaveAttribute('autocomplete', 'username');
  });

  it('gives the focus back to the button that lost it', async () => {
    await applyScenarios('offline:loginParticipant');
    const answer = Promise.withResolvers<void>();
    faults(http.post(loginCall, () => answer.promise));
    const { user } = await renderApp('/signin');
    await fill(user, { email, password });
    await user.click(button('Login RoboLaga'));
    // A browser takes the focus from a button that goes grey; here it has to be taken by hand.
    await act(() => screen.getByRole('button', { name: '⚡ Logging In...' }).blur());
    expect(document.body).toHaveFocus();
    answer.resolve();
    await screen.findByRole('alert');
    await waitFor(() => expect(button('Login RoboLaga')).toHaveFocus());
  });

  it('leads to sign-up', async () => {
    const { user, currentPath } = await renderApp('/signin');
    await user.click(await screen.findByRole('link', { name: 'Daftar akun' }));
    await waitFor(() => expect(currentPath()).toBe('/signup'));
  });

  it.each(['/signin', '/signup'])(
    '%s is for guests: a signed-in participant goes to the profile',
    async (path) => {
      await rememberParticipant('member');
      const { currentPath } = await renderApp(path);
      await waitFor(() => expect(currentPath()).toBe('/profile'));
    },
  );
});
