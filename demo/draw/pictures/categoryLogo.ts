import type { EmblemName } from '../../../server/db/seed/pictureContents.ts';
import { repeat } from './landmark.ts';
import { machines } from './machines.ts';
import { kawung } from './motifs.ts';
import {
  box,
  colours,
  disc,
  dots,
  gradient,
  group,
  line,
  oval,
  picture,
  type Point,
  roundToTenth,
  shape,
} from './svg.ts';

type Emblem = { colours: readonly [string, string]; draw(): string };

const rays = repeat(12, (index) =>
  shape('M-10-300L10-300L3-96L-3-96Z', '#FFE08A').replace(
    '<path',
    `<path transform="translate(256 236)rotate(${index * 30})" fill-opacity=".38"`,
  ),
);

const emblems = {
  inspire: {
    colours: ['#F39A5B', '#B4531A'],
    draw: () =>
      rays + oval(256, 452, 150, 60, '#7A3410') + group(machines.lamp(colours.sun), 256, 258, 1.5),
  },
  lineFollower: {
    colours: ['#BFE5D0', '#2E9B6F'],
    draw: () =>
      shape('M0 330Q256 260 512 330V512H0Z', colours.paper) +
      line('M-10 470C120 300 200 470 300 420S420 330 520 372', colours.ink, 30) +
      group(machines.lineFollower(colours.orange), 250, 366, 1.5),
  },
  sumo: {
    colours: ['#FFD27D', '#EF7A62'],
    draw: () =>
      oval(256, 390, 214, 82, '#7A2A1F') +
      oval(256, 380, 214, 82, colours.ink) +
      `<ellipse cx="256" cy="380" rx="196" ry="72" fill="none" stroke="${colours.paper}" stroke-width="11"/>` +
      group(machines.sumo(colours.gold), 246, 392, 1.55) +
      line('M420 210l34-24M436 250h42M414 172l16-36', colours.paper, 10),
  },
  soccer: {
    colours: ['#A6DCE6', '#5FB8D6'],
    draw: () =>
      shape('M0 340H512V512H0Z', '#2E9B6F') +
      line('M0 400H512M256 344V500', '#ffffff88', 7) +
      `<ellipse cx="256" cy="400" rx="120" ry="34" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="7"/>` +
      line('M70 344V200H210V344', '#fff', 12) +
      line(
        'M104 206V340M140 206V340M176 206V340M74 236H206M74 272H206M74 308H206',
        '#ffffff77',
        4,
      ) +
      group(machines.soccer(colours.coral), 262, 402, 1.55),
  },
  maze: {
    colours: ['#176A63', '#0B3A3B'],
    draw: () =>
      `<path d="M60 90H200V170M120 90V230H40M260 60V150H340V90M400 60V200H300M460 150V270H380M40 290H150M210 210V270H280M340 250V310" fill="none" stroke="#F2B632" stroke-opacity=".75" stroke-width="16" stroke-linecap="square" stroke-linejoin="miter"/>` +
      shape('M0 380Q256 340 512 380V512H0Z', colours.board) +
      line('M90 440H180L220 410H420', '#7DE8D8', 7) +
      group(machines.mazeMouse('#CFEAF5'), 236, 412, 1.5),
  },
  drone: {
    colours: ['#5B2A45', '#F7A45B'],
    draw: () =>
      disc(256, 250, 140, '#FFE9A8') +
      shape('M0 420L120 300L210 380L330 270L512 430V512H0Z', '#3E1B38') +
      shape('M0 470Q140 390 280 440T512 430V512H0Z', '#260F26') +
      line('M90 460V330M90 336h60M420 470V350M420 356h-60', colours.sun, 8) +
      group(machines.drone(colours.paper), 256, 230, 1.4),
  },
} satisfies Record<EmblemName, Emblem>;

/** Draws the round logo of a category on a transparent background, 512 x 512. */
export function categoryLogo(name: EmblemName): string {
  const emblem: Emblem = emblems[name];
  const vias: Point[] = Array.from({ length: 32 }, (_, index) => {
    const angle = (index / 32) * Math.PI * 2;
    return [roundToTenth(256 + Math.cos(angle) * 234), roundToTenth(256 + Math.sin(angle) * 234)];
  });
  return picture(
    512,
    512,
    disc(256, 256, 254, 'url(#ring)') +
      dots(vias, colours.sun, 13) +
      dots(vias, colours.board, 5) +
      disc(256, 256, 214, colours.board) +
      `<g clip-path="url(#inside)">${box(0, 0, 512, 512, 0, 'url(#back)')}${box(0, 0, 512, 512, 0, 'url(#kawung)')}${emblem.draw()}</g>`,
    [
      gradient('ring', ['#0E7A56', colours.board], 'diagonal'),
      gradient('back', emblem.colours),
      kawung('kawung', '#ffffff', 60, 0.14),
      '<clipPath id="inside"><circle cx="256" cy="256" r="204"/></clipPath>',
    ],
  );
}
