/** The colours shared by all pictures. */
export const colours = {
  ink: '#07140F',
  board: '#10241C',
  green: '#0A6B4B',
  leaf: '#2E9B6F',
  mint: '#BFE5D0',
  copper: '#B4531A',
  orange: '#F39A5B',
  gold: '#F2B632',
  sun: '#FFCB52',
  paper: '#F6F7F2',
  sky: '#5FB8D6',
  coral: '#EF7A62',
  plum: '#5B2A45',
} as const;

export type Point = readonly [x: number, y: number];

/** Rounds to one decimal, to keep the files small. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * Returns an SVG document of `width` by `height` pixels, with only those definitions that the body
 * uses. The top of the drawing is cropped by `top` pixels. Lines have round ends and joins unless they
 * say otherwise.
 */
export function picture(
  width: number,
  height: number,
  body: string,
  definitions: readonly string[] = [],
  top = 0,
): string {
  const used = definitions.filter((definition) =>
    body.includes(`url(#${/ id="(\w+)"/.exec(definition)?.[1]})`),
  );
  const defs = used.length === 0 ? '' : `<defs>${used.join('')}</defs>`;
  // On one group, because as attributes of each line they were a tenth of all bytes.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${top} ${width} ${height}"><g stroke-linecap="round" stroke-linejoin="round">${defs}${body}</g></svg>`;
}

/** A linear gradient with evenly spaced stops. */
export function gradient(
  id: string,
  stops: readonly string[],
  direction: 'down' | 'right' | 'diagonal' = 'down',
): string {
  const [x2, y2] = { down: [0, 1], right: [1, 0], diagonal: [1, 1] }[direction] as [number, number];
  const list = stops.map(
    (stop, index) =>
      `<stop${index === 0 ? '' : ` offset="${roundToTenth(index / Math.max(1, stops.length - 1))}"`} stop-color="${stop}"/>`,
  );
  return `<linearGradient id="${id}" x2="${x2}" y2="${y2}">${list.join('')}</linearGradient>`;
}

/** A radial gradient that fades to transparent. */
export function glow(id: string, colour: string, strength = 0.9): string {
  return (
    `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
  );
}

/** Moves, rotates (by `turn` degrees) and scales its content. */
export function group(content: string, x: number, y: number, scale = 1, turn = 0): string {
  const parts = [`translate(${roundToTenth(x)} ${roundToTenth(y)})`];
  if (turn !== 0) parts.push(`rotate(${roundToTenth(turn)})`);
  if (scale !== 1) parts.push(`scale(${Math.round(scale * 1000) / 1000})`);
  return `<g transform="${parts.join('')}">${content}</g>`;
}

/** A rectangle with rounded corners. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
): string =>
  `<rect${x === 0 ? '' : ` x="${roundToTenth(x)}"`}${y === 0 ? '' : ` y="${roundToTenth(y)}"`} width="${roundToTenth(width)}" height="${roundToTenth(height)}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${roundToTenth(x)}" cy="${roundToTenth(y)}" r="${roundToTenth(radius)}" fill="${fill}"/>`;

export const oval = (
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
): string =>
  `<ellipse cx="${roundToTenth(x)}" cy="${roundToTenth(y)}" rx="${roundToTenth(radiusX)}" ry="${roundToTenth(radiusY)}" fill="${fill}"/>`;

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** An open line with round ends. */
export const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** Dots of the same size, in one path; it has no area, so it needs no `fill="none"`. */
export const dots = (points: readonly Point[], colour: string, size: number): string =>
  `<path d="${points.map(([x, y]) => `M${roundToTenth(x)} ${roundToTenth(y)}h0`).join('')}" stroke="${colour}" stroke-width="${size}"/>`;
