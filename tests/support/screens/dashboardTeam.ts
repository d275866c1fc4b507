import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { type TestApp, useTestApp } from './renderApp.tsx';

type App = Awaited<ReturnType<TestApp['renderApp']>>;

export const dialog = () => screen.findByRole('dialog', { name: 'Create Team' });

/** Fills in the first step of a new team. */
export async function fillIn({ user }: App, name = 'Garuda Baja Muda') {
  await user.selectOptions(screen.getByLabelText('Kategori'), 'Sumo Robot');
  await user.click(screen.getByLabelText('Nama tim'));
  await user.paste(name);
}

/** The dashboard on which a club creates a team. */
export function useDashboardTeam() {
  const app = useTestApp();
  const { renderApp, rememberClub, faults, applyScenarios } = app;

  async function open() {
    // Not looked at here, and each card costs time.
    faults(http.get('*/api/gh-schools/1/tournaments', () => HttpResponse.json({ data: [] })));
    await rememberClub();
    return renderApp('/schoolclub/dashboard');
  }

  /** With a code that the browser remembers, and that the server does not put right. */
  async function openWithCode(code: string) {
    await applyScenarios('offline:getClub', 'offline:getClubSession');
    await rememberClub();
    window.localStorage.setItem(
      'gh_user',
      JSON.stringify({ id: 1, code, name: demoAccounts.club.name, logo: null }),
    );
    return renderApp('/schoolclub/dashboard');
  }

  async function openDialog() {
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: 'Create Team' }));
    await dialog();
    await screen.findByRole('option', { name: 'Sumo Robot' });
    return app;
  }

  return { ...app, open, openWithCode, openDialog };
}
