import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
} from '../support/screens/profilePage.ts';
import { button } from '../support/screens/queries.ts';

const { open, applyScenarios } = useProfilePictures();

const broken =
  'Gambar ini tidak dapat dibuka. Berkasnya mungkin rusak atau formatnya belum didukung; coba simpan sebagai JPEG atau PNG.';

describe('choosing a picture', () => {
  it.each([
    ['another type of file', photo('application/pdf'), 'Berkas harus berupa gambar.'],
    ['a text that is called a picture', photo('image/png', 'hello'), 'Berkas harus berupa gambar.'],
    ['a broken photo', photo('image/jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)), broken],
  ])('refuses %s, and sends nothing', async (_, file, message) => {
    opened.works = false;
    const { user } = await open();
    expect(inputOf('Ubah banner')).toHaveAttribute('accept', 'image/*');
    await user.click(button('Ubah banner'));
    choose('Ubah banner', file);
    expect((await screen.findByText(message)).closest('[role="alert"]')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Ubah banner')).toHaveFocus();
    expect([...opened.addresses]).toEqual([]);
  });

  it('refuses a picture that unpacks to more than a telephone can hold', async () => {
    Object.assign(opened, { width: 12_000, height: 12_000 });
    await open();
    choose('Ubah banner', photo());
    expect(
      await screen.findByText('Gambar terlalu besar. Pilih gambar sampai 100 megapiksel.'),
    ).toBeVisible();
  });

  it('can be thought better of, by Cancel and by Escape but by no click outside, and then the same file chosen again', async () => {
    const app = await open();
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
  });
});

describe('cropping', () => {
  it.each<[string, (app: App, stage: HTMLElement) => Promise<void>, number[]]>([
    ['the middle', async () => {}, [200, 0, 1200, 1200, 0, 0, 200, 200]],
    [
      'what the arrow keys moved to',
      ({ user }) => user.keyboard('{ArrowRight}'),
      [224, 0, 1200, 1200, 0, 0, 200, 200],
    ],
    [
      'what a button moved to',
      ({ user }) => user.click(button('Geser bingkai ke kanan')),
      [320, 0, 1200, 1200, 0, 0, 200, 200],
    ],
    [
      'what was zoomed to, and no place outside',
      async ({ user }) => {
        await user.keyboard('++');
        expect(screen.getByRole('slider', { name: 'Perbesaran' })).toHaveAttribute(
          'aria-valuetext',
          '120%',
        );
        await user.keyboard('-{Shift>}{ArrowLeft>20/}{ArrowUp>20/}{/Shift}');
      },
      [0, 0, 1091, 1091, 0, 0, 200, 200],
    ],
    [
      'what the buttons moved and turned',
      async ({ user }, stage) => {
        await user.keyboard('+{Shift>}{ArrowLeft>20/}{ArrowUp>20/}{/Shift}');
        await user.click(button('Geser bingkai ke bawah'));
        Object.assign(opened, { width: 1200, height: 1600 });
        await user.click(button('Putar 90° ke kanan'));
        expect(stage).toHaveAccessibleDescription();
      },
      [55, 255, 1091, 1091, 0, 0, 200, 200],
    ],
  ])('takes %s', async (_, change, cropped) => {
    await applyScenarios('server-500:uploadPicture');
    const app = await open();
    await cropPhoto(app);
    const stage = screen.getByRole('application', { name: 'Bingkai potong' });
    act(() => stage.focus());
    await change(app, stage);
    await waitFor(() => expect(button('Crop & Upload')).toBeEnabled());
    await upload(app);
    await closed();
    expect(drawn.at(-1)?.map(Math.round)).toEqual(cropped);
  });
});
