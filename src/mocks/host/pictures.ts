import type { PictureSize, Pictures } from '../../../server/pictures.ts';
import { type Pixels, pictureSize } from './pictureSize.ts';

/** The same as the Node host's. */
const mostPixels = 8192 * 6144;
const quality = 0.85;
const background = 'white';

/** Pictures read and written by the browser itself; what a canvas gives has no metadata. */
export function createPictures(): Pictures {
  return {
    async normalise(bytes, size) {
      const said = pictureSize(bytes);
      if (!said || said.width * said.height > mostPixels) return undefined;
      let picture: ImageBitmap;
      try {
        picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]), {
          imageOrientation: 'from-image',
        });
      } catch {
        return undefined;
      }
      try {
        return await draw(picture, size);
      } finally {
        picture.close();
      }
    },
  };
}

async function draw(picture: ImageBitmap, size: PictureSize): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('The browser gave no canvas to draw on.');
  context.fillStyle = background;
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  const { x, y, width, height } = placeIn(picture, size);
  context.drawImage(picture, x, y, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Uint8Array(await blob.arrayBuffer());
}

/** Where a picture stands in a frame, centred: whole with 'contain', else covering it. */
export function placeIn(
  picture: Pixels,
  { width, height, fit }: PictureSize,
): Pixels & { x: number; y: number } {
  const scales = [width / picture.width, height / picture.height];
  const scale = fit === 'contain' ? Math.min(...scales) : Math.max(...scales);
  const drawn = { width: picture.width * scale, height: picture.height * scale };
  return { ...drawn, x: (width - drawn.width) / 2, y: (height - drawn.height) / 2 };
}
