import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { expectAddress } from '../../support/servers/addresses.ts';
import { field, heading } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { stored } from '../../support/database/storedClub.ts';
import { createPupilMaker, namesOnPaper } from '../../support/screens/pupilCards.ts';

const { renderApp, rememberClub, rememberParticipant, faults, backend } = useTestApp({
  withLayout: true,
});

const { name: clubName } = demoAccounts.club;
const addPupils = createPupilMaker(backend);

describe("a school club's logout", () => {
  it.each([404, 405])(
    'ends the session where the server knows no such call (%i)',
    async (status) => {
      await rememberClub();
      const asked = Promise.withResolvers<void>();
      faults(
        http.post('*/api/gh/logout', () => {
          asked.resolve();
          return HttpResponse.json({}, { status });
        }),
      );
      const app = await renderApp('/schoolclub/teams');
      await app.user.click(await screen.findByRole('button', { name: `Akun ${clubName}` }));
      await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
      await asked.promise;
      await expectAddress(app, '/schoolclub/login');
      expect(stored('gh_token')).toBeNull();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('ends the session here and on the server, and removes the drafts of the club', async () => {
    const token = await rememberClub();
    const keep = (name: string) => window.sessionStorage.setItem(`robolaga-draft/${name}`, '{}');
    for (const name of ['builder-create/1', 'builder-edit/1/42', 'builder-create/12']) keep(name);
    const app = await renderApp('/schoolclub/teams');
    await heading('Manage Teams');
    expect(screen.getByRole('navigation', { name: 'Halaman school club' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: `Akun ${clubName}` }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await expectAddress(app, '/schoolclub/login');
    await field('Password');
    expect(
      screen.queryByRole('navigation', { name: 'Halaman school club' }),
    ).not.toBeInTheDocument();
    expect(Object.keys(window.sessionStorage)).toEqual(['robolaga-draft/builder-create/12']);
    expect(['gh_token', 'gh_user', 'ghBannerUrl'].map(stored)).toEqual([null, null, null]);
    await waitFor(async () =>
      expect((await backend.request('GET', '/api/gh/me', { token })).status).toBe(401),
    );
  });

  it("is offered beside a participant's, whose session stays", async () => {
    const participant = await rememberParticipant('newcomer');
    await rememberClub();
    const app = await renderApp('/schoolclub');
    await app.user.click(
      await screen.findByRole('button', { name: `Akun ${demoAccounts.newcomer.name}` }),
    );
    const row = within(
      screen.getByRole('navigation', { name: 'Halaman school club', hidden: true }),
    );
    expect(row.getByRole('link', { current: 'page', hidden: true })).toHaveTextContent('Dasbor');
    expect(await screen.findByRole('menuitem', { name: 'School Club' })).toHaveAttribute(
      'href',
      '/schoolclub/dashboard',
    );
    await app.user.click(screen.getByRole('menuitem', { name: 'Logout School Club' }));
    await expectAddress(app, '/schoolclub/login');
    expect([stored('gh_token'), stored('authToken')]).toEqual([null, participant]);
  });
});

it('cards that are not printed are asked about before the club signs out', async () => {
  await addPupils({ name: 'Wayan Keluar', class: '9K' });
  await rememberClub();
  const { user, router } = await renderApp('/schoolclub/participants/cards?class=9K');
  await user.click(await screen.findByRole('button', { name: 'Buat 1 kartu' }));
  await waitFor(() => expect(namesOnPaper()).toEqual(['Wayan Keluar']));
  const signOut = async () => {
    await user.click(await screen.findByRole('button', { name: /^Akun / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    return within(await screen.findByRole('dialog', { name: 'Kartu belum dicetak' }));
  };
  await user.click((await signOut()).getByRole('button', { name: 'Tetap di sini' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(namesOnPaper()).toEqual(['Wayan Keluar']);
  expect(router.state.location.pathname).toBe('/schoolclub/participants/cards');
  await user.click((await signOut()).getByRole('button', { name: 'Keluar tanpa mencetak' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/schoolclub/login'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
