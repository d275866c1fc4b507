import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CropDialog } from '../../../src/features/profile/picture/crop/CropDialog.tsx';
import { useCropDialog } from '../../../src/features/profile/picture/crop/useCropDialog.ts';
import { profilePictureKind } from '../../../src/features/profile/picture/pictureKinds.ts';
import {
  type App,
  choose,
  closed,
  cropPhoto,
  drawn,
  inputOf,
  opened,
  photo,
  upload,
  useProfilePictures,
} from '../../support/screens/profilePage.ts';
import { button } from '../../support/screens/queries.ts';

const { open, openHook, renderPart, rememberParticipant, applyScenarios } = useProfilePictures();

const broken =
  'Gambar ini tidak dapat dibuka. Berkasnya mungkin rusak atau formatnya belum didukung; coba simpan sebagai JPEG atau PNG.';

describe('choosing a picture', () => {
  it('refuses what is no picture or too large a one, and sends nothing', async () => {
    const { current, toasts } = openHook(useCropDialog);
    const refuses = async (file: File, message: string) => {
      act(() => current().chooseFile(file));
      await waitFor(() => expect(current().isOpening).toBe(false));
      expect(toasts.splice(0)).toMatchObject([{ variant: 'error', text: message }]);
      expect(current()).toMatchObject({ dialog: undefined, isOpen: false });
      expect([...opened.addresses]).toEqual([]);
    };
    opened.works = false;
    await refuses(photo('application/pdf'), 'Berkas harus berupa gambar.');
    // A text that is called a picture.
    await refuses(photo('image/png', 'hello'), 'Berkas harus berupa gambar.');
    await refuses(photo('image/jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)), broken);
    // Windows does not know its type.
    const heic = photo('', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic');
    await refuses(
      heic,
      'Browser ini belum dapat membaca foto HEIC dari iPhone. Di iPhone: Pengaturan > Kamera > Format > Paling Kompatibel, lalu ambil foto lagi; atau kirim fotonya sebagai JPEG.',
    );
    // More than a telephone can hold once it is unpacked.
    Object.assign(opened, { works: true, width: 12_000, height: 12_000 });
    await refuses(photo(), 'Gambar terlalu besar. Pilih gambar sampai 100 megapiksel.');
  });

  it('takes the photo of an iPhone where the browser reads it, as Safari does', async () => {
    const { current } = openHook(useCropDialog);
    opened.works = true;
    act(() => current().chooseFile(photo('', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic')));
    await waitFor(() => expect(current().dialog).toBeDefined());
  });

  it('can be thought better of, by Cancel and by Escape but by no click outside, and then the same file chosen again', async () => {
    const app = await open();
    expect(inputOf('Ubah foto profil')).toHaveAttribute('accept', 'image/*,.heic,.heif');
    for (const leave of [
      () => app.user.click(button('Cancel')),
      () => app.user.keyboard('{Escape}'),
    ]) {
      const dialog = await cropPhoto(app);
      await app.user.click(dialog.parentElement as HTMLElement);
      expect(dialog).toBeVisible();
      await leave();
      await closed();
      expect(button('Ubah foto profil')).toHaveFocus();
      expect(inputOf('Ubah foto profil').value).toBe('');
      expect([...opened.addresses]).toEqual([]);
    }
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await app.user.click(button('Ubah banner'));
    choose('Ubah banner', photo('application/pdf'));
    const refusal = await screen.findByText('Berkas harus berupa gambar.');
    expect(refusal.closest('[role="alert"]')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Ubah banner')).toHaveFocus();
    expect([...opened.addresses]).toEqual([]);
  });
});

it('what is cropped is what the frame was moved, zoomed and turned to', async () => {
  await applyScenarios('server-500:uploadPicture');
  await rememberParticipant('leader');
  const expectCropped = async (change: (user: App['user']) => Promise<void>, cropped: number[]) => {
    const onFailed = vi.fn<() => void>();
    const picture = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
    const app = renderPart(
      <CropDialog
        open
        kind={profilePictureKind}
        picture={picture}
        onCancel={() => undefined}
        onUploaded={() => undefined}
        onFailed={onFailed}
        onExited={() => undefined}
      />,
    );
    await waitFor(() => expect(button('Crop & Upload')).toBeEnabled());
    const stage = screen.getByRole('application', { name: 'Bingkai potong' });
    act(() => stage.focus());
    await change(app.user);
    await waitFor(() => expect(button('Crop & Upload')).toBeEnabled());
    await upload(app);
    await waitFor(() => expect(onFailed).toHaveBeenCalled());
    expect(drawn.at(-1)?.map(Math.round)).toEqual(cropped);
    cleanup();
  };
  // The middle.
  await expectCropped(async () => {}, [200, 0, 1200, 1200, 0, 0, 200, 200]);
  await expectCropped(
    (user) => user.keyboard('{ArrowRight}'),
    [224, 0, 1200, 1200, 0, 0, 200, 200],
  );
  await expectCropped(
    (user) => user.click(button('Geser bingkai ke kanan')),
    [320, 0, 1200, 1200, 0, 0, 200, 200],
  );
  // No place outside the picture.
  await expectCropped(
    async (user) => {
      await user.keyboard('++');
      expect(screen.getByRole('slider', { name: 'Perbesaran' })).toHaveAttribute(
        'aria-valuetext',
        '120%',
      );
      await user.keyboard('-{Shift>}{ArrowLeft>20/}{ArrowUp>20/}{/Shift}');
    },
    [0, 0, 1091, 1091, 0, 0, 200, 200],
  );
  await expectCropped(
    async (user) => {
      await user.keyboard('+{Shift>}{ArrowLeft>20/}{ArrowUp>20/}{/Shift}');
      await user.click(button('Geser bingkai ke bawah'));
      Object.assign(opened, { width: 1200, height: 1600 });
      await user.click(button('Putar 90° ke kanan'));
      expect(
        screen.getByRole('application', { name: 'Bingkai potong' }),
      ).toHaveAccessibleDescription();
    },
    [55, 255, 1091, 1091, 0, 0, 200, 200],
  );
});
