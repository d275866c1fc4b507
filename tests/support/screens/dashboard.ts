import { screen } from '@testing-library/react';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { heading } from './queries.ts';
import type { TestApp } from './renderApp.tsx';

/** A part of the dashboard, by its heading. */
export const section = (name: string) => screen.findByRole('region', { name });

/** Opens the dashboard of the demonstration club. */
export async function openDashboard(
  { rememberClub, renderApp }: Pick<TestApp, 'rememberClub' | 'renderApp'>,
  address = '/schoolclub/dashboard',
) {
  await rememberClub();
  const app = await renderApp(address);
  await heading(`Welcome, ${demoAccounts.club.name}`);
  return app;
}
