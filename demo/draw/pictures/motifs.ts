import type { Random } from '../../../server/db/seed/random.ts';
import { dots, line, type Point, roundToTenth } from './svg.ts';

/** Four petals around the centre of a square of 50, as the data of a path. */
export const petals = [
  'M2 2Q13 1 19 8Q24 14 22 22Q13 23 7 16Q1 11 2 2Z',
  'M48 2Q49 13 42 19Q36 24 28 22Q27 13 34 7Q39 1 48 2Z',
  'M48 48Q37 49 31 42Q26 36 28 28Q37 27 43 34Q49 39 48 48Z',
  'M2 48Q1 37 8 31Q14 26 22 28Q23 37 16 43Q11 49 2 48Z',
].join('');

/** The batik motif kawung (four petals around a point) as an SVG pattern; `size` is one tile. */
export function kawung(id: string, colour: string, size: number, opacity = 1): string {
  return (
    `<pattern id="${id}" width="50" height="50" patternUnits="userSpaceOnUse" patternTransform="scale(${size / 50})">` +
    `<path d="${petals}" fill="${colour}" fill-opacity="${opacity}"/>` +
    `<path d="M25 25h0M0 0h0M50 0h0M0 50h0M50 50h0" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="4"/></pattern>`
  );
}

/** The batik motif parang (diagonal rows of blades) as an SVG pattern; `size` is one tile. */
export function parang(id: string, colour: string, size: number, opacity = 1): string {
  return (
    `<pattern id="${id}" width="40" height="60" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)scale(${size / 40})">` +
    `<g fill="${colour}" fill-opacity="${opacity}"><path d="M0 8C14 4 22 12 20 22C19 30 25 37 40 34V40C24 44 12 38 13 26C14 18 10 13 0 14Z"/>` +
    '<path d="M20 48l6 5-6 5-6-5zM0 48l6 5-6 5zM40 48v10l-6-5z"/><path d="M0 0h40v2H0z"/></g></pattern>'
  );
}

type Area = { x: number; y: number; width: number; height: number };

/**
 * Draws traces of a circuit board: lines with 45° bends that end in vias. `hole` is the colour of
 * the drilled hole.
 */
export function traces(
  random: Random,
  area: Area,
  count: number,
  look: { colour: string; hole: string; width?: number },
): string {
  const width = look.width ?? 5;
  const ends: Point[] = [];
  const steps = Array.from({ length: count }, (_, index) => {
    const y = area.y + (area.height * (index + 0.5)) / count;
    const start = area.x + random.next() * area.width * 0.35;
    const bend = random.integer(-2, 2) * Math.min(22, area.height / count);
    const first = area.width * (0.1 + random.next() * 0.3);
    const last = area.width * (0.1 + random.next() * 0.25);
    const target = Math.max(area.y + 6, Math.min(area.y + area.height - 6, y + bend)) - y;
    ends.push([start, y], [start + first + Math.abs(target) + last, y + target]);
    return `M${roundToTenth(start)} ${roundToTenth(y)}h${roundToTenth(first)}l${roundToTenth(Math.abs(target))} ${roundToTenth(target)}h${roundToTenth(last)}`;
  });
  return (
    line(steps.join(''), look.colour, width) +
    dots(ends, look.colour, width * 3.4) +
    dots(ends, look.hole, width * 1.5)
  );
}

/** Draws a chip with pins on both long sides; x and y are its upper left corner. */
export function chip(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  metal: string,
): string {
  const count = Math.floor(width / 22);
  const legs = Array.from(
    { length: count },
    (_, index) => `M${roundToTenth(x + ((index + 0.5) * width) / count)} ${y - 8}v${height + 16}`,
  ).join('');
  return (
    `<path d="${legs}" stroke="${metal}" stroke-width="7" stroke-linecap="butt"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${fill}"/>` +
    `<circle cx="${x + 14}" cy="${y + 14}" r="5" fill="#fff" fill-opacity=".25"/>`
  );
}

/** Draws four kawung petals around a point. */
export function flower(x: number, y: number, radius: number, fill: string): string {
  const scale = Math.round((radius / 25) * 100) / 100;
  return `<path d="${petals}" transform="translate(${roundToTenth(x)} ${roundToTenth(y)})scale(${scale})translate(-25 -25)" fill="${fill}"/>`;
}
