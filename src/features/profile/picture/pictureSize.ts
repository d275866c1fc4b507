type Size = { width: number; height: number };
type Rectangle = Size & { x: number; y: number };

/** Converts a crop in fractions of the picture (0 to 1) to pixels, limited to the picture. */
export function cropInPixels(crop: Rectangle, { width, height }: Size): Rectangle {
  const [x, cropWidth] = fitInto(crop.x * width, crop.width * width, width);
  const [y, cropHeight] = fitInto(crop.y * height, crop.height * height, height);
  return { x, y, width: cropWidth, height: cropHeight };
}

function fitInto(
  start: number,
  length: number,
  available: number,
): [start: number, length: number] {
  const fitting = Math.min(length, available);
  return [Math.min(Math.max(start, 0), available - fitting), fitting];
}

export const zoomRange = { min: 1, max: 4, step: 0.1 };

/** Returns the zoom one step closer or further away, within `zoomRange`. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  const { min, max, step } = zoomRange;
  return Math.min(max, Math.max(min, Math.round((zoom + direction * step) * 100) / 100));
}

/** Returns the zoom after a pinch (`before`, `after`: distances), within `zoomRange`. */
export function pinchedZoom(zoom: number, before: number, after: number): number {
  if (before <= 0) return zoom;
  return Math.min(zoomRange.max, Math.max(zoomRange.min, zoom * (after / before)));
}
