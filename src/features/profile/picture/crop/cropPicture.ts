import { toJpeg } from '../../../../lib/images/decodeImage.ts';
import { cropInPixels } from '../pictureSize.ts';

type Size = { width: number; height: number };

function createCanvas(size: Size) {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  return { canvas, context };
}

/** Returns the picture rotated by 90 degrees: 1 clockwise, -1 counterclockwise. */
export function rotateQuarter(picture: HTMLCanvasElement, direction: 1 | -1): HTMLCanvasElement {
  const { canvas, context } = createCanvas({ width: picture.height, height: picture.width });
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((direction * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return canvas;
}

/** Returns a part of a picture (in fractions of it) as a JPEG of exactly the `output` size. */
export function cropToJpeg(
  picture: HTMLCanvasElement,
  crop: Size & { x: number; y: number },
  output: Size,
): Promise<Blob> {
  const { canvas, context } = createCanvas(output);
  const { x, y, width, height } = cropInPixels(crop, picture);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, output.width, output.height);
  return toJpeg(canvas);
}
