import { fireEvent, screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { copy } from '../../../src/mocks/panel/copy.ts';
import {
  closed,
  crop,
  cropPhoto,
  drawn,
  picture,
  profileCall,
  upload,
  uploadCall,
  useProfilePictures,
} from '../../support/screens/profilePage.ts';
import { button } from '../../support/screens/queries.ts';

const { open, faults, applyScenarios, clearScenarios, backend } = useProfilePictures();

describe('uploading', () => {
  it('sends a profile picture, saves its address, and shows it at once on the page and in the header', async () => {
    const calls: string[] = [];
    faults(
      http.post(uploadCall, async ({ request }) => {
        const [name, file] = [...(await request.clone().formData())][0] as [string, File];
        const { width, height, format } = await sharp(
          new Uint8Array(await file.arrayBuffer()),
        ).metadata();
        calls.push(`${name} ${file.type} ${format} ${width}x${height}`);
        await delay(60);
      }),
      http.put(
        profileCall,
        async ({ request }) => void calls.push(JSON.stringify(await request.clone().json())),
      ),
    );
    const app = await open({ withLayout: true });
    const before = picture('Foto profil Bagas Wicaksono').getAttribute('src');
    await cropPhoto(app);
    fireEvent.click(button('Crop & Upload'));
    fireEvent.click(button('Uploading...'));
    expect(button('Uploading...')).toBeDisabled();
    expect(button('Cancel')).toHaveFocus();
    const toast = await screen.findByText('✅ Upload berhasil!');
    expect(toast.closest('[aria-live="polite"]')).not.toBeNull();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Ubah foto profil')).toHaveFocus();

    const address = app.store.getState().session.participant?.pictureUrl as string;
    expect(calls).toEqual([
      'profile_picture image/jpeg jpeg 200x200',
      JSON.stringify({ profile_picture: address }),
    ]);
    expect(`/storage/${address}`).not.toBe(before);
    expect(picture('Foto profil Bagas Wicaksono')).toHaveAttribute('src', `/storage/${address}`);
    expect(document.querySelector('header img')).toHaveAttribute('src', `/storage/${address}`);
    expect(window.localStorage.getItem('profilePictureUrl')).toBe(address);
    const { body } = await backend.request('GET', '/api/participant/profile', {
      token: await backend.signIn('leader'),
    });
    expect(body).toMatchObject({ user: { profile_picture: address } });
  });

  it('sends a banner, whose address needs no second call', async () => {
    const saved = vi.fn();
    const sent: string[] = [];
    faults(
      http.post(uploadCall, async ({ request }) => {
        const [name, file] = [...(await request.clone().formData())][0] as [string, File];
        const { width, height } = await sharp(new Uint8Array(await file.arrayBuffer())).metadata();
        sent.push(`${name} ${width}x${height}`);
      }),
      http.put(profileCall, saved),
    );
    const app = await open();
    await crop(app, 'Ubah banner', 'Crop Banner');
    await upload(app);
    expect(await screen.findByText('✅ Upload berhasil!')).toBeVisible();
    expect(sent).toEqual(['banner 1632x400']);
    expect(drawn.at(-1)?.map(Math.round)).toEqual([0, 404, 1600, 392, 0, 0, 1632, 400]);
    const address = app.store.getState().session.participant?.bannerUrl as string;
    expect(picture('Banner Bagas Wicaksono')).toHaveAttribute('src', `/storage/${address}`);
    expect(address).toContain('-banner-');
    expect(saved).not.toHaveBeenCalled();
  });

  it('closes and says why it failed, and can be tried again', async () => {
    const app = await open();
    for (const [fault, message] of [
      ['upload-too-large', copy.responses.tooLarge],
      ['offline:uploadPicture', '❌ Terjadi kesalahan, coba lagi.'],
      // The address is not saved.
      ['error-without-message:updateProfile', '⚠️ Gagal mengupload file.'],
    ] as const) {
      await applyScenarios(fault);
      await cropPhoto(app);
      await upload(app);
      expect((await screen.findByText(message)).closest('[role="alert"]')).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(button('Ubah foto profil')).toHaveFocus();
      clearScenarios();
    }
    await cropPhoto(app);
    await upload(app);
    expect(await screen.findByText('✅ Upload berhasil!')).toBeVisible();
  });

  it('ends with Cancel, without a word', async () => {
    const ended = vi.fn();
    const saved = vi.fn();
    faults(
      http.post(uploadCall, async ({ request }) => {
        request.signal.addEventListener('abort', ended);
        await delay('infinite');
      }),
      http.put(profileCall, saved),
    );
    const app = await open();
    for (const leave of [
      () => app.user.click(button('Cancel')),
      () => app.user.keyboard('{Escape}'),
    ]) {
      const dialog = await cropPhoto(app);
      await upload(app);
      await app.user.click(dialog.parentElement as HTMLElement);
      expect(dialog).toBeVisible();
      await leave();
      await closed();
      expect(button('Ubah foto profil')).toHaveFocus();
    }
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(2));
    expect(saved).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText('✅ Upload berhasil!')).not.toBeInTheDocument();
  });
});
