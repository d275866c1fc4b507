/** The colours that everything drawn shares. */
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

/** Rounds to one decimal, which keeps the pictures small. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * A whole picture of `width` by `height` pixels; what comes later in `body` lies on top. Of the
 * definitions only those stay that the body paints with. `top` skips that many pixels of the
 * drawing.
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
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${top} ${width} ${height}">${defs}${body}</svg>`;
}

/** A linear gradient of evenly spaced stops; downwards, or to the right or along the diagonal. */
export function gradient(
  id: string,
  stops: readonly string[],
  direction: 'down' | 'right' | 'diagonal' = 'down',
): string {
  const [x2, y2] = { down: [0, 1], right: [1, 0], diagonal: [1, 1] }[direction] as [number, number];
  const list = stops.map(
    (stop, at) =>
      `<stop offset="${round(at / Math.max(1, stops.length - 1))}" stop-color="${stop}"/>`,
  );
  return `<linearGradient id="${id}" x2="${x2}" y2="${y2}">${list.join('')}</linearGradient>`;
}

/** A round glow that fades to nothing. */
export function glow(id: string, colour: string, strength = 0.9): string {
  return (
    `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
  );
}

/** Moves, turns and scales what it holds. */
export function group(content: string, x: number, y: number, scale = 1, turn = 0): string {
  const parts = [`translate(${round(x)} ${round(y)})`];
  if (turn !== 0) parts.push(`rotate(${round(turn)})`);
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
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

export const oval = (
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radiusX)}" ry="${round(radiusY)}" fill="${fill}"/>`;

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** An open line with round ends. */
export const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Round dots of one size, all in one path. */
export const dots = (points: readonly Point[], colour: string, size: number): string =>
  line(points.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join(''), colour, size);

/** Makes what it holds translucent. */
export const faint = (content: string, opacity: number): string =>
  `<g opacity="${opacity}">${content}</g>`;
