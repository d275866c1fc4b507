import { GIF } from 'image-size/types/gif';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';

export type PixelSize = { width: number; height: number };

const formats = [PNG, JPG, WEBP, GIF];

/**
 * Reads the size in pixels from the header of a PNG, JPEG, WebP or GIF; returns undefined for
 * anything else. Does not decode the image, because it may be too large to decode safely.
 */
export function readPictureSize(bytes: Uint8Array): PixelSize | undefined {
  try {
    const size = formats.find((format) => format.validate(bytes))?.calculate(bytes);
    return size && { width: size.width, height: size.height };
  } catch {
    // The file ends before the size, or is damaged.
    return undefined;
  }
}
