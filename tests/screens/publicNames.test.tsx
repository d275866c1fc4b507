import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clubs } from '../../server/db/schema.ts';
import { useTestApp } from '../support/screens/renderApp.tsx';

const product = useTestApp();
const { renderApp, isLoading, rememberClub, rememberParticipant, backend } = product;
const { applyScenarios, clearScenarios } = product;

const short = /Nama depan dan inisial/;
const full = /Nama lengkap/;
const setNames = (names: 'full' | 'short') => backend.db.update(clubs).set({ names });

describe('the page of a team whose club has short names', () => {
  beforeEach(() => setNames('short'));
  afterEach(() => setNames('full'));
  const openTeam = () => renderApp('/team/X-MLGT-00001');
  /** Which teams are the participant's own is loaded apart. */
  const hasLoaded = () => waitFor(() => expect(isLoading()).toBe(false));

  it('shows visitors the first name and an initial', async () => {
    await openTeam();
    expect(await screen.findByText('Bagas W.')).toBeVisible();
    expect(document.body.textContent).not.toContain('Wicaksono');
  });

  it('shows its members the full names', async () => {
    await rememberParticipant('member');
    await openTeam();
    expect(await screen.findByText('Bagas Wicaksono')).toBeVisible();
    await hasLoaded();
  });

  it('shows other participants what visitors see', async () => {
    await rememberParticipant('newcomer');
    await openTeam();
    expect(await screen.findByText('Bagas W.')).toBeVisible();
    await hasLoaded();
  });
});

describe('the choice of names', () => {
  const open = async () => {
    await rememberClub();
    const { user } = await renderApp('/schoolclub/security');
    expect(await screen.findByRole('radio', { name: full })).toBeChecked();
    return user;
  };

  it('is made by keyboard, and saved at once', async () => {
    const user = await open();
    act(() => screen.getByRole('radio', { name: full }).focus());
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('radio', { name: short })).toBeChecked();
    expect(await screen.findByText('Pilihan nama telah disimpan.')).toBeVisible();
    await setNames('full');
  });

  it('stays as it was if the server does not save it', async () => {
    const user = await open();
    await applyScenarios('server-500:setClubNames');
    await user.click(screen.getByRole('radio', { name: short }));
    await waitFor(() => expect(screen.getByRole('radio', { name: full })).toBeChecked());
  });

  it('is loaded again after an error', async () => {
    await rememberClub();
    await applyScenarios('html-error-page:getClub');
    const { user } = await renderApp('/schoolclub/security');
    await screen.findByText('Pilihan ini belum dapat dimuat.');
    clearScenarios();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('radio', { name: full })).toBeChecked();
  });
});
