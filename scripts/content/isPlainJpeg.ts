import type { PictureSize } from '../../server/services/pictureProcessor.ts';

const startOfImage = 0xff_d8;
const startOfScan = 0xff_da;

/** Tables, frames and scans, and the first application segment, which has the density of pixels. */
const plainSegments = new Set([0xff_c0, 0xff_c2, 0xff_c4, 0xff_da, 0xff_db, 0xff_dd, 0xff_e0]);
const frames = new Set([0xff_c0, 0xff_c2]);

/**
 * Whether a file is a JPEG of a size without metadata, as uploads are stored. Encoding it again
 * would only make it worse.
 */
export function isPlainJpeg(bytes: Uint8Array, { width, height }: PictureSize): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - 2;
  if (end < 4 || view.getUint16(0) !== startOfImage || view.getUint16(end) !== 0xff_d9)
    return false;
  let hasSize = false;
  for (let offset = 2; offset + 9 <= end; offset += 2 + view.getUint16(offset + 2)) {
    const marker = view.getUint16(offset);
    if (!plainSegments.has(marker)) return false;
    if (frames.has(marker))
      hasSize = view.getUint16(offset + 5) === height && view.getUint16(offset + 7) === width;
    if (marker === startOfScan) return hasSize;
  }
  return false;
}
