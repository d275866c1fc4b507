import { toJpeg } from '../../lib/toJpeg.ts';
import { cropInPixels } from './pictureSize.ts';

type Size = { width: number; height: number };

function canvasOf(size: Size) {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  return { canvas, context };
}

/** A picture turned by a quarter: 1 to the right, -1 to the left. */
export function turned(picture: HTMLCanvasElement, direction: 1 | -1): HTMLCanvasElement {
  const { canvas, context } = canvasOf({ width: picture.height, height: picture.width });
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((direction * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return canvas;
}

/** A part of a picture (in shares of it) as a JPEG of exactly the size that is asked for. */
export function cropToJpeg(
  picture: HTMLCanvasElement,
  crop: Size & { x: number; y: number },
  output: Size,
): Promise<Blob> {
  const { canvas, context } = canvasOf(output);
  const { x, y, width, height } = cropInPixels(crop, picture);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, output.width, output.height);
  return toJpeg(canvas);
}
