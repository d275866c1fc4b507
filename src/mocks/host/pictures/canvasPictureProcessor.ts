import {
  formatNames,
  maxPixels,
  type PictureProcessor,
  type PictureSize,
  TooManyPixelsError,
} from '../../../../server/services/pictureProcessor.ts';
import { type PixelSize, readPictureSize } from './readPictureSize.ts';

const quality = 0.85;
const background = 'white';

/** Processes pictures with a canvas, whose output has no metadata. */
export function createCanvasPictureProcessor(): PictureProcessor {
  return {
    async normalise(bytes, size) {
      const declaredSize = readPictureSize(bytes);
      if (!declaredSize) return undefined;
      const { format, width, height } = declaredSize;
      if (width * height > maxPixels[format])
        throw new TooManyPixelsError(formatNames[format], maxPixels[format]);
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
  const { x, y, width, height } = fitPicture(picture, size);
  context.drawImage(picture, x, y, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Uint8Array(await blob.arrayBuffer());
}

/** Returns size and offset of a picture centred in a frame: contained in it, or covering it. */
export function fitPicture(
  picture: PixelSize,
  { width, height, fit }: PictureSize,
): PixelSize & { x: number; y: number } {
  const scales = [width / picture.width, height / picture.height];
  const scale = fit === 'contain' ? Math.min(...scales) : Math.max(...scales);
  const drawn = { width: picture.width * scale, height: picture.height * scale };
  return { ...drawn, x: (width - drawn.width) / 2, y: (height - drawn.height) / 2 };
}
