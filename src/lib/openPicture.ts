import { openedSize, sameOrientation } from './openedSize.ts';
import {
  headLength,
  type PictureRefusals,
  refusalOfContent,
  refusalOfFile,
  refusalOfPixels,
} from './pictureCheck.ts';

type Size = { width: number; height: number };
type Opened = { picture: HTMLCanvasElement } | { refusal: string };

/**
 * Opens a file as a picture: upright, small enough to work with, on white ground. Where that cannot
 * be, says why with one of `words`.
 */
export async function openPicture(file: File, words: PictureRefusals): Promise<Opened> {
  const refusal = refusalOfFile(file, words);
  if (refusal) return { refusal };
  const address = URL.createObjectURL(file);
  try {
    const image = await loadImage(address);
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    const tooMuch = refusalOfPixels(size, words);
    return tooMuch
      ? { refusal: tooMuch }
      : { picture: await shrink(file, image, openedSize(size)) };
  } catch {
    return { refusal: await whyUnopened(file, words) };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Loaded, a picture knows its size; its pixels are not unpacked yet. */
function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('Not a picture')));
    image.src = address;
  });
}

async function shrink(file: File, image: HTMLImageElement, size: Size): Promise<HTMLCanvasElement> {
  const bitmap = await shrunkBitmap(file, size);
  if (!bitmap) await image.decode();
  const picture = Object.assign(document.createElement('canvas'), size);
  const context = picture.getContext('2d');
  if (!context) throw new Error('No canvas');
  // JPEG knows no transparency and would make it black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap ?? image, 0, 0, size.width, size.height);
  bitmap?.close();
  return picture;
}

/**
 * The picture as a small bitmap, unpacked beside the page's own work; undefined where the browser
 * cannot do it so. Throws where the picture is broken.
 */
async function shrunkBitmap(file: File, size: Size): Promise<ImageBitmap | undefined> {
  try {
    // The height follows: given both, a browser that shrinks before it turns would distort.
    const bitmap = await createImageBitmap(file, {
      imageOrientation: 'from-image',
      resizeWidth: size.width,
      resizeQuality: 'high',
    });
    if (sameOrientation(bitmap, size)) return bitmap;
    bitmap.close();
  } catch (error) {
    // A picture that ends too early loads all the same, with a blank for the rest. Drawings never
    // become bitmaps.
    if (
      error instanceof DOMException &&
      error.name === 'InvalidStateError' &&
      !file.type.includes('svg')
    )
      throw error;
  }
  return undefined;
}

async function whyUnopened(file: File, words: PictureRefusals): Promise<string> {
  const head = await file
    .slice(0, headLength)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return refusalOfContent(new Uint8Array(head), words);
}
