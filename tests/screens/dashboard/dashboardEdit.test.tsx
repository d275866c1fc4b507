import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { copy } from '../../../src/mocks/panel/copy.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, rememberClub, applyScenarios, clearScenarios, backend } = useTestApp();

const { name: clubName, email: clubEmail } = demoAccounts.club;

const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.findByRole('textbox', { name: label });
const secret = (label: string) => screen.getByLabelText(label, { selector: 'input' });

async function open() {
  // The tournaments are not looked at here, and each card costs time.
  await applyScenarios('empty-everything');
  await rememberClub();
  const app = await renderApp('/schoolclub/dashboard');
  await screen.findByRole('heading', { level: 1, name: `Welcome, ${clubName}` });
  return app;
}
type App = Awaited<ReturnType<typeof open>>;

async function edit() {
  const app = await open();
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByRole('form', { name: 'Ubah data school club' });
  return app;
}

async function type({ user }: App, input: HTMLElement, text: string) {
  await user.clear(input);
  await user.click(input);
  if (text) await user.paste(text);
}

describe('editing the club', () => {
  const save = ({ user }: App) => user.click(button('Simpan'));
  const said = (title: string) => screen.findByRole('alertdialog', { name: title });

  it('opens and closes, asks before it throws something away, and says what is missing', async () => {
    const app = await edit();
    expect(await field('Nama')).toHaveFocus();
    expect(await field('Nomor telepon')).toHaveAttribute('readonly');
    await app.user.click(button('Cancel'));
    expect(screen.queryByRole('form', { name: 'Ubah data school club' })).not.toBeInTheDocument();
    await app.user.click(button('Edit'));
    await type(app, await field('Bio'), 'Juara umum 2025.');
    await app.user.click(button('Cancel'));
    await app.user.click(
      within(await screen.findByRole('dialog', { name: 'Buang perubahan?' })).getByRole('button', {
        name: 'Lanjut mengubah',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await field('Bio')).toHaveValue('Juara umum 2025.');
    await app.user.click(button('Cancel'));
    await app.user.click(await screen.findByRole('button', { name: 'Buang' }));
    expect(await screen.findByRole('button', { name: 'Edit' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(window.sessionStorage).toHaveLength(0);

    // It wants a name, an e-mail address, and a PIN of six digits twice or none.
    await app.user.click(button('Edit'));
    await type(app, await field('Nama'), '   ');
    await app.user.keyboard('{Enter}');
    expect(within(await said('Gagal')).getByText('Nama dan Email wajib diisi')).toBeVisible();
    expect(button('OK')).toHaveFocus();
    await app.user.keyboard('{Enter}');
    await waitFor(async () => expect(await field('Nama')).toHaveFocus());
    await type(app, await field('Nama'), 'Klub Malang');
    expect(screen.getAllByText('6 digits')).toHaveLength(2);
    await type(app, secret('PIN'), '12a45');
    expect(secret('PIN')).toHaveValue('1245');
    await save(app);
    expect(await screen.findByText('PIN terdiri dari 6 angka.')).toBeVisible();
    expect(screen.getByText('Konfirmasi PIN tidak sama.')).toBeVisible();
    await type(app, secret('PIN'), '654 3210');
    expect(secret('PIN')).toHaveValue('654321');
    await type(app, secret('Konfirmasi PIN'), '654320');
    expect(await screen.findByText('Konfirmasi PIN tidak sama.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('takes a city in any spelling, and asks which one where there are two', async () => {
    const app = await edit();
    const city = await screen.findByRole('combobox', { name: 'Kota atau kabupaten' });
    expect(city).toHaveValue('Kota Malang');
    const suggestions = document.getElementById(city.getAttribute('list') ?? '');
    expect(suggestions?.querySelectorAll('option')).toHaveLength(514);
    await type(app, city, 'malang ');
    await save(app);
    const message = 'Ada beberapa "malang". Tulis yang mana: Kota Malang atau Kabupaten Malang.';
    expect(within(await said('Failed')).getByText(message)).toBeVisible();
    await app.user.click(button('OK'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(city).toHaveFocus();
    expect(city).toHaveValue('malang ');
    expect(city).toBeInvalid();
    expect(city).toHaveAccessibleDescription(message);
    await type(app, city, 'kab. malang');
    await save(app);
    await said('Success');
    await app.user.click(button('OK'));
    expect(await screen.findByText('Kabupaten Malang')).toBeVisible();
  });

  it('says what the server refuses at its field, and keeps what was typed', async () => {
    const app = await edit();
    // Another club's.
    await type(app, await field('Email'), 'klub.jnys@contoh.robolaga.id');
    await save(app);
    const dialog = within(await said('Failed'));
    expect(dialog.getByText('Failed Updated Data')).toBeVisible();
    expect(dialog.getByText('Email sudah digunakan.')).toBeVisible();
    await app.user.click(button('OK'));
    await waitFor(async () => expect(await field('Email')).toHaveFocus());
    expect(await field('Email')).toHaveAccessibleDescription('Email sudah digunakan.');
    expect(await field('Email')).toHaveValue('klub.jnys@contoh.robolaga.id');

    await applyScenarios('offline:updateClub');
    await type(app, await field('Email'), clubEmail);
    await save(app);
    expect(within(await said('Failed')).getByText(/^Server tidak dapat dihubungi/)).toBeVisible();
    await app.user.click(button('OK'));
    await applyScenarios('upload-too-large');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await save(app);
    const failure = within(await said('Failed'));
    expect(failure.getByText('Failed Updated Data')).toBeVisible();
    expect(failure.getByText(copy.responses.tooLarge)).toBeVisible();
  });

  it('waits with the typed words, but never with the PIN, for a session that is begun anew', async () => {
    const app = await edit();
    await type(app, await field('Bio'), 'Kalimat panjang yang tidak boleh hilang.');
    await type(app, secret('PIN'), '654321');
    await type(app, secret('Konfirmasi PIN'), '654321');
    await applyScenarios('expired-session:club');
    await save(app);
    await waitFor(() => expect(app.currentPath()).toBe('/schoolclub/login'));
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('654321');
    app.dispose();
    document.body.replaceChildren();
    clearScenarios();
    await open();
    expect(await field('Bio')).toHaveValue('Kalimat panjang yang tidak boleh hilang.');
    expect(secret('PIN')).toHaveValue('');
  });
});

/** What jsdom cannot do: open pictures and draw. */
describe('the logo', () => {
  const opened = { works: true, until: Promise.resolve() };
  class StubbedImage extends EventTarget {
    naturalWidth = 1600;
    naturalHeight = 800;
    set src(_address: string) {
      queueMicrotask(() => this.dispatchEvent(new Event(opened.works ? 'load' : 'error')));
    }
  }
  const placed: number[][] = [];
  beforeAll(() => {
    vi.stubGlobal('Image', StubbedImage);
    vi.stubGlobal('createImageBitmap', async () => {
      await opened.until;
      return { width: 1600, height: 800, close: () => {} };
    });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      fillRect: () => {},
      drawImage: (_picture: unknown, ...place: number[]) => void placed.push(place),
    } as never);
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
        createObjectURL: () => 'blob:logo',
        revokeObjectURL: () => {},
      }),
    );
  });
  beforeEach(() => {
    Object.assign(opened, { works: true, until: Promise.resolve() });
    placed.length = 0;
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const choose = (type: string, content = 'photo') =>
    fireEvent.change(document.querySelector('input[type="file"]') as HTMLInputElement, {
      target: { files: [new File([content], 'logo', { type })] },
    });

  it('is waited for before the form is saved, and given up with the form', async () => {
    const app = await edit();
    const slow = Promise.withResolvers<void>();
    opened.until = slow.promise;
    choose('image/webp');
    expect(await screen.findByRole('button', { name: 'Gambar sedang dibuka …' })).toBeDisabled();
    await app.user.type(await field('Nama'), '{Enter}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await app.user.click(button('Cancel'));
    await app.user.click(await screen.findByRole('button', { name: 'Buang' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await app.user.click(button('Edit'));
    await act(async () => slow.resolve());
    await waitFor(() => expect(button('Simpan')).toBeEnabled());
    expect(screen.queryByRole('img', { name: 'Logo baru' })).not.toBeInTheDocument();

    const second = Promise.withResolvers<void>();
    opened.until = second.promise;
    choose('image/webp');
    await screen.findByRole('button', { name: 'Gambar sedang dibuka …' });
    await act(async () => second.resolve());
    await screen.findByRole('img', { name: 'Logo baru' });
    await app.user.click(button('Simpan'));
    expect(await screen.findByText('Data Updated')).toBeVisible();
    expect(JSON.parse(window.localStorage.getItem('gh_user') ?? '')).toMatchObject({
      logo: expect.stringMatching(/^clubs\/.+\.jpg$/) as string,
    });
  });

  it('is refused where it is no picture, and travels with the form; what was saved stands at once', async () => {
    const app = await edit();
    choose('application/pdf');
    expect(await screen.findByText('Logo harus berupa gambar.')).toBeVisible();
    opened.works = false;
    choose('image/gif', 'GIF89a');
    expect(await screen.findByText(/^Gambar ini tidak dapat dibuka/)).toBeVisible();
    opened.works = true;
    choose('image/webp');
    expect(await screen.findByRole('img', { name: 'Logo baru' })).toHaveAttribute(
      'src',
      'blob:logo',
    );
    await app.user.click(button('Batalkan pilihan'));
    expect(screen.queryByRole('img', { name: 'Logo baru' })).not.toBeInTheDocument();
    expect(button('Pilih logo')).toHaveFocus();

    choose('image/svg+xml');
    await screen.findByRole('img', { name: 'Logo baru' });
    // Twice as wide as high: the whole of it, in the middle of a square.
    expect(placed.at(-1)).toEqual([0, 256, 1024, 512]);
    await type(app, await field('Nama'), ' Klub Robotik Malang ');
    await type(app, await field('Bio'), '');
    await type(app, secret('PIN'), '654321');
    await type(app, secret('Konfirmasi PIN'), '654321');
    await app.user.click(button('Simpan'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Success' }));
    expect(dialog.getByText('Data Updated')).toBeVisible();
    await app.user.click(button('OK'));
    await waitFor(() => expect(button('Edit')).toHaveFocus());
    expect(
      screen.getByRole('heading', { level: 1, name: 'Welcome, Klub Robotik Malang' }),
    ).toBeVisible();
    expect(await screen.findByText('-')).toBeVisible();
    expect(JSON.parse(window.localStorage.getItem('gh_user') ?? '')).toMatchObject({
      id: 1,
      code: 'MLGT',
      name: 'Klub Robotik Malang',
      logo: expect.stringMatching(/^clubs\/.+\.jpg$/) as string,
    });
    expect(window.sessionStorage).toHaveLength(0);
    // The new PIN lets a participant in.
    const token = await backend.signIn('newcomer');
    const { status } = await backend.request('POST', '/api/participant/join-gh/1', {
      token,
      body: { pin: '654321' },
    });
    expect(status).toBe(200);
  });
});
