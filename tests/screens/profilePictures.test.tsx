import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { delay, http, HttpResponse } from 'msw';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { copy } from '../../src/mocks/copy.ts';
import defaultProfileBanner from '../../src/ui/pictures/defaultProfileBanner.svg';
import defaultUser from '../../src/ui/pictures/defaultUser.svg';
import { useTestApp } from '../support/renderApp.tsx';

const { renderApp, rememberParticipant, faults, applyScenarios, clearScenarios, backend } =
  useTestApp();

const profileCall = '*/api/participant/profile';
const uploadCall = '*/api/participant/upload-profile-banner';
const broken =
  'Gambar ini tidak dapat dibuka. Berkasnya mungkin rusak atau formatnya belum didukung; coba simpan sebagai JPEG atau PNG.';

const button = (name: string) => screen.getByRole('button', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const picture = (name: string) => screen.getByRole('img', { name, hidden: true });
const inputOf = (label: string) =>
  document.querySelector<HTMLInputElement>(
    `input[type="file"][aria-label="${label}"]`,
  ) as HTMLInputElement;

/**
 * What jsdom cannot do: open pictures, draw and read a canvas. Pictures are 1600 × 1200 pixels;
 * what is drawn is remembered.
 */
const drawn: number[][] = [];
const opened = { width: 1600, height: 1200, works: true, addresses: 0 };
const context = new Proxy(
  {},
  {
    get:
      (_, name) =>
      (...values: unknown[]) => {
        if (name === 'drawImage' && values.length === 9) drawn.push(values.slice(1).map(Number));
      },
    set: () => true,
  },
);

class StubbedImage extends EventTarget {
  naturalWidth = opened.width;
  naturalHeight = opened.height;
  width = opened.width;
  height = opened.height;
  decode = () => Promise.resolve();
  set src(_address: string) {
    queueMicrotask(() => this.dispatchEvent(new Event(opened.works ? 'load' : 'error')));
  }
}

beforeAll(() => {
  vi.stubGlobal('Image', StubbedImage);
  vi.stubGlobal('createImageBitmap', async () => ({
    width: opened.width,
    height: opened.height,
    close: () => {},
  }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    give,
    type,
  ) {
    const { width, height } = this;
    void sharp({ create: { width, height, channels: 3, background: '#0B4230' } })
      .jpeg()
      .toBuffer()
      .then((bytes) => give(new Blob([new Uint8Array(bytes)], { type })));
  });
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: () => {
        opened.addresses += 1;
        return 'blob:picture';
      },
      revokeObjectURL: () => void (opened.addresses -= 1),
    }),
  );
});
beforeEach(() => {
  drawn.length = 0;
  Object.assign(opened, { width: 1600, height: 1200, works: true });
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(options?: { withLayout: boolean }) {
  await rememberParticipant('leader');
  const app = await renderApp('/profile', options);
  await screen.findByText('bagas@contoh.robolaga.id');
  return app;
}

type App = Awaited<ReturnType<typeof open>>;

const photo = (type = 'image/jpeg', content: string | Uint8Array<ArrayBuffer> = 'photo') =>
  new File([content], 'IMG_0042.jpg', { type });

/** Chooses a file as the system's dialog does, which also gives what nobody asked for. */
const choose = (label: string, file: File) =>
  fireEvent.change(inputOf(label), { target: { files: [file] } });

async function crop({ user }: App, label: string, title: string) {
  await user.click(button(label));
  choose(label, photo());
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(button('Crop & Upload')).toBeEnabled());
  return dialog;
}

const cropPhoto = (app: App) => crop(app, 'Edit profile picture', 'Crop Profile Picture');
const upload = ({ user }: App) => user.click(button('Crop & Upload'));

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
    expect(document.title).toBe('Profile · RoboLaga');
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

  it('says that the profile did not come, and tries again', async () => {
    await applyScenarios('offline:getProfile');
    await rememberParticipant('leader');
    const { user } = await renderApp('/profile');
    const alert = (await screen.findByText('Data profil belum dapat dimuat.')).closest<HTMLElement>(
      '[role="alert"]',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'User' })).toBeVisible();
    clearScenarios();
    await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('bagas@contoh.robolaga.id')).toBeVisible();
  });
});

describe('choosing a picture', () => {
  it.each([
    ['another type of file', photo('application/pdf'), 'Berkas harus berupa gambar.'],
    ['a text that is called a picture', photo('image/png', 'hello'), 'Berkas harus berupa gambar.'],
    ['a broken photo', photo('image/jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)), broken],
  ])('refuses %s, and sends nothing', async (_, file, message) => {
    opened.works = false;
    const { user } = await open();
    expect(inputOf('Edit banner')).toHaveAttribute('accept', 'image/*');
    await user.click(button('Edit banner'));
    choose('Edit banner', file);
    expect((await screen.findByText(message)).closest('[role="alert"]')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Edit banner')).toHaveFocus();
    expect(opened.addresses).toBe(0);
  });

  it('refuses a picture that unpacks to more than a telephone can hold', async () => {
    Object.assign(opened, { width: 12_000, height: 12_000 });
    await open();
    choose('Edit banner', photo());
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
      expect(button('Edit profile picture')).toHaveFocus();
      expect(inputOf('Edit profile picture').value).toBe('');
      expect(opened.addresses).toBe(0);
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
      'what was zoomed to, and no place outside',
      async ({ user }) => {
        await user.keyboard('++');
        expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveAttribute(
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
    stage.focus();
    await change(app, stage);
    await waitFor(() => expect(button('Crop & Upload')).toBeEnabled());
    await upload(app);
    await closed();
    expect(drawn.at(-1)?.map(Math.round)).toEqual(cropped);
  });
});

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
    expect(button('Edit profile picture')).toHaveFocus();

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
    await crop(app, 'Edit banner', 'Crop Banner');
    await upload(app);
    expect(await screen.findByText('✅ Upload berhasil!')).toBeVisible();
    expect(sent).toEqual(['banner 1632x400']);
    expect(drawn.at(-1)?.map(Math.round)).toEqual([0, 404, 1600, 392, 0, 0, 1632, 400]);
    const address = app.store.getState().session.participant?.bannerUrl as string;
    expect(picture('Banner Bagas Wicaksono')).toHaveAttribute('src', `/storage/${address}`);
    expect(address).toContain('-banner-');
    expect(saved).not.toHaveBeenCalled();
  });

  it.each([
    ['a message of the server', 'upload-too-large', copy.responses.tooLarge],
    ['no server', 'offline:uploadPicture', '❌ Terjadi kesalahan, coba lagi.'],
    ['an address that is not saved', 'silent-refusal:updateProfile', '⚠️ Gagal mengupload file.'],
  ] as const)(
    'closes and says that it failed, and can be tried again: %s',
    async (_, fault, message) => {
      await applyScenarios(fault);
      const app = await open();
      await cropPhoto(app);
      await upload(app);
      expect((await screen.findByText(message)).closest('[role="alert"]')).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(button('Edit profile picture')).toHaveFocus();
      clearScenarios();
      await cropPhoto(app);
      await upload(app);
      expect(await screen.findByText('✅ Upload berhasil!')).toBeVisible();
    },
  );

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
      expect(button('Edit profile picture')).toHaveFocus();
    }
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(2));
    expect(saved).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText('✅ Upload berhasil!')).not.toBeInTheDocument();
  });
});
