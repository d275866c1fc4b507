import { act, screen } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import '../../../src/features/dashboard/DashboardPage.tsx';
import '../../../src/features/readiness/ReadinessPage.tsx';
import { copy } from '../../../src/mocks/panel/copy.ts';
import { button } from '../../support/screens/queries.ts';
import { useReadinessPage } from '../../support/screens/readiness.ts';

const {
  open,
  renderApp,
  findLine,
  makeTeams,
  addTournament,
  faults,
  applyScenarios,
  clearScenarios,
} = useReadinessPage();

describe('without data, the page', () => {
  it('says that it loads', async () => {
    const held = Promise.withResolvers<void>();
    faults(http.get('*/api/gh/readiness', () => held.promise));
    await open();
    expect(await screen.findByRole('status', { name: 'Memuat kesiapan tim...' })).toBeVisible();
    held.resolve();
    expect(await screen.findByText(/^Klub Anda belum memiliki tim/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bentuk tim' })).toHaveAttribute(
      'href',
      '/schoolclub/team',
    );
  });

  it('says that no tournament is to come', async () => {
    await makeTeams('Tim Siap');
    await open();
    expect(await screen.findByText(/^Belum ada lomba mendatang\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lihat lomba' })).toHaveAttribute(
      'href',
      '/tournaments',
    );
  });

  it('has a tournament that was published while the dashboard was open', async () => {
    await makeTeams('Tim Siap');
    const { router } = await renderApp('/schoolclub/dashboard');
    expect(await screen.findByText('0 tim siap, 1 belum')).toBeVisible();
    // Other parts of the dashboard may still be loading.
    await act(async () => void (await addTournament()));
    await act(() => router.navigate('/schoolclub/readiness'));
    expect(await findLine('Tim Siap')).toBeVisible();
  });

  it('can be asked for again after a failure', async () => {
    await addTournament();
    await makeTeams('Tim Siap');
    await applyScenarios('server-500:listClubReadiness');
    const { user } = await open();
    expect(await screen.findByText(copy.responses.serverError)).toBeVisible();
    clearScenarios();
    await user.click(button('Coba lagi'));
    expect(await findLine('Tim Siap')).toBeVisible();
  });

  it('says where teams register if the backend does not know the operation', async () => {
    await applyScenarios('not-offered:listClubReadiness');
    await open();
    expect(
      await screen.findByText(/^Server ini belum menawarkan pendaftaran oleh klub\./),
    ).toBeVisible();
  });
});
