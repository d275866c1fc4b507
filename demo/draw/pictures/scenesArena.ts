import type { Random } from '../../../server/db/seed/random.ts';
import { repeat } from './landmark.ts';
import { machines } from './machines.ts';
import { chip, traces } from './motifs.ts';
import { randomLook, robot, type RobotLook, shellGradient } from './robot.ts';
import { beams, bunting, confetti, crowd, hallRoom, type Scene, trophy } from './sceneParts.ts';
import { box, colours, disc, group, line, oval, shape } from './svg.ts';

const lights = (colour: string): string =>
  [150, 450, 750, 1050]
    .map((x) => box(x - 34, -6, 68, 34, 8, '#0b0f0d') + oval(x, 28, 26, 9, colour))
    .join('');
const ring = (fill: string) =>
  `<ellipse cx="600" cy="604" rx="454" ry="118" fill="none" stroke="${fill}" stroke-width="16"/>`;

/** Two sumo robots push in the ring under spotlights. */
export const sumoMatch: Scene = (random, room) => ({
  body:
    hallRoom(room) +
    beams('#FFF3CF', 600, 620) +
    lights('#FFF3CF') +
    crowd(random, 330, room.trim, room.dark) +
    box(0, 520, 1200, 280, 0, room.floor) +
    box(0, 520, 1200, 280, 0, 'url(#parang)') +
    oval(600, 650, 500, 136, '#00000055') +
    oval(600, 632, 490, 132, '#7A3410') +
    oval(600, 604, 490, 132, colours.ink) +
    ring(colours.paper) +
    line('M548 588V632M652 588V632', '#B4531A', 12) +
    group(machines.sumo(random.pick([colours.coral, colours.orange])), 424, 636, 1.45) +
    `<g transform="translate(776 636)scale(-1.45 1.45)">${machines.sumo(random.pick([colours.sky, colours.gold, colours.leaf]))}</g>` +
    line('M600 470l0-50M560 480l-24-40M640 480l24-40', colours.sun, 10),
});

/** Robots play football in front of the goal. */
export const soccerMatch: Scene = (random, room) => ({
  body:
    hallRoom(room) +
    bunting(60, [room.accent, room.trim, colours.paper]) +
    crowd(random, 300, room.trim, room.dark) +
    shape('M0 470H1200V800H0Z', '#2E9B6F') +
    repeat(6, (index) => shape(`M${index * 240 - 120} 470h120l-40 330h-150z`, '#35A878')) +
    line('M0 520H1200M600 520V800', '#ffffff88', 8) +
    `<ellipse cx="600" cy="640" rx="210" ry="70" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="8"/>` +
    line('M950 520V290H1250M950 290l60-50H1250', '#fff', 14) +
    line(
      repeat(6, (index) => `M${990 + index * 40} 300V516`) +
        repeat(5, (index) => `M956 ${330 + index * 40}H1200`),
      '#ffffff66',
      4,
    ) +
    group(machines.soccer(random.pick([colours.coral, colours.gold])), 430, 690, 1.7) +
    `<g transform="translate(900 640)scale(-1.25 1.25)">${machines.soccer(random.pick([colours.sky, colours.orange])).replace(/<circle cx="88"[\s\S]*$/, '')}</g>`,
});

/** A line follower takes a bend on the white field. */
export const lineTrack: Scene = (random, room) => ({
  body:
    hallRoom(room) +
    bunting(50, [room.accent, colours.sun, room.trim]) +
    crowd(random, 330, room.trim, room.dark) +
    shape('M-40 500H1240L1320 800H-120Z', colours.paper) +
    shape('M-40 500H1240L1246 522H-46Z', '#D3DBD0') +
    line('M-60 720C240 560 380 760 640 700S760 560 1000 570S1180 640 1320 610', colours.ink, 44) +
    line('M130 560C300 520 420 600 520 560S700 528 800 530', '#C5CEC2', 20) +
    box(1010, 470, 22, 110, 3, room.dark) +
    shape('M1032 470h90l-22 30 22 30h-90z', colours.coral) +
    group(
      machines.lineFollower(random.pick([colours.orange, colours.coral, colours.gold])),
      470,
      722,
      2.1,
    ) +
    line('M150 600h-70M180 650h-130M140 694h-60', '#9DB0A4', 9),
});

/** A micromouse finds the way through the maze. */
export const mazeRun: Scene = (random, room) => ({
  body:
    box(0, 0, 1200, 800, 0, 'url(#wall)') +
    box(0, 0, 1200, 800, 0, 'url(#kawung)') +
    `<g transform="translate(0 46)">${shape('M100 700L230 120H970L1100 700Z', room.dark)}${shape('M100 700H1100V740H100Z', '#00000055')}</g>` +
    `<path d="M250 190H560V270M300 270H450V360H240M640 190V330H520M720 190H930V290H800M940 370H720V440M560 420V520H400M200 470H330V600M460 600H640V540M740 560H880V470M980 520V640H800" fill="none" stroke="${room.accent}" stroke-width="20" stroke-linecap="butt"/>` +
    `<path d="M250 182H560M300 262H450M720 182H930M940 362H720M200 462H330M460 592H640M740 552H880" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="butt"/>` +
    `<path d="M600 740V660H700V480H820V420H1000" fill="none" stroke="#7DE8D8" stroke-width="7" stroke-dasharray="4 18" stroke-linejoin="miter"/>` +
    disc(1000, 420, 20, colours.coral) +
    disc(1000, 420, 9, '#fff') +
    group(machines.mazeMouse(random.pick(['#CFEAF5', '#FFE3A6', '#FFC9BD'])), 420, 742, 1.5),
});

