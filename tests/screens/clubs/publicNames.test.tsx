import { act, screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clubs } from '../../../server/db/schema.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const product = useTestApp();
const {
  renderApp,
  rememberClub,
  rememberParticipant,
  applyScenarios,
  clearScenarios,
  faults,
  backend,
} = product;

const short = /Nama depan dan inisial/;
const full = /Nama lengkap/;
const pictures = 'Foto profil ditampilkan';
const setNames = (names: 'full' | 'short') => backend.db.update(clubs).set({ names });
const setPortraits = (portraits: boolean) => backend.db.update(clubs).set({ portraits });
/** The page may still load which teams are the participant's own. */
const restoreAfterEach = () =>
  afterEach(() =>
    act(async () => {
      await setNames('full');
      await setPortraits(true);
    }),
  );
const openTeam = () => renderApp('/team/X-MLGT-00001');

describe('the page of a team whose club has short names', () => {
  beforeEach(() => setNames('short'));
  restoreAfterEach();

  it('shows visitors the first name and an initial', async () => {
    await openTeam();
    expect(await screen.findByText('Bagas W.')).toBeVisible();
    expect(document.body.textContent).not.toContain('Wicaksono');
  });

  it('shows its members the full names', async () => {
    await rememberParticipant('member');
    await openTeam();
    expect(await screen.findByText('Bagas Wicaksono')).toBeVisible();
  });

  it('shows other participants what visitors see', async () => {
    await rememberParticipant('newcomer');
    await openTeam();
    expect(await screen.findByText('Bagas W.')).toBeVisible();
  });
});

describe('the page of a team whose club does not show portraits', () => {
  beforeEach(() => backend.db.update(clubs).set({ names: 'short', portraits: false }));
  restoreAfterEach();
  const memberPictures = async (name: string) => {
    const members = await screen.findByRole('region', { name: 'Anggota' });
    await within(members).findByText(name);
    return [...members.querySelectorAll('li img')].map((image) => image.getAttribute('src'));
  };

  it('shows visitors initials instead', async () => {
    await openTeam();
    expect(await memberPictures('Bagas W.')).toEqual([]);
    expect(screen.getByText('BW')).toBeVisible();
  });

  it('shows a member their own', async () => {
    await rememberParticipant('member');
    await openTeam();
    expect(await memberPictures('Bagas Wicaksono')).toEqual([
      expect.stringMatching(/^\/storage\/participants\//),
    ]);
  });
});

describe('the choice of what the public sees', () => {
  const open = async () => {
    await rememberClub();
    const { user } = await renderApp('/schoolclub/security');
    expect(await screen.findByRole('radio', { name: full })).toBeChecked();
    expect(screen.getByRole('radio', { name: pictures })).toBeChecked();
    return user;
  };
  const section = () => screen.getByRole('form', { name: /Nama dan foto peserta/ });
  const save = () => within(section()).getByRole('button', { name: 'Simpan pilihan' });
  const example = () => within(section()).getByRole('status');
  const readStored = async () => {
    const [club] = await backend.db.select().from(clubs).where(eq(clubs.code, 'MLGT'));
    return club && [club.names, club.portraits];
  };

  it('is shown as an example before it is saved, by keyboard too', async () => {
    const user = await open();
    expect(example()).toHaveTextContent('Bagas Wicaksono');
    expect(example()).toHaveTextContent('orang tua atau wali');
    act(() => screen.getByRole('radio', { name: full }).focus());
    await user.keyboard('{ArrowUp}{Tab}{ArrowUp}');
    expect(example()).toHaveTextContent('Yang dilihat pengunjung:BWBagas W.');
    expect(example()).toHaveTextContent('Foto peserta tidak ditampilkan');
    expect(await readStored()).toEqual(['full', true]);

    await user.keyboard('{Enter}');
    expect(await screen.findByText('Pilihan telah disimpan.')).toBeVisible();
    expect(await readStored()).toEqual(['short', false]);
    await setNames('full');
    await setPortraits(true);
  });

  it('stays on the screen, with the error, if the server does not save it', async () => {
    const user = await open();
    await applyScenarios('server-500:setClubNames');
    await user.click(screen.getByRole('radio', { name: short }));
    await user.click(save());
    expect(await within(section()).findByRole('alert')).toBeVisible();
    expect(screen.getByRole('radio', { name: short })).toBeChecked();
    expect(await readStored()).toEqual(['full', true]);
  });

  it('is of names alone where the server cannot hide pictures', async () => {
    await rememberClub();
    faults(
      http.get('*/api/gh-schools/1', () =>
        HttpResponse.json({ success: true, data: { id: 1, name: 'Klub', names: 'full' } }),
      ),
    );
    await renderApp('/schoolclub/security');
    expect(await screen.findByRole('radio', { name: full })).toBeChecked();
    expect(screen.queryByRole('radio', { name: pictures })).not.toBeInTheDocument();
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
