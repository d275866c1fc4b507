import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '../support/render.tsx';
import { heading } from '../support/queries.ts';
import { useTestApp } from '../support/renderApp.tsx';

const { promise, resolve } = vi.hoisted(() => Promise.withResolvers<void>());

// The code of one page is late, that of another does not arrive.
vi.mock('../../src/features/organiser/accounts/AccountsPage.tsx', async (importOriginal) => {
  await promise;
  return importOriginal();
});
vi.mock('../../src/features/organiser/people/PeoplePage.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const { renderApp, applyScenarios } = useTestApp();

beforeEach(() => applyScenarios('organiser'));
afterEach(() => vi.restoreAllMocks());

describe('a page of organisers', () => {
  it('whose code is late shows that it loads, beneath the navigation', async () => {
    const { router } = await renderApp('/organiser/categories');
    await heading('Kategori');
    await act(() => router.navigate('/organiser/accounts'));
    expect(await screen.findByRole('status', { name: 'Memuat halaman...' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Halaman penyelenggara' })).toBeVisible();
    resolve();
    await heading('Akun');
  });

  it('whose code does not arrive says so, and offers to try again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderApp('/organiser/people');
    await heading('Something went wrong');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });
});
