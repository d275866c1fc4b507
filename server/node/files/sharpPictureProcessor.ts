import sharp from 'sharp';
import type { PictureProcessor } from '../../services/pictureProcessor.ts';
import type { ShrinkPicture } from './pictureVariants.ts';
import { createTaskQueue } from '../../lib/taskQueue.ts';

/**
 * One at a time: Node.js has four threads, and two may be hashing passwords and one reading files.
 */
const queueLimits = { maxConcurrent: 1, maxWaiting: 24, maxWaitingPerClient: 24, retryAfter: 5 };
/** Variants have a queue of their own before that one, so that they never fill the uploads'. */
const variantLimits = { ...queueLimits, maxWaiting: 12, maxWaitingPerClient: 12 };
/** The default resolution of the phone cameras with the most pixels. */
const maxPixels = 8192 * 6144;
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
          sharp(bytes, { limitInputPixels: maxPixels })
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
    normalise: (bytes, { width, height, fit }) =>
      enqueue('uploads', async () => {
        try {
          return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
            .autoOrient()
            .resize({ width, height, fit: fit ?? 'cover', background })
            .flatten({ background })
            .jpeg({ quality })
            .timeout({ seconds: maxSeconds })
            .toBuffer();
        } catch {
          // The errors have no codes, but every cause (invalid, truncated, another format, too
          // large or too slow) can only be corrected by the sender.
          return undefined;
        }
      }),
  };
}
