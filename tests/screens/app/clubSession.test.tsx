import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import type { ScenarioText } from '../../../src/mocks/scenarios/scenarioSelection.ts';
import { clubUpdated } from '../../../src/session/sessionSlice.ts';
import { addressOf, expectAddress } from '../../support/servers/addresses.ts';
import { field, heading } from '../../support/screens/queries.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';
import { stored, storedClub } from '../../support/database/storedClub.ts';

const {
  renderApp,
  rememberClub,
  rememberParticipant,
  faults,
  applyScenarios,
  clearScenarios,
  backend,
} = useTestApp({ withLayout: true });

type App = Awaited<ReturnType<typeof renderApp>>;

const { name: clubName } = demoAccounts.club;

/** The checks of the session that are under way. */
const checksIn = (store: App['store']) =>
  Object.keys(store.getState().api.queries).filter((key) => key.startsWith('getClubSession'));

describe("a school club's session", () => {
  const invalid = 'Sesi GH tidak valid. Silakan login ulang.';
  const ended = 'Sesi Anda telah berakhir. Silakan masuk lagi.';
  const forgotten = 'Token GH tidak ditemukan. Silakan login ulang.';
  const revoke = (token: string) => backend.request('POST', '/api/gh/logout', { token });

  it('that is refused on entry ends with one toast, at the sign-in that leads back; drafts and the participant stay', async () => {
    const participant = await rememberParticipant('member');
    await revoke(await rememberClub());
    window.localStorage.setItem('ghBannerUrl', '/storage/banner.svg');
    window.sessionStorage.setItem('robolaga-draft/builder-create/1', '{}');
    const app = await renderApp('/schoolclub/tournament-followed');
    expect(await screen.findByText(invalid)).toBeVisible();
    await expectAddress(app, '/schoolclub/login?from=%2Fschoolclub%2Ftournament-followed');
    await field('Password');
    expect(screen.getAllByText(invalid)).toHaveLength(1);
    expect(screen.queryByText(ended)).not.toBeInTheDocument();
    expect(['gh_token', 'gh_user', 'ghBannerUrl', 'authToken'].map(stored)).toEqual([
      null,
      null,
      null,
      participant,
    ]);
    expect(window.sessionStorage).toHaveLength(1);
  });

  it('that is checked anew on each screen ends there', async () => {
    const token = await rememberClub();
    const app = await renderApp('/schoolclub/teams');
    await screen.findByRole('link', { name: 'Garuda Lintas' });
    await revoke(token);
    await app.user.click(screen.getByRole('link', { name: 'Lomba diikuti' }));
    expect(await screen.findByText(invalid)).toBeVisible();
    await expectAddress(app, '/schoolclub/login?from=%2Fschoolclub%2Ftournament-followed');
  });

  it('that ends in the middle says so on the sign-in page, once', async () => {
    const token = await rememberClub();
    await applyScenarios('offline:listClubTeams');
    const app = await renderApp('/schoolclub/teams');
    const retry = await screen.findByRole('button', { name: 'Coba lagi' });
    await waitFor(() => expect(checksIn(app.store)).toEqual([]));
    clearScenarios();
    await revoke(token);
    await app.user.click(retry);
    expect(await screen.findByText(ended)).toBeVisible();
    await expectAddress(app, '/schoolclub/login?from=%2Fschoolclub%2Fteams');
    expect(screen.queryByText(invalid)).not.toBeInTheDocument();
  });

  it.each<[string, ScenarioText]>([
    ['no server', 'offline:getClubSession'],
    ['a broken server', 'server-500:getClubSession'],
  ])('outlives a check by %s', async (_, failure) => {
    const token = await rememberClub();
    const asked = Promise.withResolvers<void>();
    await applyScenarios(failure);
    faults(http.get('*/api/gh/me', () => asked.resolve()));
    const app = await renderApp('/schoolclub/teams');
    await waitFor(() => asked.promise);
    await screen.findByRole('link', { name: 'Garuda Lintas' });
    expect(addressOf(app)).toBe('/schoolclub/teams');
    expect(stored('gh_token')).toBe(token);
  });

  it('takes name, code and logo from the server', async () => {
    await rememberClub();
    const club = storedClub();
    window.localStorage.setItem(
      'gh_user',
      JSON.stringify({ id: 1, code: 'LAMA', name: 'Nama Lama', logo: null }),
    );
    await renderApp('/schoolclub/teams');
    expect(await screen.findByRole('button', { name: `Akun ${clubName}` })).toBeVisible();
    expect(storedClub()).toEqual(club);
  });

  it('keeps what was changed here while the server was asked', async () => {
    await rememberClub();
    const answer = Promise.withResolvers<void>();
    faults(http.get('*/api/gh/me', () => answer.promise));
    const { store } = await renderApp('/schoolclub/teams');
    await heading('Manage Teams');
    await act(async () => void store.dispatch(clubUpdated({ name: 'Nama Baru' })));
    answer.resolve();
    await waitFor(() => expect(checksIn(store)).toEqual([]));
    expect(storedClub()).toMatchObject({ name: 'Nama Baru' });
    expect(screen.getByRole('button', { name: 'Akun Nama Baru' })).toBeVisible();
  });

  it.each(['{not json', '{"id":"1","name":"SMA"}', 'null'])(
    'with the stored club %s is none',
    async (user) => {
      await rememberClub();
      window.localStorage.setItem('gh_user', user);
      await expectAddress(
        await renderApp('/schoolclub/teams'),
        '/schoolclub/login?from=%2Fschoolclub%2Fteams',
      );
      expect(await field('Password')).toBeVisible();
    },
  );

  it('is followed into and out of other tabs', async () => {
    const app = await renderApp('/schoolclub/teams');
    await field('Password');
    await rememberClub();
    await act(
      async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'gh_token' })),
    );
    expect(await heading('Manage Teams')).toBeVisible();
    await act(async () => {
      window.localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(await screen.findByText(forgotten)).toBeVisible();
    await expectAddress(app, '/schoolclub/login?from=%2Fschoolclub%2Fteams');
  });

  it('may be forgotten by another tab without a word on a page that anybody may see', async () => {
    await rememberClub();
    const app = await renderApp('/faq');
    await screen.findByRole('button', { name: `Akun ${clubName}` });
    await applyScenarios('lost-session:token');
    expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
    await expectAddress(app, '/faq');
    expect(screen.queryByText(forgotten)).not.toBeInTheDocument();
  });

  it('lasts as long as the page where the storage keeps nothing', async () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    onTestFinished(() => refuse.mockRestore());
    const app = await renderApp('/schoolclub/login?from=%2Fschoolclub%2Fteams');
    fireEvent.change(await field('Email'), { target: { value: demoAccounts.club.email } });
    fireEvent.change(await field('Password'), { target: { value: demoAccounts.club.password } });
    await app.user.click(screen.getByRole('button', { name: 'Login School Club' }));
    await heading('Manage Teams');
    const probes = () => refuse.mock.calls.filter(([key]) => key === 'robolaga-probe').length;
    const before = probes();
    await waitFor(() => expect(probes()).toBeGreaterThan(before + 1));
    await expectAddress(app, '/schoolclub/teams');
    expect(stored('gh_token')).toBeNull();
  });

  it('leads from screen to screen in the header and under it', async () => {
    await rememberClub();
    const app = await renderApp('/schoolclub/teams');
    await heading('Manage Teams');
    const row = within(screen.getByRole('navigation', { name: 'Halaman school club' }));
    const screens = [
      '/schoolclub/participants',
      '/schoolclub/team',
      '/schoolclub/readiness',
      '/schoolclub/tournament-followed',
      '/schoolclub/help',
    ];
    expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/schoolclub/dashboard',
      ...screens,
    ]);
    expect(row.getByRole('link', { current: 'page' })).toHaveTextContent('Tim');
    await app.user.click(screen.getByRole('button', { name: `Akun ${clubName}` }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map((entry) => entry.getAttribute('href'))).toEqual([
      '/schoolclub/dashboard',
      ...screens,
      null,
    ]);
  });
});
