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
/** 300 dots an inch of the boxes that the templates have for them. */
const sizes = { logo: { width: 640, height: 320 }, signature: { width: 640, height: 280 } };
/** 150 dots an inch of A4. */
const pageSize = { width: 1754, height: 1240 };
/** The file of a certificate is at most 150 kB, of which the rest takes less than 60. */
const maxPageBytes = 85_000;

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: maxPixels.jpeg, failOn: 'error' });

/** Without empty edges. */
async function shrink(bytes: Uint8Array, picture: 'logo' | 'signature') {
  const flat = await open(bytes).autoOrient().flatten({ background: 'white' }).png().toBuffer();
  return open(flat)
    .trim({ background: 'white', threshold: 12 })
    .resize({ ...sizes[picture], fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4', mozjpeg: true })
    .timeout({ seconds: maxSeconds })
    .toBuffer({ resolveWithObject: true });
}

/** Fewer pixels look better than a low quality, and flat pages need neither. */
const pageSteps = [
  { scale: 1, quality: 80 },
  { scale: 1, quality: 65 },
  { scale: 0.8, quality: 60 },
  { scale: 0.65, quality: 50 },
  { scale: 0.5, quality: 40 },
];
const smallestPage = { scale: 0.35, quality: 30 };

async function shrinkPage(bytes: Uint8Array) {
  const page = await open(bytes)
    .autoOrient()
    .resize({ ...pageSize, fit: 'cover' })
    .flatten({ background: 'white' })
    .raw()
    .timeout({ seconds: maxSeconds })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = page.info;
  const encode = ({ scale, quality }: { scale: number; quality: number }) =>
    sharp(page.data, { raw: { width, height, channels } })
      .resize({ width: Math.round(pageSize.width * scale) })
      .jpeg({ quality, mozjpeg: true })
      .timeout({ seconds: maxSeconds })
      .toBuffer({ resolveWithObject: true });
  for (const step of pageSteps) {
    const result = await encode(step);
    if (result.data.length <= maxPageBytes) return result;
  }
  return encode(smallestPage);
}

async function prepare(bytes: Uint8Array | null, picture: Picture) {
  if (!bytes) return null;
  try {
    const { format } = await open(bytes).metadata();
    if (!readable.includes(format)) throw new UnreadablePictureError(picture);
    const { data, info } = await (picture === 'background'
      ? shrinkPage(bytes)
      : shrink(bytes, picture));
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
