import { Hono } from 'hono';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { FilesUnavailableError, type StoredFile } from '../../services/fileStore.ts';
import { mediaTypeOf } from '../../files/mediaTypes.ts';
import { serveStorage } from '../../files/storage.ts';
import { isVariant, withPictureVariants } from './pictureVariants.ts';
import { createPictureProcessor } from './sharpPictureProcessor.ts';

const upload = `clubs/7-${'a'.repeat(32)}.jpg`;
const browser = 'image/avif,image/webp,image/*,*/*;q=0.8';
const { shrink } = createPictureProcessor();
const stored = new Map<string, StoredFile>();
let conversions = 0;
let isDiskFull = false;

const files = withPictureVariants(
  {
    read: async (path) => stored.get(path),
    write: async (path, bytes) => {
      if (isDiskFull) throw new FilesUnavailableError();
      stored.set(path, { bytes, type: mediaTypeOf(path) ?? '' });
    },
    remove: async (path) => void stored.delete(path),
  },
  (bytes, wanted) => {
    conversions += 1;
    return shrink(bytes, wanted);
  },
);
const app = new Hono().get('/storage/*', (context) => serveStorage(context, files));
const get = (path: string, accept = browser) =>
  app.request(`/storage/${path}`, { headers: { accept } });
const measure = async (response: Response) =>
  imageSize(new Uint8Array(await response.arrayBuffer()));
const variants = () => [...stored.keys()].filter(isVariant);
const blank = { width: 1000, height: 500, channels: 3, background: 'teal' } as const;

beforeEach(async () => {
  stored.clear();
  conversions = 0;
  isDiskFull = false;
  await files.write(upload, await sharp({ create: blank }).jpeg().toBuffer());
});

it.each([
  [browser, 'image/avif', 'avif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
])('sends a picture in the width and the format that the browser wants: %s', async (...row) => {
  const [accept, type, format] = row;
  const response = await get(`${upload}?w=300`, accept);
  expect(response.headers.get('Content-Type')).toBe(type);
  expect(response.headers.get('Vary')).toBe('Accept');
  expect(response.headers.get('Cache-Control')).toContain('immutable');
  expect(await measure(response)).toMatchObject({ width: 384, height: 192, type: format });
});

it('makes a variant once, also for many browsers at once, and few of them', async () => {
  await Promise.all(Array.from({ length: 5 }, () => get(`${upload}?w=384`)));
  for (let width = 193; width <= 384; width += 20) await get(`${upload}?w=${width}`);
  expect(conversions).toBe(1);
  expect(variants()).toHaveLength(1);
});

it('never enlarges a picture', async () => {
  expect(await measure(await get(`${upload}?w=99999`))).toMatchObject({ width: 1000 });
});

it.each([
  ['without a width', upload, browser],
  ['with a width that is none', `${upload}?w=-1`, browser],
  ['to a browser that knows no better format', `${upload}?w=96`, 'image/png,*/*'],
])('sends the stored picture %s', async (_, path, accept) => {
  const response = await get(path, accept);
  expect(response.headers.get('Content-Type')).toBe('image/jpeg');
  expect(conversions).toBe(0);
});

it('sends the stored picture, for a short time, if it cannot be converted', async () => {
  await files.write(upload, new Uint8Array(50));
  const response = await get(`${upload}?w=96`);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
  expect((await response.arrayBuffer()).byteLength).toBe(50);
  expect(variants()).toEqual([]);
});

it('leaves vector graphics as they are', async () => {
  await files.write('clubs/imds.svg', new TextEncoder().encode('<svg/>'));
  expect(await (await get('clubs/imds.svg?w=96')).text()).toBe('<svg/>');
});

it('sends a variant that cannot be stored', async () => {
  isDiskFull = true;
  expect((await get(`${upload}?w=96`)).headers.get('Content-Type')).toBe('image/avif');
});

it('shows a replaced picture, and removes the variants with the picture', async () => {
  await get(`${upload}?w=96`);
  const [first] = variants();
  const other = { ...blank, background: 'gold' };
  await files.write(upload, await sharp({ create: other }).jpeg().toBuffer());
  await get(`${upload}?w=96`);
  expect(variants()).toHaveLength(2);
  await files.remove(upload);
  expect(variants()).toEqual([first]);
});
