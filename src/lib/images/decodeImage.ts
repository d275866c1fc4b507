import { hasSameOrientation, scaledImageSize } from './imageSize.ts';
import {
  type ImageErrorMessages,
  signatureLength,
  unreadableImageMessage,
  validateImageFile,
  validateImageSize,
} from './validateImage.ts';

/**
 * Encodes a canvas as JPEG. At the sizes used here the file is far below the upload limit of 5 MiB.
 */
export function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No JPEG'))),
      'image/jpeg',
      0.9,
    );
  });
}

type Size = { width: number; height: number };
type DecodedImage = { canvas: HTMLCanvasElement } | { error: string };

/**
 * Decodes an image file into a canvas: upright, scaled down to a workable size, on a white
 * background. If that fails, returns one of `messages` instead.
 */
export async function decodeImage(file: File, messages: ImageErrorMessages): Promise<DecodedImage> {
  const error = validateImageFile(file, messages);
  if (error) return { error };
  const url = URL.createObjectURL(file);
  try {
    const image = await loadImage(url);
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    const sizeError = validateImageSize(size, messages);
    return sizeError
      ? { error: sizeError }
      : { canvas: await drawScaled(file, image, scaledImageSize(size)) };
  } catch {
    return { error: await decodeErrorMessage(file, messages) };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** After loading, the image's size is known, but its pixels are not decoded yet. */
function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('Not an image')));
    image.src = url;
  });
}

async function drawScaled(
  file: File,
  image: HTMLImageElement,
  size: Size,
): Promise<HTMLCanvasElement> {
  const bitmap = await createScaledBitmap(file, size);
  if (!bitmap) await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  // JPEG has no transparency; transparent pixels would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap ?? image, 0, 0, size.width, size.height);
  bitmap?.close();
  return canvas;
}

/**
 * Decodes the image off the main thread, already scaled down. Returns undefined if the browser does
 * not support that; throws if the image is corrupt.
 */
async function createScaledBitmap(file: File, size: Size): Promise<ImageBitmap | undefined> {
  try {
    // Only the width: given both, a browser that scales before it rotates would distort the image.
    const bitmap = await createImageBitmap(file, {
      imageOrientation: 'from-image',
      resizeWidth: size.width,
      resizeQuality: 'high',
    });
    if (hasSameOrientation(bitmap, size)) return bitmap;
    bitmap.close();
  } catch (error) {
    // A truncated image still loads, with the rest blank, so it is rejected here. An SVG can never
    // become a bitmap this way, so it is not an error.
    if (
      error instanceof DOMException &&
      error.name === 'InvalidStateError' &&
      !file.type.includes('svg')
    )
      throw error;
  }
  return undefined;
}

async function decodeErrorMessage(file: File, messages: ImageErrorMessages): Promise<string> {
  const head = await file
    .slice(0, signatureLength)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return unreadableImageMessage(new Uint8Array(head), messages);
}
