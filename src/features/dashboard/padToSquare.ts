/** In pixels; larger than a logo is ever shown. */
const maxSide = 1024;

/** Centers the whole image on a white square, so that wide logos are not cropped. */
export function padToSquare(image: HTMLCanvasElement): HTMLCanvasElement {
  const longerSide = Math.max(image.width, image.height);
  const side = Math.min(maxSide, longerSide);
  const width = (image.width * side) / longerSide;
  const height = (image.height * side) / longerSide;
  const square = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = square.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (side - width) / 2, (side - height) / 2, width, height);
  return square;
}
