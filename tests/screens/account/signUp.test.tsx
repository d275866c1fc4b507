import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { copy } from '../../../src/mocks/panel/copy.ts';
import type { ScenarioText } from '../../../src/mocks/scenarios/scenarioSelection.ts';
import { enter } from '../../support/database/events.ts';
import { button, field } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { backend, renderApp, rememberParticipant, faults, applyScenarios } = useTestApp();

const registerCall = '*/api/participant/register';

describe('signing up', () => {
  const fill = async (
    user: UserEvent,
    typed: { name: string; email: string; password: string; confirmation?: string },
  ) => {
    await enter(user, 'Nama', typed.name);
    await enter(user, 'Email', typed.email);
    await enter(user, 'Password', typed.password);
    await enter(user, 'Ulangi password', typed.confirmation ?? typed.password);
  };
  const person = {
    name: 'Sekar Ayuningtyas',
    email: 'sekar@surel.example',
    password: 'lintasan-garis-24',
  };

  it('shows a coach the way to the registration of a club before the first field, and back', async () => {
    const { user, router } = await renderApp('/signup');
    const toClub = await screen.findByRole('link', { name: 'Daftarkan klub' });
    expect(toClub.parentElement).toHaveTextContent('Pembina?');
    expect(toClub.compareDocumentPosition(await field('Nama'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    toClub.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/schoolclub/register'));
    const back = await screen.findByRole('link', { name: 'Buat akun peserta' });
    expect(back.compareDocumentPosition(await field('Nama sekolah atau klub'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await user.click(back);
    await waitFor(() => expect(router.state.location.pathname).toBe('/signup'));
  });

  it('asks for everything, at the fields', async () => {
    const { user } = await renderApp('/signup');
    expect(await field('Password')).toHaveAccessibleDescription('Minimal 8 karakter.');
    await enter(user, 'Nama', '   ');
    await user.click(button('Sign Up'));
    for (const text of [
      'Name is required',
      'Email is required',
      'Password is required',
      'Please confirm your password',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(await field('Nama')).toHaveFocus();
  });

  it.each([
    ['lintasan-garis-24 ', 'Password ini diakhiri spasi.'],
    [' lintasan-garis-24', 'Password ini diawali spasi.'],
    ['lintasan-garis-24\u00A0', 'Password ini diakhiri spasi.'],
    [' lintasan garis ', 'Password ini diawali dan diakhiri spasi.'],
  ])('says where a password has a space that nobody sees: %j', async (password, hint) => {
    const { user } = await renderApp('/signup');
    await enter(user, 'Password', password);
    expect(await field('Password')).toHaveAccessibleDescription(`Minimal 8 karakter. ${hint}`);
    await user.clear(await field('Password'));
    await enter(user, 'Password', 'lintasan garis 24');
    expect(await field('Password')).toHaveAccessibleDescription('Minimal 8 karakter.');
  });

  it.each(['\u200B\u200B', '\u3164', '\u2800'])(
    'takes a name of which nothing can be seen for none: %j',
    async (name) => {
      const { user } = await renderApp('/signup');
      await fill(user, { ...person, name });
      await user.click(button('Sign Up'));
      expect(await screen.findByText('Name is required')).toBeVisible();
    },
  );

  it('keeps a space at the end of a password', async () => {
    const { user, currentPath } = await renderApp('/signup');
    await fill(user, { ...person, email: 'spasi@surel.example', password: 'lintasan-garis-24 ' });
    await user.click(button('Sign Up'));
    await waitFor(() => expect(currentPath()).toBe('/profile'));
    const signIn = (password: string) =>
      backend.request('POST', '/api/participant/login', {
        body: { email: 'spasi@surel.example', password },
      });
    expect((await signIn('lintasan-garis-24')).status).toBe(401);
    expect((await signIn('lintasan-garis-24 ')).status).toBe(200);
  });

  it('wants both passwords alike', async () => {
    const { user } = await renderApp('/signup');
    await fill(user, { ...person, confirmation: 'lintasan-garis-25' });
    await user.click(button('Sign Up'));
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(await field('Ulangi password')).toHaveFocus();
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
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Sudah punya akun dengan email ini?')).toBeVisible();
    expect(main.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/signin');
    expect(main.getByRole('link', { name: 'Buat password baru' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
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
      /^Registration failedServer tidak dapat dihubungi/,
    ],
    ['no JSON', 'html-error-page:registerParticipant', 'Registration failed'],
    ['the message of the server', 'rate-limited', copy.responses.tooMany],
  ])('says that it failed: %s', async (_, text, message) => {
    await applyScenarios(text);
    const { user } = await renderApp('/signup');
    await fill(user, person);
    await user.click(button('Sign Up'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await field('Nama')).toHaveValue(person.name);
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

  it.each(['/signup', '/schoolclub/register'])(
    'leads from %s to what it agrees to, in another tab',
    async (address) => {
      await renderApp(address);
      const note = within(await screen.findByText(/^Dengan mendaftar, Anda menyetujui/));
      for (const [name, href] of [
        ['Terms & Conditions', '/terms-condition'],
        ['Privacy Policy', '/privacy'],
      ]) {
        const link = note.getByRole('link', { name });
        expect(link).toHaveAttribute('href', href);
        expect(link).toHaveAttribute('target', '_blank');
      }
    },
  );

  it('leads to sign-in', async () => {
    const { user, currentPath } = await renderApp('/signup');
    // The header has a Login too.
    await user.click(await screen.findByRole('link', { name: 'Login' }));
    await waitFor(() => expect(currentPath()).toBe('/signin'));
  });
});
