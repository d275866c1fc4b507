import type { Random } from '../../../server/db/seed/random.ts';
import { chip, kawung, parang, traces } from './motifs.ts';
import type { Sky } from './skies.ts';
import {
  box,
  colours,
  disc,
  dots,
  glow,
  gradient,
  line,
  type Point,
  roundToTenth,
  shape,
} from './svg.ts';

type Frame = { width: number; height: number };

/** The gradients and patterns used by the functions below. */
export const sceneryDefinitions = (sky: Sky): string[] => [
  gradient('sky', sky.sky),
  glow('sun', sky.sun),
  gradient('ground', ['#0E7A56', colours.green, '#0B3A2B']),
  kawung('kawung', sky.sun, 54, 0.5),
  parang('parang', colours.sun, 40, 0.22),
];

/** Draws the sky with the sun and clouds, or with the moon and stars. */
export function skyAndSun(random: Random, sky: Sky, { width, height }: Frame, sun: Point): string {
  const [x, y] = sun;
  const stars: Point[] = Array.from({ length: 26 }, () => [
    random.between(0, width),
    random.between(0, height * 0.5),
  ]);
  const clouds = Array.from({ length: 3 }, () => {
    const [left, top, size] = [
      random.between(0, width),
      random.between(40, height * 0.36),
      random.between(0.6, 1.2),
    ];
    return `<path transform="translate(${left} ${top})scale(${roundToTenth(size)})" d="M-90 20Q-90-4-60-4Q-50-40-8-34Q24-52 48-20Q92-22 92 20Z" fill="#fff" fill-opacity=".38"/>`;
  }).join('');
  return (
    box(0, 0, width, height, 0, 'url(#sky)') +
    disc(x, y, 300, 'url(#sun)') +
    `<circle cx="${x}" cy="${y}" r="150" fill="url(#kawung)" fill-opacity=".8"/>` +
    (sky.night
      ? shape(
          `M${x + 30} ${y - 84}A92 92 0 1 0 ${x + 84} ${y + 34}A70 70 0 1 1 ${x + 30} ${y - 84}Z`,
          sky.sun,
        ) + dots(stars, '#FFF3CF', 3.4)
      : disc(x, y, 92, sky.sun) + clouds)
  );
}

/** Draws two rows of hills, or one row behind water. */
export function distance(
  random: Random,
  sky: Sky,
  { width, height }: Frame,
  horizon: number,
  onWater: boolean,
): string {
  const ridge = (y: number, swing: number, fill: string) => {
    const step = width / 4;
    const peaks = Array.from(
      { length: 4 },
      () =>
        `q${roundToTenth(step / 2)} ${roundToTenth(-random.between(swing * 0.4, swing))} ${roundToTenth(step)} 0`,
    ).join('');
    return shape(`M0 ${y}${peaks}V${height}H0Z`, fill);
  };
  const far = ridge(horizon, 190, sky.hills[0]);
  if (!onWater) return far + ridge(horizon + 40, 120, sky.hills[1]);
  const glints = Array.from(
    { length: 14 },
    () =>
      `M${random.between(0, width)} ${random.between(horizon + 14, height - 150)}h${random.between(30, 110)}`,
  ).join('');
  return (
    far +
    box(0, horizon, width, height - horizon, 0, sky.water) +
    `<g opacity=".5">${line(glints, sky.sun, 4)}</g>`
  );
}

/** Draws the ground: a circuit board with a copper edge, traces, chips and a batik pattern. */
export function boardGround(
  random: Random,
  { width, height }: Frame,
  top: number,
  chips: readonly Point[] = [],
): string {
  const curve = `M0 ${top + 24}Q${width * 0.3} ${top - 22} ${width * 0.62} ${top + 8}T${width} ${top - 6}V${height}H0Z`;
  return (
    shape(curve, 'url(#ground)') +
    shape(curve, 'url(#parang)') +
    line(
      `M0 ${top + 24}Q${width * 0.3} ${top - 22} ${width * 0.62} ${top + 8}T${width} ${top - 6}`,
      colours.orange,
      7,
    ) +
    traces(random, { x: 0, y: top + 44, width: width * 0.95, height: height - top - 56 }, 5, {
      colour: '#D8823F',
      hole: '#0B3A2B',
    }) +
    chips.map(([x, y]) => chip(x, y, 116, 44, colours.ink, '#E8D9B0')).join('')
  );
}
