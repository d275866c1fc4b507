export type Pixels = { width: number; height: number };

/**
 * The size that a PNG, JPEG, WebP or GIF says it has; nothing for anything else. Decodes nothing:
 * what is too large must not be unpacked.
 */
export function pictureSize(bytes: Uint8Array): Pixels | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (textAt(bytes, 1, 'PNG\r\n'))
      return { width: view.getUint32(16), height: view.getUint32(20) };
    if (textAt(bytes, 0, 'GIF8'))
      return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (textAt(bytes, 0, 'RIFF') && textAt(bytes, 8, 'WEBP')) return webpSize(bytes, view);
    if (view.getUint16(0) === 0xffd8) return jpegSize(view);
    return undefined;
  } catch (error) {
    // The bytes end before they have told it.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const textAt = (bytes: Uint8Array, at: number, text: string) =>
  [...text].every((sign, index) => bytes[at + index] === sign.charCodeAt(0));

const threeBytes = (view: DataView, at: number) =>
  view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

function webpSize(bytes: Uint8Array, view: DataView): Pixels | undefined {
  if (textAt(bytes, 12, 'VP8X'))
    return { width: threeBytes(view, 24) + 1, height: threeBytes(view, 27) + 1 };
  if (textAt(bytes, 12, 'VP8L')) {
    const packed = view.getUint32(21, true);
    return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
  }
  if (textAt(bytes, 12, 'VP8 '))
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  return undefined;
}

/**
 * The markers whose segment begins with the size: every start of a frame, but not the tables
 * between them.
 */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(view: DataView): Pixels | undefined {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
