import { screen, waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../server/db/seed/accounts.ts';
import type { ScenarioText } from '../../src/mocks/scenarioSelection.ts';
import { copy } from '../../src/mocks/copy.ts';
import { useTestApp } from '../support/renderApp.tsx';
import { act } from '../support/render.tsx';

const { renderApp, rememberParticipant, faults, applyScenarios } = useTestApp();

const field = (label: string) => screen.findByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });
const loginCall = '*/api/participant/login';
const registerCall = '*/api/participant/register';
type User = Awaited<ReturnType<typeof renderApp>>['user'];

/**
 * Puts a text into a field at once; typing it letter by letter tells no more here and takes its
 * time.
 */
async function enter(user: User, label: string, text: string) {
  await user.click(await field(label));
  await user.paste(text);
}

describe('signing in', () => {
  const { email, password, name } = demoAccounts.leader;
  const fill = async (user: User, typed: { email: string; password: string }) => {
    await enter(user, 'Email', typed.email);
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
    expect(await screen.findByRole('button', { name: `Account of ${name}` })).toBeVisible();
    // Nothing else is on its way: the guard, which runs again with the new session, agrees.
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(currentPath()).toBe('/profile');
  });

  it('asks for what is missing before the call, at the fields, and goes to the first', async () => {
    const { user } = await renderApp('/signin');
    await field('Email');
    await user.click(button('Login RoboLaga'));
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(await field('Email')).toHaveFocus();
    expect(await field('Email')).toHaveAccessibleDescription('Email is required');
    expect(await field('Email')).toBeInvalid();
    await enter(user, 'Email', email);
    await user.click(button('Login RoboLaga'));
    expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
    expect(await field('Password')).toHaveFocus();
  });

  it('says the words of the server for a wrong password, and keeps what was typed', async () => {
    const { user, currentPath } = await renderApp('/signin');
    await fill(user, { email, password: 'tebakan-salah' });
    await user.click(button('Login RoboLaga'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Email atau password salah.');
    expect(await field('Email')).toHaveValue(email);
    expect(await field('Password')).toHaveValue('tebakan-salah');
    expect(currentPath()).toBe('/signin');
    expect(button('Login RoboLaga')).toBeEnabled();
  });

  it.each([
    [
      'no server',
      () => applyScenarios('offline:loginParticipant'),
      /^Login failedThe server cannot be reached/,
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
    await user.click(button('Show password'));
    expect(await field('Password')).toHaveAttribute('type', 'text');
    await user.click(button('Hide password'));
    expect(await field('Password')).toHaveAttribute('type', 'password');
    expect(await field('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(await field('Email')).toHaveAttribute('autocomplete', 'email');
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
    await user.click(await screen.findByRole('link', { name: 'Sign up' }));
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

describe('signing up', () => {
  const fill = async (
    user: User,
    typed: { name: string; email: string; password: string; confirmation?: string },
  ) => {
    await enter(user, 'Name', typed.name);
    await enter(user, 'Email', typed.email);
    await enter(user, 'Password', typed.password);
    await enter(user, 'Confirm Password', typed.confirmation ?? typed.password);
  };
  const person = {
    name: 'Sekar Ayuningtyas',
    email: 'sekar@surel.example',
    password: 'lintasan-garis-24',
  };

  it('asks for everything, at the fields', async () => {
    const { user } = await renderApp('/signup');
    await enter(user, 'Name', '   ');
    await user.click(button('Sign Up'));
    for (const text of [
      'Name is required',
      'Email is required',
      'Password is required',
      'Please confirm your password',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(await field('Name')).toHaveFocus();
  });

  it('wants both passwords alike', async () => {
    const { user } = await renderApp('/signup');
    await fill(user, { ...person, confirmation: 'lintasan-garis-25' });
    await user.click(button('Sign Up'));
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(await field('Confirm Password')).toHaveFocus();
    // Mending the first of the two settles it as well.
    await user.type(await field('Password'), '{Backspace}5');
    await waitFor(() =>
      expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument(),
    );
  });

  it('says the words of the server at the field they are about', async () => {
    const { user, currentPath } = await renderApp('/signup');
    await fill(user, { ...person, email: demoAccounts.member.email });
    await user.click(button('Sign Up'));
    await waitFor(async () => expect(await field('Email')).toBeInvalid());
    expect(await field('Email')).toHaveAccessibleDescription(/\w/);
    expect(await field('Email')).toHaveFocus();
    expect(await field('Password')).toHaveValue(person.password);
    expect(currentPath()).toBe('/signup');
  });

  it('says that a password is refused, at its field', async () => {
    const { user } = await renderApp('/signup');
    await fill(user, { ...person, password: 'password123' });
    await user.click(button('Sign Up'));
    await waitFor(async () => expect(await field('Password')).toBeInvalid());
    expect(await field('Password')).toHaveAttribute('autocomplete', 'new-password');
  });

  it.each<[string, ScenarioText, RegExp | string]>([
    [
      'no server',
      'offline:registerParticipant',
      /^Registration failedThe server cannot be reached/,
    ],
    ['no JSON', 'html-error-page:registerParticipant', 'Registration failed'],
    ['the message of the server', 'rate-limited', copy.responses.tooMany],
  ])('says that it failed: %s', async (_, text, message) => {
    await applyScenarios(text);
    const { user } = await renderApp('/signup');
    await fill(user, person);
    await user.click(button('Sign Up'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await field('Name')).toHaveValue(person.name);
  });

  it('makes the account, is under way meanwhile, and goes to the profile', async () => {
    const answer = Promise.withResolvers<void>();
    faults(http.post(registerCall, () => answer.promise));
    const { user, currentPath } = await renderApp('/signup');
    await fill(user, person);
    await user.click(button('Sign Up'));
    expect(await screen.findByRole('button', { name: 'Signing Up...' })).toBeDisabled();
    answer.resolve();
    await waitFor(() => expect(currentPath()).toBe('/profile'));
    expect(window.localStorage.getItem('authToken')).toBeTruthy();
    expect(window.localStorage.getItem('participant_token')).toBe(
      window.localStorage.getItem('authToken'),
    );
    expect(window.localStorage.getItem('userName')).toBe(person.name);
  });

  it('is content with a backend that answers with a token alone', async () => {
    const token = await rememberParticipant('newcomer');
    window.localStorage.clear();
    faults(http.post(registerCall, () => HttpResponse.json({ token }, { status: 201 })));
    const { user, currentPath } = await renderApp('/signup', { withLayout: true });
    await fill(user, person);
    await user.click(button('Sign Up'));
    await waitFor(() => expect(currentPath()).toBe('/profile'));
    expect(window.localStorage.getItem('authToken')).toBe(token);
    // The name that was typed stands until the profile says whose token it is.
    await waitFor(() =>
      expect(window.localStorage.getItem('userName')).toBe(demoAccounts.newcomer.name),
    );
  });

  it('leads to sign-in', async () => {
    const { user, currentPath } = await renderApp('/signup');
    // The header has a Login too.
    await user.click(await screen.findByRole('link', { name: 'Login' }));
    await waitFor(() => expect(currentPath()).toBe('/signin'));
  });
});
