import { fireEvent, screen, waitFor } from '@testing-library/react';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { button } from './queries.ts';
import { type TestApp, useTestApp } from './renderApp.tsx';

export type App = Awaited<ReturnType<TestApp['renderApp']>>;

export const profileCall = '*/api/participant/profile';
export const uploadCall = '*/api/participant/upload-profile-banner';

export const closed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
export const picture = (name: string) => screen.getByRole('img', { name, hidden: true });
export const inputOf = (label: string) =>
  document.querySelector<HTMLInputElement>(
    `input[type="file"][aria-label="${label}"]`,
  ) as HTMLInputElement;

/** The source and target rectangles of what was drawn on a canvas. */
export const drawn: number[][] = [];
/** The size of every picture, whether it can be opened, and the addresses of files in use. */
export const opened = { width: 1600, height: 1200, works: true, addresses: new Set<string>() };
let createdAddresses = 0;
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

/**
 * What jsdom cannot do: open pictures, draw and read a canvas. Pictures are 1600 × 1200 pixels
 * until a test changes `opened`.
 */
export function useStubbedPictures() {
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
          const address = `blob:picture-${++createdAddresses}`;
          opened.addresses.add(address);
          return address;
        },
        revokeObjectURL: (address: string) => void opened.addresses.delete(address),
      }),
    );
  });
  beforeEach(() => {
    drawn.length = 0;
    Object.assign(opened, { width: 1600, height: 1200, works: true });
    // React runs the clean-up of a page after the test in which it was open.
    opened.addresses.clear();
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export const photo = (type = 'image/jpeg', content: string | Uint8Array<ArrayBuffer> = 'photo') =>
  new File([content], 'IMG_0042.jpg', { type });

/** Chooses a file as the system's dialog does, which also gives what nobody asked for. */
export const choose = (label: string, file: File) =>
  fireEvent.change(inputOf(label), { target: { files: [file] } });

export async function crop({ user }: App, label: string, title: string) {
  await user.click(button(label));
  choose(label, photo());
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(button('Crop & Upload')).toBeEnabled());
  return dialog;
}

export const cropPhoto = (app: App) => crop(app, 'Ubah foto profil', 'Crop Profile Picture');
export const upload = ({ user }: Pick<App, 'user'>) => user.click(button('Crop & Upload'));

/** The profile of the demonstration's leader, with stubbed pictures. */
export function useProfilePictures() {
  const app = useTestApp();
  useStubbedPictures();
  return {
    ...app,
    open: async (options?: { withLayout: boolean }) => {
      await app.rememberParticipant('leader');
      const rendered = await app.renderApp('/profile', options);
      await screen.findByText('bagas@contoh.robolaga.id');
      return rendered;
    },
  };
}
