import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { TestApp } from '../screens/renderApp.tsx';

type App = Awaited<ReturnType<TestApp['renderApp']>>;

/** The path of the page and its query. */
export const addressOf = ({ router }: Pick<App, 'router'>) =>
  `${router.state.location.pathname}${router.state.location.search}`;

/** Waits until the client has come to an address, and to rest there. */
export async function expectAddress(app: App, address: string) {
  await waitFor(() => expect(addressOf(app)).toBe(address));
  await waitFor(() => expect(app.router.state.navigation.state).toBe('idle'));
  expect(addressOf(app)).toBe(address);
}
