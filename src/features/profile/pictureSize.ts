type Size = { width: number; height: number };
type Rectangle = Size & { x: number; y: number };

/** A crop given in shares of the picture (0 to 1), in its pixels and inside its edges. */
export function cropInPixels(crop: Rectangle, { width, height }: Size): Rectangle {
  const [x, cropWidth] = within(crop.x * width, crop.width * width, width);
  const [y, cropHeight] = within(crop.y * height, crop.height * height, height);
  return { x, y, width: cropWidth, height: cropHeight };
}

function within(start: number, length: number, room: number): [start: number, length: number] {
  const fitting = Math.min(length, room);
  return [Math.min(Math.max(start, 0), room - fitting), fitting];
}

export const zoomRange = { min: 1, max: 4, step: 0.1 };

/** The zoom one step nearer or further, inside its range. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  const { min, max, step } = zoomRange;
  return Math.min(max, Math.max(min, Math.round((zoom + direction * step) * 100) / 100));
}

/** The zoom after two fingers moved from one distance to another, inside its range. */
export function pinchedZoom(zoom: number, before: number, after: number): number {
  if (before <= 0) return zoom;
  return Math.min(zoomRange.max, Math.max(zoomRange.min, zoom * (after / before)));
}
