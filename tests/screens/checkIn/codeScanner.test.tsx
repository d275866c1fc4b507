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

  it('that is refused leads back to typing', async () => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    expect(
      await openScanner(vi.fn<CheckIn>(), vi.fn<Detect>(), refuse).findByText(
        'Kamera tidak dapat dipakai. Izinkan kamera, atau ketik kodenya.',
      ),
    ).toBeVisible();
  });
});
