import { GIF } from 'image-size/types/gif';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';

import type { PictureFormat } from '../../../../server/services/pictureProcessor.ts';

export type PixelSize = { width: number; height: number };

const readers = { png: PNG, jpeg: JPG, webp: WEBP, gif: GIF };
const formats: PictureFormat[] = ['png', 'jpeg', 'webp', 'gif'];

/**
 * Reads the format and the size in pixels from the header of a PNG, JPEG, WebP or GIF; returns undefined for
 * anything else. Does not decode the image, because it may be too large to decode safely.
 */
export function readPictureSize(
  bytes: Uint8Array,
): (PixelSize & { format: PictureFormat }) | undefined {
  try {
    const format = formats.find((name) => readers[name].validate(bytes));
    if (!format) return undefined;
    const { width, height } = readers[format].calculate(bytes);
    return { format, width, height };
  } catch {
    // The file ends before the size, or is damaged.
    return undefined;
  }
}
