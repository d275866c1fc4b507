/** CSS pixels per PDF point at actual size. */
export const actualSize = 96 / 72;

const zoomSteps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4].map((zoom) => zoom * actualSize);
const maxScale = 4 * actualSize;

/** Canvas limits; phones render nothing above them. */
const maxCanvasPixels = 16_000_000;
const maxCanvasSide = 8192;
/** A higher ratio makes no visible difference. */
const maxPixelRatio = 3;

type Size = { width: number; height: number };

/**
 * Returns the scale at which a page `pageWidth` points wide fills the available width (in pixels),
 * at most `maxScale`, so that a very narrow page is not blown up.
 */
export const fitWidthScale = (pageWidth: number, availableWidth: number): number =>
  Math.min(maxScale, availableWidth / pageWidth);

/** Returns the next zoom step above (1) or below (-1) a scale; undefined if there is none. */
export function nextScale(scale: number, direction: 1 | -1): number | undefined {
  // A step within one percent counts as the current one.
  return direction === 1
    ? zoomSteps.find((step) => step > scale * 1.01)
    : zoomSteps.findLast((step) => step < scale * 0.99);
}

/** Returns the canvas pixels per CSS pixel: the screen's pixel ratio, within the canvas limits. */
export function canvasPixelRatio({ width, height }: Size, deviceRatio: number): number {
  return Math.min(
    deviceRatio,
    maxPixelRatio,
    Math.sqrt(maxCanvasPixels / (width * height)),
    maxCanvasSide / width,
    maxCanvasSide / height,
  );
}
