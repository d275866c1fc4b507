/** Pixels of the screen for one point of a PDF at its real size. */
export const realSize = 96 / 72;

const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4].map((zoom) => zoom * realSize);
const largest = 4 * realSize;

/** What one canvas may hold; above it telephones show nothing. */
const mostPixels = 16_000_000;
const longestSide = 8192;
/** Above this nobody sees a difference. */
const finestRatio = 3;

type Size = { width: number; height: number };

/**
 * The scale at which a page so many points wide fills the room; a very narrow one does not, rather
 * than become a smear.
 */
export const fittingScale = (pageWidth: number, room: number): number =>
  Math.min(largest, room / pageWidth);

/** The next zoom step above (1) or below (-1) a scale; undefined where there is none. */
export function nextScale(scale: number, direction: 1 | -1): number | undefined {
  // A step that differs by less than a hundredth is the one it stands on.
  return direction === 1
    ? steps.find((step) => step > scale * 1.01)
    : steps.findLast((step) => step < scale * 0.99);
}

/**
 * How many pixels a canvas of this size on the screen takes for each pixel of the layout: the
 * screen's own ratio, as far as a canvas can.
 */
export function canvasRatio({ width, height }: Size, deviceRatio: number): number {
  return Math.min(
    deviceRatio,
    finestRatio,
    Math.sqrt(mostPixels / (width * height)),
    longestSide / width,
    longestSide / height,
  );
}
