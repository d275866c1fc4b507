import sharp from 'sharp';
import {
  type CertificateDesign,
  UnreadablePictureError,
} from '../../services/certificateRenderer.ts';
import { maxPixels } from '../../services/pictureProcessor.ts';

/** A JPEG on white, as the URL by which pdfkit knows that it has the picture already. */
type PreparedPicture = { url: string; width: number; height: number };

export type PreparedPictures = Record<Picture, PreparedPicture | null>;

type Picture = UnreadablePictureError['picture'];

const readable = ['png', 'jpeg', 'webp', 'gif'];
const maxSeconds = 10;
/**
 * In pixels, at 300 dots an inch of the boxes that the templates have for them, and 150 of A4. The file of a certificate
 * is at most 150 kB, of which everything else takes less than 25 on an own background and 60 on a template.
 */
const limits = {
  logo: { width: 640, height: 320, bytes: 35_000 },
  signature: { width: 640, height: 280, bytes: 20_000 },
  background: { width: 1754, height: 1240, bytes: 68_000 },
};

/** Fewer pixels look better than a low quality, and flat pictures need neither. */
const steps = [
  { scale: 1, quality: 82 },
  { scale: 1, quality: 65 },
  { scale: 0.75, quality: 60 },
  { scale: 0.55, quality: 50 },
  { scale: 0.4, quality: 40 },
];
const smallest = { scale: 0.25, quality: 30 };

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: maxPixels.jpeg, failOn: 'error' })
    .autoOrient()
    .flatten({ background: 'white' })
    .timeout({ seconds: maxSeconds });

/** Returns the pixels of a picture; of a logo or a signature without empty edges. */
async function decode(bytes: Uint8Array, picture: Picture) {
  const { width, height } = limits[picture];
  if (picture === 'background')
    return open(bytes)
      .resize({ width, height, fit: 'cover' })
      .raw()
      .toBuffer({ resolveWithObject: true });
  const flat = await open(bytes).png().toBuffer();
  return sharp(flat)
    .trim({ background: 'white', threshold: 12 })
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function shrink(bytes: Uint8Array, picture: Picture) {
  const { data: pixels, info } = await decode(bytes, picture);
  const { width, height, channels } = info;
  const encode = ({ scale, quality }: { scale: number; quality: number }) =>
    sharp(pixels, { raw: { width, height, channels } })
      .resize({ width: Math.ceil(width * scale) })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 70 ? '4:4:4' : '4:2:0' })
      .timeout({ seconds: maxSeconds })
      .toBuffer({ resolveWithObject: true });
  for (const step of steps) {
    const result = await encode(step);
    if (result.data.length <= limits[picture].bytes) return result;
  }
  return encode(smallest);
}

async function prepare(bytes: Uint8Array | null, picture: Picture) {
  if (!bytes) return null;
  try {
    const { format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!readable.includes(format)) throw new UnreadablePictureError(picture);
    const { data, info } = await shrink(bytes, picture);
    const url = `data:image/jpeg;base64,${data.toString('base64')}`;
    return { url, width: info.width, height: info.height };
  } catch {
    throw new UnreadablePictureError(picture);
  }
}

/** Returns the pictures of a design as small as they may be; throws `UnreadablePictureError`. */
export async function preparePictures(design: CertificateDesign): Promise<PreparedPictures> {
  const [logo, signature, background] = await Promise.all([
    prepare(design.logo, 'logo'),
    prepare(design.signature, 'signature'),
    prepare(design.background, 'background'),
  ]);
  return { logo, signature, background };
}
