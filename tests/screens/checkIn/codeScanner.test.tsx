import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CodeScanner } from '../../../src/features/checkIn/CodeScanner.tsx';
import { registrationsOf, registrationsPath } from '../../support/screens/registrationsPage.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const product = useTestApp();
const { renderApp, renderPart, applyScenarios } = product;
const { findOne } = registrationsOf(product);

beforeEach(() => applyScenarios('organiser'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the camera', () => {
  type Detect = () => Promise<{ rawValue: string }[]>;
  const stop = vi.fn<() => void>();
  afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));

  type CheckIn = ComponentProps<typeof CodeScanner>['checkIn'];

  function provideCamera(detect: Detect, getUserMedia?: () => Promise<unknown>) {
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        static getSupportedFormats = async () => ['ean_13', 'qr_code'];
        detect = detect;
      },
    );
    const stream = { getTracks: () => [{ stop }] };
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia: getUserMedia ?? (async () => stream) },
    });
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  }
  /** The scanner without the page; `checkIn` takes the codes that it reads. */
  function openScanner(checkIn: CheckIn, detect: Detect, getUserMedia?: () => Promise<unknown>) {
    provideCamera(detect, getUserMedia);
    renderPart(<CodeScanner checkIn={checkIn} onClose={() => undefined} />);
    return within(screen.getByRole('dialog', { name: 'Pindai kode tim' }));
  }
  /** Waits until a function was called some times more. */
  async function untilCalled(called: { mock: { calls: unknown[] } }, times: number) {
    const count = called.mock.calls.length + times;
    await waitFor(() => expect(called.mock.calls.length).toBeGreaterThanOrEqual(count), {
      interval: 20,
    });
  }

  it('reads the code of a card, once', async () => {
    const { team, category } = await findOne(3);
    const detect = vi.fn<Detect>().mockResolvedValue([{ rawValue: team.code }]);
    provideCamera(detect);
    const { user } = await renderApp(registrationsPath);
    await user.click(await screen.findByRole('button', { name: 'Pindai' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pindai kode tim' }));
    expect(await dialog.findByText(`${team.name} hadir · ${category.name}`)).toBeVisible();
    await untilCalled(detect, 2);
    expect(dialog.getByText(`${team.name} hadir · ${category.name}`)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Selesai' }));
    await waitFor(() => expect(stop).toHaveBeenCalled());
  });

  it('reads a code again whose check-in has failed, but not at once', async () => {
    const checkIn = vi
      .fn<CheckIn>()
      .mockResolvedValueOnce({ text: 'Server tidak dapat dihubungi.', isError: true })
      .mockResolvedValue({ text: 'Garuda hadir', isError: false });
    const detect = vi.fn<Detect>().mockResolvedValue([{ rawValue: 'X-ABCD-00001' }]);
    vi.useFakeTimers({ toFake: ['Date'] });
    const dialog = openScanner(checkIn, detect);
    expect(await dialog.findByText('Server tidak dapat dihubungi.')).toBeVisible();
    await untilCalled(detect, 3);
    expect(checkIn.mock.calls).toEqual([['X-ABCD-00001']]);
    vi.setSystemTime(Date.now() + 5000);
    expect(await dialog.findByText('Garuda hadir')).toBeVisible();
    await untilCalled(detect, 2);
    expect(checkIn).toHaveBeenCalledTimes(2);
  });

  it('goes on after a frame that could not be read', async () => {
    const checkIn = vi.fn<CheckIn>().mockResolvedValue({ text: 'Garuda hadir', isError: false });
    const detect = vi
      .fn<Detect>()
      .mockRejectedValueOnce(new DOMException('no frame', 'InvalidStateError'))
      .mockResolvedValue([{ rawValue: 'X-ABCD-00001' }]);
    expect(await openScanner(checkIn, detect).findByText('Garuda hadir')).toBeVisible();
  });

  it('whose frames cannot be read is not taken for one that was refused', async () => {
    const detect = vi.fn<Detect>().mockRejectedValue(new DOMException('no service'));
    expect(
      await openScanner(vi.fn<CheckIn>(), detect).findByText(
        'Perangkat ini belum dapat membaca kode. Ketik kodenya.',
      ),
    ).toBeVisible();
  });

  it.each([
    [
      'NotAllowedError',
      'Kamera belum diizinkan. Izinkan kamera untuk situs ini di pengaturan browser, lalu pindai lagi.',
    ],
    ['NotFoundError', 'Perangkat ini tidak punya kamera. Ketik kodenya atau pakai pemindai.'],
    [
      'NotReadableError',
      'Kamera sedang dipakai aplikasi lain. Tutup aplikasi itu, lalu pindai lagi.',
    ],
    ['UnknownError', 'Kamera tidak dapat dipakai. Ketik kodenya atau pakai pemindai.'],
  ])('that fails with %s says what helps', async (name, text) => {
    const refuse = () => Promise.reject(new DOMException('no', name));
    expect(
      await openScanner(vi.fn<CheckIn>(), vi.fn<Detect>(), refuse).findByText(text),
    ).toBeVisible();
  });

  it('is opened, and closed again if what reads codes cannot be loaded', async () => {
    provideCamera(vi.fn<Detect>());
    // As in Safari: then a library fetches its file.
    vi.stubGlobal('BarcodeDetector', undefined);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    stop.mockClear();
    renderPart(<CodeScanner checkIn={vi.fn<CheckIn>()} onClose={() => undefined} />);
    expect(
      await screen.findByText(
        'Pembaca kode belum dapat dimuat. Periksa koneksi, lalu pindai lagi, atau ketik kodenya.',
      ),
    ).toBeVisible();
    expect(stop).toHaveBeenCalled();
  });
});

describe('without a camera', () => {
  it.each([
    [false, /^Ketik nomor peserta .* Kamera hanya bekerja lewat https\.$/],
    [true, /^Ketik nomor peserta .* Browser ini tidak membuka kamera\.$/],
  ])('check-in says why (secure: %j)', async (isSecure, text) => {
    vi.stubGlobal('isSecureContext', isSecure);
    await renderApp(registrationsPath);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pindai' })).not.toBeInTheDocument();
  });
});
