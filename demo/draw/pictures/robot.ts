import type { Random } from '../../../server/db/seed/random.ts';
import { flower } from './motifs.ts';
import { box, colours, disc, group, line, oval, shape } from './svg.ts';

const heads = {
  soft: '<rect x="-78" y="-58" width="156" height="116" rx="46"/>',
  dome: '<path d="M-80 48V-2A80 66 0 0 1 80-2V48Q80 58 70 58H-70Q-80 58-80 48Z"/>',
  screen: '<rect x="-84" y="-56" width="168" height="112" rx="24"/>',
  pot: '<path d="M-84-40Q-84-58-66-58H66Q84-58 84-40L70 44Q67 58 52 58H-52Q-67 58-70 44Z"/>',
} as const;

export type RobotLook = {
  /** Colours of the lit and the shaded side of the shell. */
  shell: readonly [string, string];
  accent: string;
  eye: string;
  head: keyof typeof heads;
  eyes: 'round' | 'pill' | 'happy' | 'bar' | 'wink';
  antenna: 'ball' | 'twin' | 'bolt' | 'leaf';
  base: 'legs' | 'tracks' | 'wheel' | 'hover';
  pose: 'wave' | 'hips' | 'flag' | 'cheer';
};

const shells = [
  ['#FFFFFF', '#CBD8CC'],
  ['#FFE3A6', '#F0AE3B'],
  ['#FFD0B0', '#E5813F'],
  ['#C9EEDD', '#5FB892'],
  ['#CFEAF5', '#66ACC9'],
  ['#FFC9BD', '#E2715B'],
  ['#FFF6DE', '#E3CDA0'],
] as const;

export function randomLook(random: Random): RobotLook {
  return {
    shell: random.pick(shells),
    accent: random.pick([colours.orange, colours.gold, colours.leaf, colours.coral, colours.sky]),
    eye: random.pick(['#FFD866', '#7DE8D8', '#9BE67A', '#FFB08A']),
    head: random.pick(['soft', 'dome', 'screen', 'pot']),
    eyes: random.pick(['round', 'pill', 'happy', 'bar', 'round', 'wink']),
    antenna: random.pick(['ball', 'twin', 'bolt', 'leaf']),
    base: random.pick(['legs', 'tracks', 'wheel', 'legs', 'tracks', 'hover']),
    pose: random.pick(['wave', 'hips', 'flag', 'cheer']),
  };
}

function eyesOf({ eyes, eye }: RobotLook): string {
  const smile = line('M-11 17Q0 26 11 17', eye, 5);
  if (eyes === 'round')
    return (
      disc(-27, -4, 13, eye) +
      disc(27, -4, 13, eye) +
      disc(-31, -9, 4, '#fff') +
      disc(23, -9, 4, '#fff') +
      smile
    );
  if (eyes === 'pill') return box(-36, -21, 18, 32, 9, eye) + box(18, -21, 18, 32, 9, eye) + smile;
  if (eyes === 'happy') return line('M-41 2Q-28-20-15 2M15 2Q28-20 41 2', eye, 9) + smile;
  if (eyes === 'wink')
    return (
      disc(-27, -4, 13, eye) + disc(-31, -9, 4, '#fff') + line('M15 0Q28-14 41 0', eye, 8) + smile
    );
  return box(-44, -14, 88, 22, 11, eye) + box(4, -10, 26, 14, 7, '#fff');
}

function antennaOf({ antenna, accent }: RobotLook): string {
  if (antenna === 'ball')
    return line('M0-58V-86', '#8FA39A', 7) + disc(0, -92, 13, accent) + disc(-4, -96, 4, '#fff');
  if (antenna === 'twin')
    return (
      line('M-30-54L-44-84M30-54L44-84', '#8FA39A', 7) +
      disc(-46, -89, 10, accent) +
      disc(46, -89, 10, accent)
    );
  if (antenna === 'bolt') return shape('M4-116L-20-78H-3L-10-52L20-90H3Z', colours.sun);
  return (
    line('M0-58V-78', colours.green, 7) +
    shape('M0-76Q-34-72-38-104Q-4-106 0-76Z', colours.leaf) +
    shape('M0-76Q30-78 32-106Q2-104 0-76Z', '#6CC79A')
  );
}

