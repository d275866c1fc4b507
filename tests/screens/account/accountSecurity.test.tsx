import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAddress } from '../../support/servers/addresses.ts';
import { heading } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, rememberClub, rememberParticipant } = useTestApp();

describe('the page about the security of an account', () => {
  it.each([
    ['participant', '/profile', '/profile/security', 'Keamanan akun'],
    ['club', '/schoolclub/dashboard', '/schoolclub/security', 'Keamanan dan privasi'],
  ] as const)(
    'is linked from the page of a %s, and leads there again',
    async (kind, home, address, title) => {
      await (kind === 'club' ? rememberClub() : rememberParticipant('member'));
      const app = await renderApp(home);
      await app.user.click(await screen.findByRole('link', { name: title }));
      await heading(title);
      await expectAddress(app, address);
      await app.user.click(screen.getByRole('button', { name: 'Kembali' }));
      await waitFor(() => expect(app.currentPath()).toBe(home));
    },
  );

  it('offers a club no mail to a new manager that the server cannot send', async () => {
    await rememberClub();
    await renderApp('/schoolclub/security');
    expect(
      await screen.findByText(
        'Server ini belum dapat mengirim email. Minta penyelenggara membuat tautan untuk pembina baru.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Serahkan akun' })).not.toBeInTheDocument();
  });

  it.each([
    ['/profile/security', '/signin?from=%2Fprofile%2Fsecurity'],
    ['/schoolclub/security', '/schoolclub/login?from=%2Fschoolclub%2Fsecurity'],
  ])('is for who is signed in: %s', async (address, signIn) => {
    const { router } = await renderApp(address);
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(signIn),
    );
  });
});