/** Drones fly through lighted gates. */
export const droneCourse: Scene = (random, room) => {
  const gate = (x: number, y: number, size: number, colour: string) =>
    `<g transform="translate(${x} ${y})scale(${size})">${line('M0 110V400', '#60776C', 16)}<circle r="110" fill="none" stroke="${room.dark}" stroke-width="34"/><circle r="110" fill="none" stroke="${colour}" stroke-width="14" stroke-dasharray="30 16" stroke-linecap="butt"/></g>`;
  return {
    body:
      box(0, 0, 1200, 800, 0, 'url(#wall)') +
      disc(820, 240, 150, 'url(#kawung)') +
      disc(820, 240, 110, '#FFF3CF') +
      shape('M0 560L200 380L360 500L560 330L800 540L980 420L1200 580V800H0Z', room.trim) +
      shape('M0 640Q300 520 620 600T1200 560V800H0Z', room.floor) +
      shape('M0 640Q300 520 620 600T1200 560V800H0Z', 'url(#parang)') +
      traces(random, { x: 0, y: 690, width: 1150, height: 90 }, 3, {
        colour: colours.orange,
        hole: room.dark,
      }) +
      gate(980, 330, 0.8, colours.coral) +
      gate(640, 380, 1.05, colours.sun) +
      `<path d="M-20 560C200 560 260 380 620 380S880 330 1000 330" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-dasharray="4 20"/>` +
      gate(230, 420, 1.3, '#7DE8D8') +
      group(
        machines.drone(random.pick([colours.orange, colours.gold, '#CFEAF5'])),
        420,
        400,
        1.5,
        -8,
      ) +
      group(machines.drone(random.pick([colours.coral, '#C9EEDD'])), 820, 190, 0.7, 6),
  };
};

function robots(
  random: Random,
  count: number,
  poses: readonly RobotLook['pose'][],
): { looks: RobotLook[]; definitions: string[] } {
  const looks = Array.from({ length: count }, (_, index) => ({
    ...randomLook(random),
    pose: poses[index] ?? 'wave',
  }));
  return { looks, definitions: looks.map((look, index) => shellGradient(look, `shell${index}`)) };
}

/** Three robots on the podium while it rains confetti. */
export const podium: Scene = (random, room) => {
  const { looks, definitions } = robots(random, 3, ['cheer', 'wave', 'hips']);
  const step = (x: number, y: number, number: string, fill: string) =>
    box(x - 130, y, 260, 800 - y, 10, fill) +
    box(x - 130, y, 260, 26, 10, '#ffffff55') +
    box(x - 130, y, 260, 800 - y, 10, 'url(#parang)') +
    `<text x="${x}" y="${y + 120}" font-family="system-ui, sans-serif" font-weight="800" font-size="92" text-anchor="middle" fill="#fff">${number}</text>`;
  const body =
    hallRoom(room) +
    beams('#FFF3CF', 600, 700) +
    lights('#FFF3CF') +
    confetti(random, [colours.sun, colours.coral, '#7DE8D8', colours.paper, colours.orange]) +
    step(330, 610, '2', '#8FA39A') +
    step(870, 650, '3', colours.copper) +
    step(600, 540, '1', colours.gold) +
    looks
      .map((look, index) =>
        group(
          robot(look, `shell${index}`),
          [600, 330, 870][index] ?? 0,
          [542, 612, 652][index] ?? 0,
          index === 0 ? 1.05 : 0.95,
        ),
      )
      .join('') +
    group(trophy(colours.sun), 1060, 760, 1.1) +
    group(trophy('#DCE5E0'), 140, 770, 0.9);
  return { body, definitions };
};

/** The final on a night stage, with the scores on the screen. */
export const finalStage: Scene = (random, room) => {
  const { looks, definitions } = robots(random, 2, ['cheer', 'flag']);
  const bars = [150, 210, 120, 250, 180]
    .map((height, index) =>
      box(
        430 + index * 74,
        380 - height,
        46,
        height,
        6,
        [colours.sun, colours.orange, '#7DE8D8', colours.coral, colours.leaf][index] ?? '#fff',
      ),
    )
    .join('');
  return {
    body:
      hallRoom(room) +
      box(340, 70, 520, 350, 22, '#0b0f0d') +
      box(358, 88, 484, 314, 12, room.dark) +
      line('M400 384H800', '#ffffff66', 6) +
      bars +
      beams('#FFE9A8', 600, 640) +
      lights('#FFE9A8') +
      shape('M120 600H1080L1180 720H20Z', '#3A2415') +
      shape('M20 720H1180V750H20Z', colours.copper) +
      shape('M120 600H1080L1180 720H20Z', 'url(#parang)') +
      group(robot(looks[0] as RobotLook, 'shell0'), 480, 670, 1.05) +
      group(robot(looks[1] as RobotLook, 'shell1'), 760, 670, 1.05) +
      chip(150, 642, 116, 40, colours.ink, '#E8D9B0') +
      crowd(random, 700, room.wall[1], room.dark) +
      confetti(random, [colours.sun, '#7DE8D8'], 400),
    definitions,
  };
};