/**
 * Draws a robot's head with its centre at the origin, 168 wide and 116 high without ears and
 * antenna. The SVG needs the gradient of `shellGradient`.
 */
export function robotHead(look: RobotLook, shell = 'shell'): string {
  return (
    antennaOf(look) +
    box(-96, -22, 24, 44, 10, look.accent) +
    box(72, -22, 24, 44, 10, look.accent) +
    `<g fill="url(#${shell})">${heads[look.head]}</g>` +
    box(-60, -36, 120, 70, 32, colours.ink) +
    `<path d="M-50-18Q-44-30-28-30H6" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="6"/>` +
    eyesOf(look)
  );
}

function baseOf({ base, accent }: RobotLook): string {
  const dark = '#1D342A';
  if (base === 'legs') {
    return (
      line('M-24-66V-24M24-66V-24', '#60776C', 20) +
      shape('M-56 0V-10Q-56-28-36-28H-22Q-4-28-4-10V0Z', dark) +
      shape('M4 0V-10Q4-28 22-28H36Q56-28 56-10V0Z', dark)
    );
  }
  if (base === 'tracks') {
    return (
      box(-78, -56, 156, 56, 28, dark) +
      box(-68, -46, 136, 36, 18, '#35524459') +
      [-48, -16, 16, 48].map((x) => disc(x, -28, 13, '#8FA39A') + disc(x, -28, 5, dark)).join('')
    );
  }
  if (base === 'wheel')
    return (
      box(-12, -70, 24, 40, 6, '#60776C') +
      disc(0, -36, 36, dark) +
      disc(0, -36, 20, accent) +
      disc(0, -36, 8, colours.paper)
    );
  return (
    shape('M-40-62H40L20-34H-20Z', dark) +
    oval(0, -14, 46, 9, '#7DE8D8') +
    oval(0, -14, 26, 5, '#fff')
  );
}

function armsOf({ pose, accent, shell }: RobotLook): string {
  const arm = (d: string, x: number, y: number) => line(d, shell[1], 19) + disc(x, y, 15, accent);
  const left = arm('M-58-142Q-94-124-86-88', -86, -82);
  if (pose === 'wave') return left + arm('M58-142Q104-148 110-196', 111, -206);
  if (pose === 'cheer')
    return arm('M-58-142Q-104-148-110-196', -111, -206) + arm('M58-142Q104-148 110-196', 111, -206);
  if (pose === 'hips')
    return arm('M-58-142Q-112-120-64-86', -60, -84) + arm('M58-142Q112-120 64-86', 60, -84);
  return (
    left +
    line('M104-56V-318', '#8A5A33', 8) +
    shape('M104-316Q142-334 176-314T246-318V-246Q212-230 176-246T104-242Z', accent) +
    group(flower(0, 0, 17, colours.paper), 172, -281) +
    arm('M58-142Q96-126 104-150', 104, -152)
  );
}

/**
 * Draws a robot that stands on the origin, about 330 high. The SVG needs the gradient of
 * `shellGradient`.
 */
export function robot(look: RobotLook, shell = 'shell'): string {
  const torso = 'M-62-150Q-62-174-38-174H38Q62-174 62-150L53-76Q50-56 32-56H-32Q-50-56-53-76Z';
  return (
    `<ellipse rx="98" ry="13" fill="#000" fill-opacity=".28"/>${baseOf(look)}${armsOf(look)}` +
    box(-17, -190, 34, 24, 6, '#60776C') +
    `<path d="${torso}" fill="url(#${shell})"/>` +
    disc(0, -116, 25, colours.board) +
    flower(0, -116, 17, look.accent) +
    group(robotHead(look, shell), 0, -238)
  );
}

/** The gradient of a robot's shell. */
export const shellGradient = ({ shell }: RobotLook, id = 'shell'): string =>
  `<linearGradient id="${id}" x2="0.6" y2="1"><stop stop-color="${shell[0]}"/><stop offset=".45" stop-color="${shell[0]}"/><stop offset="1" stop-color="${shell[1]}"/></linearGradient>`;
