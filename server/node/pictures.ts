import sharp from 'sharp';
import type { Pictures } from '../pictures.ts';
import { createQueue } from './queue.ts';

/**
 * One at a time: two hashes may be at work besides, and Node has four threads, of which files need
 * one too.
 */
const atOnce = 1;
/** As many as the largest cameras of telephones give when they are not told to give more. */
const mostPixels = 8192 * 6144;
const mostSeconds = 10;
const quality = 85;
const background = 'white';
const readable = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}`);

/**
 * Pictures read and written by libvips, which from then on knows no other format in this process.
 */
export function createPictures(): Pictures {
  // The bytes decide, whatever a file calls itself; readers of SVG, PDF, TIFF, HEIF and the rest
  // are never reached.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readable });
  // No picture comes twice.
  sharp.cache(false);
  const inTurn = createQueue(atOnce);
  return {
    normalise: (bytes, { width, height, fit }) =>
      inTurn(async () => {
        try {
          return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
            .autoOrient()
            .resize({ width, height, fit: fit ?? 'cover', background })
            .flatten({ background })
            .jpeg({ quality })
            .timeout({ seconds: mostSeconds })
            .toBuffer();
        } catch {
          // Its errors carry no codes: broken, cut off, foreign, too large and too slow are all the
          // sender's to mend.
          return undefined;
        }
      }),
  };
}
