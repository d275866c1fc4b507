import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture of one colour, to be given any format. */
export const plain = (
  width: number,
  height: number,
  background: string | { r: number; g: number; b: number; alpha: number } = 'teal',
): Sharp => sharp({ create: { width, height, channels: 4, background } });

/**
 * A JPEG that lies on its side: as stored red is left and blue is right, but it is to be seen red
 * above blue. Knows where it was taken.
 */
export async function sidewaysPhoto(): Promise<Buffer> {
  const [width, height] = [80, 60];
  const pixels = Buffer.from(
    Array.from({ length: width * height }, (_, at) =>
      at % width < width / 2 ? [255, 0, 0] : [0, 0, 255],
    ).flat(),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({
      IFD0: { Model: 'Kamera Raka' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '7/1 58/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
}

/** A true PNG of black pixels whose file is small however large the picture is. */
export function bombPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** Height, width and format of a picture, and the colour of one of its pixels. */
export async function inspect(
  bytes: Uint8Array,
  at: { left: number; top: number } = { left: 0, top: 0 },
) {
  const { format, width, height, orientation, exif, icc, xmp, hasAlpha } =
    await sharp(bytes).metadata();
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .extract({ ...at, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return {
    format,
    width,
    height,
    hasAlpha,
    hidden: [orientation, exif, icc, xmp].filter((part) => part !== undefined),
    colour: [red, green, blue],
  };
}
