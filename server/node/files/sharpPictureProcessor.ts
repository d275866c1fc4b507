import sharp from 'sharp';
import {
  formatNames,
  maxPixels,
  type PictureFormat,
  type PictureProcessor,
  type PictureSize,
  TooManyPixelsError,
} from '../../services/pictureProcessor.ts';
import type { ShrinkPicture } from './pictureVariants.ts';
import { createTaskQueue } from '../../lib/taskQueue.ts';
import { networkOfQueueClient, toQueueClient, type Uploader } from '../../lib/uploader.ts';

/**
 * One at a time: Node.js has four threads, and two may be hashing passwords and one reading files.
 */
const queueLimits = {
  maxConcurrent: 1,
  maxWaiting: 24,
  maxWaitingPerClient: 24,
  retryAfter: 5,
  // Also `variants` and `drawings`, which have no account, take turns with the networks.
  shareOf: (client: string) => networkOfQueueClient(client) || client,
};
/** Organisers take turns with the networks too, wherever they are. */
const organisers = 'organisers';
/** Variants have a queue of their own before that one, so that they never fill the uploads'. */
const variantLimits = { ...queueLimits, maxWaiting: 12, maxWaitingPerClient: 12 };
/** Of stored pictures. */
const maxStoredPixels = maxPixels.jpeg;
/**
 * Of a progressive JPEG or PNG, which is decoded in several passes: what a messenger makes of a photo of 12
 * megapixels. No camera makes one.
 */
const maxProgressivePixels = 12_500_000;
const maxSeconds = 10;
const quality = 85;
/** The effort is what a phone's picture may take of the processor: below 100 ms. */
const variantOptions = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 75 },
};
const background = 'white';
const allowedLoaders = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}`);

/** Returns an SVG of our own as a PNG. */
export type Rasterise = (svg: string) => Promise<Uint8Array>;

const svgLoader = 'VipsForeignLoadSvg';

/** Processes pictures with libvips; disables all its other formats for the whole process. */
export function createPictureProcessor(): PictureProcessor & {
  shrink: ShrinkPicture;
  rasterise: Rasterise;
} {
  // libvips detects the format from the bytes, not from the file name. Block the loaders of SVG,
  // PDF, TIFF, HEIF and so on.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: allowedLoaders });
  // A cache is useless: every picture is processed only once.
  sharp.cache(false);
  const enqueue = createTaskQueue(queueLimits);
  const enqueueVariant = createTaskQueue(variantLimits);
  return {
    shrink: (bytes, { width, format }) =>
      enqueueVariant('', () =>
        enqueue('variants', () =>
          sharp(bytes, { limitInputPixels: maxStoredPixels })
            .autoOrient()
            .resize({ width, withoutEnlargement: true })
            .toFormat(format, variantOptions[format])
            .timeout({ seconds: maxSeconds })
            .toBuffer(),
        ),
      ).catch(() => undefined),
    rasterise: (svg) =>
      enqueue('drawings', async () => {
        // The queue runs one task at a time: nobody else's picture is read while SVG is allowed.
        sharp.unblock({ operation: [svgLoader] });
        try {
          return await sharp(Buffer.from(svg)).png().timeout({ seconds: maxSeconds }).toBuffer();
        } finally {
          sharp.block({ operation: [svgLoader] });
        }
      }),
    normalise: (bytes, size, uploader) =>
      enqueue(toPictureClient(uploader), async () => {
        await checkPixels(bytes);
        return encode(bytes, size);
      }),
  };
}

const toPictureClient = (uploader: Uploader) =>
  toQueueClient(uploader.isOrganiser ? { ...uploader, client: organisers } : uploader);

const formats: Record<string, PictureFormat> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
};

/** Throws `TooManyPixelsError` by the header of a picture, which is all that it reads. */
async function checkPixels(bytes: Uint8Array): Promise<void> {
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const format = formats[metadata?.format ?? ''];
  // What cannot be read is no picture, which the decoder says too.
  if (!metadata || !format) return;
  const isProgressive = (format === 'jpeg' || format === 'png') && metadata.isProgressive;
  const limit = isProgressive ? maxProgressivePixels : maxPixels[format];
  const kind = `${formatNames[format]}${isProgressive ? ' progresif' : ''}`;
  if (metadata.width * metadata.height > limit) throw new TooManyPixelsError(kind, limit);
}

async function encode(
  bytes: Uint8Array,
  { width, height, fit }: PictureSize,
): Promise<Uint8Array | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: maxStoredPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width, height, fit: fit ?? 'cover', background })
      .flatten({ background })
      .jpeg({ quality })
      .timeout({ seconds: maxSeconds })
      .toBuffer();
  } catch {
    // The errors have no codes, but every cause (invalid, truncated, another format or too slow) can
    // only be corrected by the sender.
    return undefined;
  }
}
