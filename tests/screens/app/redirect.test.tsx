import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { signedOut } from '../../../src/session/sessionSlice.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, rememberParticipant, backend, faults } = useTestApp();

type App = Awaited<ReturnType<typeof renderApp>>;

async function enter({ user }: App, label: string, text: string) {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
}

async function signIn(app: App, who: 'leader' | 'member' | 'newcomer' = 'newcomer') {
  await enter(app, 'Email atau nomor kartu', demoAccounts[who].email);
  await enter(app, 'Password', demoAccounts[who].password);
  await app.user.click(screen.getByRole('button', { name: 'Login RoboLaga' }));
}

/** Where it stands, with the query. */
const whole = ({ router }: App) =>
  `${router.state.location.pathname}${router.state.location.search}`;

describe('the redirect after signing in', () => {
  it.each(['/profile?gh=12', '/chat'])(
    'leads to %s, also after a reload of sign-in',
    async (wanted) => {
      const first = await renderApp(wanted);
      await screen.findByLabelText('Email atau nomor kartu');
      const signInAddress = whole(first);
      expect(signInAddress).toBe(`/signin?from=${encodeURIComponent(wanted)}`);
      cleanup();
      const app = await renderApp(signInAddress);
      await signIn(app);
      await waitFor(() => expect(whole(app)).toBe(wanted));
      await waitFor(() => expect(app.router.state.navigation.state).toBe('idle'));
      expect(whole(app)).toBe(wanted);
    },
  );

  it('leads there over sign-up and back, too', async () => {
    const app = await renderApp('/profile?gh=12');
    const heading = { level: 1, name: 'Bergabung dengan school club Anda' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    await app.user.click(await screen.findByRole('link', { name: 'Daftar akun baru' }));
    await app.user.click(
      await within(await screen.findByRole('main')).findByRole('link', { name: 'Login' }),
    );
    await app.user.click(await screen.findByRole('link', { name: 'Daftar akun baru' }));
    await enter(app, 'Nama', 'Sekar Ayuningtyas');
    await enter(app, 'Email', 'sekar.pulang@surel.example');
    await enter(app, 'Password', 'lintasan-garis-24');
    await enter(app, 'Ulangi password', 'lintasan-garis-24');
    await app.user.click(screen.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(whole(app)).toBe('/profile?gh=12'));
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    String.raw`/\evil.example`,
    'javascript:alert(1)',
    '/docs',
    '/signup',
  ])('does not follow %s', async (from) => {
    const app = await renderApp(`/signin?from=${encodeURIComponent(from)}`);
    await signIn(app);
    await waitFor(() => expect(whole(app)).toBe('/profile'));
  });

  it('is the profile for who comes by themselves, and who has just signed out', async () => {
    await rememberParticipant('newcomer');
    const app = await renderApp('/chat', { withLayout: true });
    await app.user.click(await screen.findByRole('button', { name: /^Akun / }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await screen.findByLabelText('Email atau nomor kartu');
    await waitFor(() => expect(app.router.state.navigation.state).toBe('idle'));
    expect(whole(app)).toBe('/signin');
  });

  it('is open to who is signed in already', async () => {
    await rememberParticipant('newcomer');
    const app = await renderApp('/signin?from=%2Fchat');
    await waitFor(() => expect(whole(app)).toBe('/chat'));
  });

  it('leads from an ended session back to where it ended', async () => {
    window.localStorage.setItem('authToken', 'ended');
    const app = await renderApp('/profile?gh=12');
    expect(await screen.findByText('Sesi Anda telah berakhir. Silakan masuk lagi.')).toBeVisible();
    await signIn(app);
    await waitFor(() => expect(whole(app)).toBe('/profile?gh=12'));
  });

  it('leads back to the tournament from which one wanted to register', async () => {
    const app = await renderApp('/tournaments/7');
    await app.user.click(await screen.findByRole('link', { name: 'Login untuk Registrasi' }));
    await signIn(app);
    await waitFor(() => expect(whole(app)).toBe('/tournaments/7'));
  });

  it('keeps the chosen teams of a session that ended in the middle, for the same account alone', async () => {
    // Our server has one team per person and category; others may have more.
    faults(
      http.get('*/api/participant/my-teams', async ({ request }) => {
        const response = await backend.app.fetch(request);
        const body = (await response.json()) as { teams?: { id: number }[] };
        if (!body.teams) return HttpResponse.json(body, { status: response.status });
        return HttpResponse.json({
          success: true,
          teams: body.teams.flatMap((team) => [team, { ...team, id: team.id + 1000 }]),
        });
      }),
    );
    const token = await rememberParticipant('leader');
    const app = await renderApp('/tournaments/7', { withLayout: true });
    const choiceOf = async (category: string) =>
      within(
        await screen.findByRole('article', { name: category }),
      ).findByLabelText<HTMLSelectElement>('Pilih tim');
    const chosen: Record<string, string> = {};
    for (const category of ['Line Follower', 'Inspire']) {
      const choice = await choiceOf(category);
      await waitFor(() => expect(choice.options).toHaveLength(3));
      fireEvent.change(choice, { target: { value: choice.options[2]?.value } });
      chosen[category] = choice.value;
    }
    await backend.request('POST', '/api/auth/logout', { token });
    await app.user.click(
      within(await screen.findByRole('article', { name: 'Inspire' })).getByRole('button', {
        name: 'Daftar',
      }),
    );
    await signIn(app, 'member');
    // The member is in the leader's teams.
    await waitFor(() => expect(whole(app)).toBe('/tournaments/7'));
    const choices = await screen.findAllByLabelText<HTMLSelectElement>('Pilih tim');
    await waitFor(() => expect(choices[0]?.options).toHaveLength(3));
    expect(choices.map(({ value }) => value)).toEqual(choices.map(() => ''));
    await act(async () => void app.store.dispatch(signedOut('participant')));
    await app.user.click(await screen.findByRole('link', { name: 'Login untuk Registrasi' }));
    await signIn(app, 'leader');
    for (const [category, team] of Object.entries(chosen))
      expect(await choiceOf(category)).toHaveValue(team);
  });
});
