import { createRandom } from '../../../server/db/seed/random.ts';
import type { RobotFeature } from '../../../server/db/seed/pictureContents.ts';
import { mirrored, repeat } from './landmark.ts';
import { kawung, parang } from './motifs.ts';
import { randomLook, robotHead, shellGradient } from './robot.ts';
import { box, colours, disc, gradient, line, picture, shape } from './svg.ts';

/** Drawings behind and in front of a robot's head, with the centre of the head at the origin. */
const features = {
  none: { behind: '', before: '' },
  horns: {
    behind: mirrored(shape('M40-40C74-60 96-84 92-122C122-96 118-40 66-20Z', '#FFF3CF')),
    before: '',
  },
  wings: {
    behind: mirrored(
      shape(
        'M72-14C98-34 108-62 104-96C124-76 130-50 122-26C134-30 140-34 144-42C148-12 134 10 112 20C122 24 128 22 134 20C122 44 98 48 72 38Z',
        '#FFE3A6',
      ) + line('M88-2Q110-22 114-50M88 14Q116 8 128-12', '#E0A63C', 5),
    ),
    before: '',
  },
  flame: {
    behind:
      shape(
        'M-66-30C-92-80-52-96-56-126C-26-112-24-92-16-84C-18-112 0-124-2-146C30-128 28-98 32-84C40-94 52-102 54-120C78-92 84-60 66-30Z',
        '#FF8A4C',
      ) +
      shape(
        'M-40-40C-50-74-28-84-26-98C-8-88-6-80 0-72C6-92 12-98 16-108C36-84 48-66 40-40Z',
        '#FFD35C',
      ),
    before: '',
  },
  ears: {
    behind: mirrored(
      shape('M22-50L50-112Q84-92 80-30Z', '#F39A5B') +
        shape('M42-60L54-92Q68-78 68-44Z', '#FFE3C9'),
    ),
    before: '',
  },
  fin: {
    behind:
      shape('M-30-40C-20-100 20-128 62-124C40-100 44-70 50-40Z', '#66ACC9') +
      shape('M10-44C16-80 30-100 52-118C40-96 42-70 46-44Z', '#3F86A5'),
    before: '',
  },
  crown: {
    behind: '',
    before:
      shape('M-54-52L-62-104L-30-78L0-116L30-78L62-104L54-52Z', colours.gold) +
      disc(-62, -106, 7, '#FFF3CF') +
      disc(0, -118, 8, '#EF7A62') +
      disc(62, -106, 7, '#FFF3CF'),
  },
  headphones: {
    behind: '',
    before:
      line('M-88-10C-96-104 96-104 88-10', '#1D342A', 13) +
      box(-106, -30, 34, 60, 14, '#EF7A62') +
      box(72, -30, 34, 60, 14, '#EF7A62'),
  },
  headband: {
    behind: shape('M66-44L124-66L112-40L128-22L66-28Z', '#E2493A'),
    before: shape('M-78-46Q0-66 78-46L76-24Q0-44-77-24Z', '#E2493A') + disc(0, -44, 11, '#FFF6DE'),
  },
  bolts: {
    behind: mirrored(shape('M92-84L62-38H84L74 0L120-56H96L112-84Z', colours.sun)),
    before: '',
  },
} as const satisfies Record<RobotFeature, { behind: string; before: string }>;

const grounds = [
  ['#0E7A56', '#07402F'],
  ['#10241C', '#0A6B4B'],
  ['#F39A5B', '#B4531A'],
  ['#FFD27D', '#F2A032'],
  ['#5FB8D6', '#1F6F8B'],
  ['#EF7A62', '#8E2F3C'],
  ['#5B2A45', '#2B1022'],
  ['#BFE5D0', '#5FB892'],
  ['#4F7A5B', '#213A32'],
  ['#2F7F80', '#0F4346'],
] as const;

const badges = [
  (fill: string) => disc(128, 128, 124, fill),
  (fill: string) => box(6, 6, 244, 244, 62, fill),
  (fill: string) =>
    shape(
      'M108 12Q128 0 148 12L224 56Q240 66 240 86V170Q240 190 224 200L148 244Q128 256 108 244L32 200Q16 190 16 170V86Q16 66 32 56Z',
      fill,
    ),
  (fill: string) =>
    shape(
      'M40 12H216Q244 12 244 40V130C244 190 190 226 128 250C66 226 12 190 12 130V40Q12 12 40 12Z',
      fill,
    ),
] as const;

/** Draws the logo of a team, 256 x 256: the head of its robot. */
export function teamLogo(seed: string, feature: RobotFeature): string {
  const random = createRandom(`team ${seed}`);
  const look = randomLook(random);
  const badge = random.pick(badges);
  const ground = random.pick(grounds);
  const ray = (index: number) => `<path d="M0 0L-26-230H26Z" transform="rotate(${index * 36})"/>`;
  const rays = `<g transform="translate(128 150)" fill="#fff" fill-opacity=".1">${repeat(10, ray)}</g>`;
  const decor = random.pick([rays, box(0, 0, 256, 256, 0, 'url(#batik)')]);
  const size =
    feature === 'none' || feature === 'headphones' || feature === 'headband' ? 1.06 : 0.96;
  return picture(
    256,
    256,
    badge('url(#ground)') +
      `<g clip-path="url(#inside)">${decor}<path d="M0 214Q128 176 256 214V256H0Z" fill="#00000033"/>` +
      `<path d="M66 270Q66 206 128 206T190 270Z" fill="url(#shell)"/><path d="M108 196h40v18q-20 10-40 0z" fill="#60776C"/></g>` +
      `<g transform="translate(128 144)scale(${size})">${features[feature].behind}${robotHead(look)}${features[feature].before}</g>`,
    [
      gradient('ground', ground),
      shellGradient(look),
      (random.chance(0.5) ? kawung : parang)('batik', '#ffffff', 40, 0.13),
      `<clipPath id="inside">${badge('#000')}</clipPath>`,
    ],
  );
}
