import type { RoomName } from '../../../server/db/seed/pictureContents.ts';
import type { Random } from '../../../server/db/seed/random.ts';
import { repeat } from './landmark.ts';
import { bust } from './portrait.ts';
import { box, disc, group, line, roundToTenth, shape } from './svg.ts';

/** The colours of a room; `wall` from top to bottom. */
export type Room = {
  wall: readonly [string, string];
  floor: string;
  trim: string;
  accent: string;
  dark: string;
};

/** A scene of 1200 x 800, and the definitions it needs in addition to those of its room. */
type Drawn = { body: string; definitions?: readonly string[] };
export type Scene = (random: Random, room: Room) => Drawn;

export const rooms = {
  leaf: {
    wall: ['#BFE5D0', '#E9F6EC'],
    floor: '#2E9B6F',
    trim: '#0A6B4B',
    accent: '#F39A5B',
    dark: '#10241C',
  },
  sand: {
    wall: ['#FFE3B0', '#FFF6E0'],
    floor: '#C97A3E',
    trim: '#B4531A',
    accent: '#0E7A56',
    dark: '#4A2412',
  },
  lagoon: {
    wall: ['#8FD0E0', '#DDF3F0'],
    floor: '#2F7F80',
    trim: '#15595F',
    accent: '#FFCB52',
    dark: '#0D3B44',
  },
  blush: {
    wall: ['#FFC2AE', '#FFEBDD'],
    floor: '#8E4A5A',
    trim: '#C9523A',
    accent: '#2F7F80',
    dark: '#3E1B38',
  },
  midnight: {
    wall: ['#07140F', '#0F4A3C'],
    floor: '#0B3A2B',
    trim: '#F39A5B',
    accent: '#FFCB52',
    dark: '#051009',
  },
  plum: {
    wall: ['#351427', '#87435F'],
    floor: '#2B1022',
    trim: '#F7B267',
    accent: '#7DE8D8',
    dark: '#1C0917',
  },
} satisfies Record<RoomName, Room>;

/**
 * Draws a wall, and a floor below y = 560. The SVG needs the definitions `wall`, `kawung` and
 * `parang`.
 */
export const hallRoom = (room: Room): string =>
  box(0, 0, 1200, 800, 0, 'url(#wall)') +
  box(0, 0, 1200, 800, 0, 'url(#kawung)') +
  box(0, 560, 1200, 240, 0, room.floor) +
  box(0, 540, 1200, 26, 0, room.trim) +
  box(0, 566, 1200, 234, 0, 'url(#parang)');

/** Draws a string of flags across the picture. */
export function bunting(y: number, fills: readonly string[]): string {
  const sag = (x: number) => roundToTenth(y + 30 * Math.sin((x / 1200) * Math.PI * 3) ** 2);
  const flags = repeat(15, (index) => {
    const x = -10 + index * 84;
    return shape(
      `M${x} ${sag(x)}L${x + 58} ${sag(x + 58)}l-29 56z`,
      fills[index % fills.length] ?? '#fff',
    );
  });
  return (
    line(
      `M-20 ${sag(-20)}${repeat(31, (index) => `L${index * 40} ${sag(index * 40)}`)}`,
      '#ffffffbb',
      4,
    ) + flags
  );
}

/** Draws two rows of spectators from behind, with the upper heads at y. */
export function crowd(random: Random, y: number, far: string, near: string): string {
  const row = (top: number, gap: number, radius: number, fill: string) =>
    repeat(Math.ceil(1260 / gap) + 1, (index) => {
      const [x, height] = [index * gap - random.integer(0, 40), top + random.integer(0, 22)];
      const arm = random.chance(0.18)
        ? `<path d="M${x + radius} ${height + radius * 2}l${radius} ${-radius * 2.4}" stroke="${fill}" stroke-width="${radius * 0.6}"/>`
        : '';
      return `${arm}<circle cx="${x}" cy="${height}" r="${radius}" fill="${fill}"/><path d="M${x - radius * 1.7} ${height + radius * 4}q0-${radius * 2.9} ${radius * 1.7}-${radius * 2.9}t${radius * 1.7} ${radius * 2.9}z" fill="${fill}"/>`;
    });
  return (
    row(y, 84, 24, far) +
    box(0, y + 66, 1200, 734 - y, 0, far) +
    row(y + 50, 112, 32, near) +
    box(0, y + 130, 1200, 670 - y, 0, near)
  );
}

export const confetti = (random: Random, colours: readonly string[], bottom = 620): string =>
  colours
    .map((colour) => {
      const bits = repeat(
        9,
        () =>
          `M${random.integer(10, 1190)} ${random.integer(10, bottom)}l${random.integer(-12, 12)} ${random.integer(8, 16)}`,
      );
      return line(bits, colour, 9);
    })
    .join('');

/** Draws four light beams from the top edge to a point. */
export const beams = (colour: string, x: number, y: number): string =>
  [150, 450, 750, 1050]
    .map(
      (from, index) =>
        `<path d="M${from - 16} 0h32L${x + 150 - index * 10} ${y}H${x - 150 + index * 10}Z" fill="${colour}" fill-opacity=".13"/>`,
    )
    .join('');

/** Draws a table; x is its left edge, y the front edge of its top. */
export const table = (x: number, y: number, width: number, top: string, side: string): string =>
  shape(`M${x + 40} ${y - 46}H${x + width - 40}L${x + width} ${y}H${x}Z`, top) +
  box(x, y, width, 30, 4, side) +
  box(x + 36, y + 30, 28, 220, 0, side) +
  box(x + width - 64, y + 30, 28, 220, 0, side);

/** Draws a random pupil (head and shoulders), `size` wide, with the lower edge at y. */
export function pupil(random: Random, x: number, y: number, size: number): string {
  const girl = random.chance(0.5);
  const plan = {
    seed: String(random.integer(1, 99999)),
    girl,
    headwear: random.chance(girl ? 0.5 : 0.1),
    skin: random.integer(0, 5),
  };
  return group(bust(plan), x - size / 2, y - size, size / 200);
}

/** Draws a cup with two handles that stands on the origin, 130 high. */
export const trophy = (colour: string): string =>
  line('M-34-112C-72-112-66-66-22-64M34-112C72-112 66-66 22-64', colour, 9) +
  shape('M-40-130H40C40-82 24-56 8-48V-26H-8V-48C-24-56-40-82-40-130Z', colour) +
  shape('M18-130H40C40-82 24-56 8-48C20-70 22-100 18-130Z', '#00000022') +
  shape('M-28-26H28L36-10H-36Z', colour) +
  box(-44, -12, 88, 14, 4, '#4A2412') +
  disc(0, -96, 13, '#FFF3CF');
