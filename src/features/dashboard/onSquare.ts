/** More than a logo is ever shown at, in pixels. */
const largestSide = 1024;

/** The whole picture in the middle of a white square, so that no end of a long logo is cut off. */
export function onSquare(picture: HTMLCanvasElement): HTMLCanvasElement {
  const longer = Math.max(picture.width, picture.height);
  const side = Math.min(largestSide, longer);
  const width = (picture.width * side) / longer;
  const height = (picture.height * side) / longer;
  const square = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = square.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height);
  return square;
}
