/** The colours a landmark is painted with: its body, its lit side, its ornaments, its openings. */
export type Tone = { main: string; light: string; accent: string; dark: string };

/** A landmark stands on y = 0, centred at x = 0, at most 1000 wide and 400 high. */
export type Landmark = { onWater: boolean; draw(tone: Tone): string };

/** Joins `count` drawings; `draw` gets the index of each. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Returns a drawing together with its mirror image at x = 0. */
export const mirrored = (content: string): string =>
  `${content}<g transform="scale(-1 1)">${content}</g>`;
