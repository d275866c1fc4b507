/** The colours a landmark is painted with: its body, its lit side, its ornaments, its openings. */
export type Tone = { main: string; light: string; accent: string; dark: string };

/** A landmark stands on y = 0 with its middle at x = 0, at most 1000 wide and 400 high. */
export type Landmark = { onWater: boolean; draw(tone: Tone): string };

/** Repeats a drawing `count` times, handing it its number. */
export const repeat = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

/** Draws something and its mirror image across x = 0. */
export const mirrored = (content: string): string =>
  `${content}<g transform="scale(-1 1)">${content}</g>`;
