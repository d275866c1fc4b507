export type PixelSize = { width: number; height: number };

/**
 * Reads the size in pixels from the header of a PNG, JPEG, WebP or GIF; returns undefined for
 * anything else. Does not decode the image, because it may be too large to decode safely.
 */
export function readPictureSize(bytes: Uint8Array): PixelSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (hasTextAt(bytes, 1, 'PNG\r\n'))
      return { width: view.getUint32(16), height: view.getUint32(20) };
    if (hasTextAt(bytes, 0, 'GIF8'))
      return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (hasTextAt(bytes, 0, 'RIFF') && hasTextAt(bytes, 8, 'WEBP')) return webpSize(bytes, view);
    if (view.getUint16(0) === 0xffd8) return jpegSize(view);
    return undefined;
  } catch (error) {
    // The file ends before the size.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const hasTextAt = (bytes: Uint8Array, offset: number, text: string) =>
  [...text].every((character, index) => bytes[offset + index] === character.charCodeAt(0));

const readUint24 = (view: DataView, offset: number) =>
  view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16);

function webpSize(bytes: Uint8Array, view: DataView): PixelSize | undefined {
  if (hasTextAt(bytes, 12, 'VP8X'))
    return { width: readUint24(view, 24) + 1, height: readUint24(view, 27) + 1 };
  if (hasTextAt(bytes, 12, 'VP8L')) {
    const packed = view.getUint32(21, true);
    return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
  }
  if (hasTextAt(bytes, 12, 'VP8 '))
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  return undefined;
}

/** Whether a JPEG marker is a start of frame, whose segment contains the size (not a table). */
const isStartOfFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(view: DataView): PixelSize | undefined {
  let offset = 2;
  while (view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    if (marker === 0xff) offset += 1;
    else if (isStartOfFrame(marker))
      return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    else offset += 2 + view.getUint16(offset + 2);
  }
  return undefined;
}
