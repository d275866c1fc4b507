import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import defaultProfileBanner from '../../../src/ui/pictures/defaultProfileBanner.svg';
import defaultUser from '../../../src/ui/pictures/defaultUser.svg';
import { picture, profileCall } from '../../support/screens/profilePage.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, rememberParticipant, faults, applyScenarios, clearScenarios } = useTestApp();

describe('the head of the profile', () => {
  it('stands at once from what the browser remembers, then as the server tells', async () => {
    window.localStorage.setItem('userName', 'Nama Lama');
    window.localStorage.setItem('bannerUrl', 'lama.jpg');
    await applyScenarios('slow-3g:40');
    await rememberParticipant('leader');
    await renderApp('/profile', { withLayout: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'Nama Lama' })).toBeVisible();
    expect(picture('Banner Nama Lama')).toHaveAttribute('src', '/storage/lama.jpg');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bagas Wicaksono' })).toBeVisible();
    expect(screen.getByText('bagas@contoh.robolaga.id')).toBeVisible();
    await waitFor(() =>
      expect(picture('Foto profil Bagas Wicaksono')).toHaveAttribute(
        'src',
        expect.stringMatching(/^\/storage\/participants\//),
      ),
    );
    await waitFor(() => expect(document.title).toBe('Profile · RoboLaga'));
  });

  it('has pictures for whoever has none, and room for any name', async () => {
    const name = 'Abcdefghij'.repeat(30);
    faults(
      http.get(profileCall, () =>
        HttpResponse.json({
          user: { id: 1, name, email: 'a@b.id', profile_picture: null, banner: null },
        }),
      ),
    );
    await rememberParticipant('leader');
    await renderApp('/profile');
    await screen.findByRole('heading', { level: 1, name });
    expect(picture(`Foto profil ${name}`)).toHaveAttribute('src', defaultUser);
    expect(document.querySelector(`main img[src="${defaultProfileBanner}"]`)).toHaveAttribute(
      'alt',
      '',
    );
  });

  it('says what a pupil without an address signs in with', async () => {
    const user = { id: 53, name: 'Wulan Sari', email: '', profile_picture: null, banner: null };
    faults(
      http.get(profileCall, () => HttpResponse.json({ user: { ...user, sign_in_name: 'P-53' } })),
    );
    await rememberParticipant('leader');
    await renderApp('/profile');
    expect(await screen.findByText('Masuk tanpa email: P-53')).toBeVisible();
  });

  it('says that the profile did not come, and tries again', async () => {
    await applyScenarios('offline:getProfile');
    await rememberParticipant('leader');
    const { user } = await renderApp('/profile');
    const alert = (await screen.findByText('Data profil belum dapat dimuat.')).closest<HTMLElement>(
      '[role="alert"]',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'User' })).toBeVisible();
    clearScenarios();
    await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('bagas@contoh.robolaga.id')).toBeVisible();
  });
});
