import { repeat } from './landmark.ts';
import { machines } from './machines.ts';
import { chip, flower, traces } from './motifs.ts';
import { randomLook, robot, robotHead, shellGradient } from './robot.ts';
import { bunting, confetti, hallRoom, pupil, type Scene, table, trophy } from './sceneParts.ts';
import { box, colours, disc, group, line, oval, shape } from './svg.ts';

const lampOver = (x: number, colour: string): string =>
  line(`M${x} 0V96`, '#1D342A', 7) +
  shape(`M${x - 70} 150Q${x} 40 ${x + 70} 150Z`, colour) +
  shape(`M${x - 66} 152H${x + 66}L${x + 210} 560H${x - 210}Z`, '#FFF3CF33');

/** A pupil solders a board under the lamp. */
export const soldering: Scene = (random, room) => ({
  body:
    hallRoom(room) +
    box(90, 110, 330, 18, 4, room.trim) +
    box(110, 60, 46, 50, 6, room.accent) +
    box(170, 40, 60, 70, 6, room.dark) +
    box(246, 70, 70, 40, 6, colours.coral) +
    box(330, 50, 50, 60, 6, colours.sun) +
    lampOver(760, room.accent) +
    pupil(random, 520, 622, 430) +
    shape('M0 560H1200V800H0Z', '#B9743C') +
    shape('M0 560H1200V586H0Z', '#D8965A') +
    `<g transform="translate(330 610)">${box(0, 0, 560, 160, 14, '#07402F')}${box(0, -10, 560, 160, 14, colours.green)}${traces(random, { x: 20, y: 6, width: 500, height: 130 }, 6, { colour: colours.sun, hole: '#07402F' })}${chip(210, 46, 140, 52, colours.ink, '#E8D9B0')}</g>` +
    line('M790 640L880 540', '#DCE5E0', 11) +
    line('M880 540L1010 396', room.dark, 34) +
    line('M884 536L920 496', colours.coral, 36) +
    line('M1010 396C1080 320 1180 380 1220 300', '#1D342A', 12) +
    disc(788, 642, 30, '#FFCB5266') +
    disc(788, 642, 12, '#FFF3CF') +
    line('M786 610C760 560 810 530 784 480S800 400 776 360', '#ffffff88', 9) +
    disc(150, 690, 54, '#8FA39A') +
    disc(150, 690, 26, room.dark) +
    line('M204 690C260 700 250 640 300 650', '#DCE5E0', 6),
});

/** Two pupils build a robot before a wall of tools. */
export const workshop: Scene = (random, room) => {
  const look = { ...randomLook(random), base: 'tracks' as const, pose: 'wave' as const };
  const tools =
    line('M150 150v120M150 150l-18-26M150 150l18-26', colours.coral, 14) +
    line('M240 120v90', '#8FA39A', 12) +
    line('M240 214v70', colours.sun, 26) +
    `<circle cx="340" cy="150" r="30" fill="none" stroke="#8FA39A" stroke-width="16"/>` +
    line('M340 184v100', '#8FA39A', 18) +
    line('M430 130h74', '#60776C', 30) +
    line('M466 150v130', '#B9743C', 16);
  return {
    body:
      hallRoom(room) +
      box(70, 70, 520, 280, 16, '#C98F57') +
      `<path d="M90 90H580V340H90Z" fill="url(#holes)"/>` +
      tools +
      box(700, 110, 430, 16, 4, room.trim) +
      box(700, 250, 430, 16, 4, room.trim) +
      repeat(
        5,
        (index) =>
          box(
            716 + index * 84,
            190,
            68,
            60,
            8,
            [colours.coral, colours.sun, room.accent, colours.sky, colours.leaf][index] ?? '#fff',
          ) + box(730 + index * 84, 206, 40, 14, 4, '#ffffffaa'),
      ) +
      group(machines.sumo(colours.gold), 810, 108, 0.5) +
      group(trophy(colours.sun), 960, 110, 0.5) +
      group(machines.lineFollower(colours.orange), 1060, 108, 0.42) +
      pupil(random, 250, 640, 330) +
      pupil(random, 950, 640, 330) +
      table(60, 640, 1080, '#D8965A', '#A9652F') +
      group(robot(look), 600, 630, 1) +
      group(machines.mazeMouse('#CFEAF5'), 360, 640, 0.6) +
      box(780, 600, 120, 28, 6, '#1D342A') +
      line('M800 600v-24h60', colours.coral, 6),
    definitions: [
      shellGradient(look),
      '<pattern id="holes" width="24" height="24" patternUnits="userSpaceOnUse"><circle cx="12" cy="12" r="3" fill="#7A4A22"/></pattern>',
    ],
  };
};

/** A lesson: the control loop on the board, pupils before it. */
export const lesson: Scene = (random, room) => ({
  body:
    hallRoom(room) +
    box(170, 60, 860, 400, 14, '#A9652F') +
    box(190, 80, 820, 360, 6, '#124536') +
    `<g fill="none" stroke="#F6F7F2" stroke-opacity=".85" stroke-width="6"><rect x="240" y="150" width="150" height="80" rx="10"/><rect x="500" y="150" width="150" height="80" rx="10"/><rect x="760" y="150" width="150" height="80" rx="10"/><path d="M390 190h104l-18-14M650 190h104l-18-14M835 230v90H315v-84l-14 18M315 236l14 18"/></g>` +
    line('M560 400C620 300 650 420 700 380S800 372 960 374', colours.sun, 6) +
    line('M560 374H960', '#ffffff55', 4) +
    flower(315, 190, 26, colours.orange) +
    line('M540 200q35-50 70 0', '#7DE8D8', 6) +
    disc(835, 190, 22, colours.coral) +
    group(machines.lamp(colours.sun), 1100, 200, 0.6) +
    [200, 420, 640, 860, 1060]
      .map((x, index) => pupil(random, x, 800 + (index % 2) * 24, 300))
      .join(''),
});

/** Blocks of a program on a screen, and the robot that obeys. */
export const coding: Scene = (random, room) => {
  const look = { ...randomLook(random), pose: 'wave' as const };
  const block = (x: number, y: number, width: number, fill: string) =>
    shape(
      `M${x} ${y}h30l10 12h22l10-12h${width - 72}q10 0 10 10v36q0 10-10 10h-${width - 72}l-10 12h-22l-10-12h-30q-10 0-10-10v-36q0-10 10-10z`,
      fill,
    ) + box(x + 90, y + 18, width - 140, 20, 10, '#ffffff66');
  return {
    body:
      hallRoom(room) +
      box(70, 90, 180, 12, 3, room.trim) +
      box(90, 30, 30, 60, 4, colours.coral) +
      box(126, 40, 26, 50, 4, room.accent) +
      box(158, 24, 34, 66, 4, colours.sun) +
      pupil(random, 165, 660, 300) +
      table(-60, 660, 1320, '#D8965A', '#A9652F') +
      box(300, 160, 560, 400, 24, '#1D342A') +
      box(322, 182, 516, 350, 10, '#F6F7F2') +
      box(322, 182, 110, 350, 10, '#DCE9E0') +
      [222, 270, 318, 366]
        .map((y, index) =>
          disc(
            376,
            y,
            17,
            [colours.orange, colours.sky, colours.leaf, colours.coral][index] ?? '#fff',
          ),
        )
        .join('') +
      block(470, 214, 230, colours.orange) +
      block(470, 272, 290, colours.sky) +
      block(500, 330, 250, colours.leaf) +
      block(500, 388, 210, colours.coral) +
      block(470, 446, 180, colours.gold) +
      shape('M250 560H910L960 634H200Z', '#8FA39A') +
      shape('M280 572H880L896 600H264Z', '#60776C') +
      shape('M200 634H960V650H200Z', '#60776C') +
      line('M900 600C980 640 960 700 1040 660', '#1D342A', 8) +
      group(robot(look), 1040, 650, 1.2),
    definitions: [shellGradient(look)],
  };
};

/** A stall at the school fair. */
export const fair: Scene = (random, room) => {
  const look = { ...randomLook(random), pose: 'cheer' as const, base: 'wheel' as const };
  const stripes = repeat(10, (index) =>
    shape(
      `M${180 + index * 84} 150h84l${(index - 4) * 8} 90q${-42 + (index - 4) * 2} 46 -92 0z`,
      index % 2 ? '#FDF9EC' : room.accent,
    ),
  );
  return {
    body:
      hallRoom(room) +
      bunting(20, [colours.coral, colours.sun, colours.leaf, colours.sky]) +
      box(210, 150, 22, 520, 0, '#A9652F') +
      box(970, 150, 22, 520, 0, '#A9652F') +
      box(170, 128, 860, 28, 8, room.trim) +
      stripes +
      pupil(random, 420, 640, 280) +
      pupil(random, 790, 640, 280) +
      group(robot(look), 605, 640, 0.92) +
      table(150, 640, 900, '#FDF9EC', room.trim) +
      box(186, 670, 828, 130, 0, room.trim) +
      box(186, 670, 828, 130, 0, 'url(#kawung)') +
      group(machines.lineFollower(colours.orange), 300, 640, 0.7) +
      group(machines.soccer(colours.coral), 900, 640, 0.7) +
      disc(600, 736, 44, room.accent) +
      flower(600, 736, 34, '#FDF9EC'),
    definitions: [shellGradient(look)],
  };
};

/** A team for the album, with its cup. */
export const teamPhoto: Scene = (random, room) => ({
  body:
    hallRoom(room) +
    confetti(random, [colours.sun, colours.coral, room.accent, '#7DE8D8'], 420) +
    box(250, 60, 700, 120, 12, room.trim) +
    box(250, 60, 700, 120, 12, 'url(#parang)') +
    [330, 600, 870].map((x) => flower(x, 120, 38, colours.sun)).join('') +
    [230, 480, 730, 980].map((x) => pupil(random, x, 700, 300)).join('') +
    [120, 360, 850, 1090].map((x) => pupil(random, x, 830, 330)).join('') +
    oval(605, 800, 150, 24, '#00000055') +
    group(trophy(colours.gold), 605, 800, 2.1),
});

/** Everything a robot is made of, laid out on batik. */
export const parts: Scene = (random) => {
  const look = randomLook(random);
  const tile = (x: number, y: number, width: number, height: number) =>
    box(x, y + 8, width, height, 26, '#00000030') + box(x, y, width, height, 26, '#F6F7F2');
  return {
    body:
      box(0, 0, 1200, 800, 0, 'url(#wall)') +
      box(0, 0, 1200, 800, 0, 'url(#kawung)') +
      tile(70, 80, 300, 300) +
      tile(410, 80, 380, 300) +
      tile(830, 80, 300, 300) +
      tile(70, 420, 380, 300) +
      tile(490, 420, 300, 300) +
      tile(830, 420, 300, 300) +
      group(robotHead(look), 220, 246, 1.2) +
      `<g transform="translate(460 140)">${box(0, 0, 280, 190, 12, colours.green)}${traces(random, { x: 14, y: 10, width: 230, height: 170 }, 6, { colour: colours.sun, hole: '#07402F', width: 4 })}${chip(90, 70, 100, 50, colours.ink, '#C9A24B')}</g>` +
      disc(980, 230, 104, colours.ink) +
      disc(980, 230, 84, '#2B4439') +
      disc(980, 230, 58, look.accent) +
      disc(980, 230, 18, colours.paper) +
      repeat(6, (index) =>
        disc(
          980 + 38 * Math.cos(index * 1.0472),
          230 + 38 * Math.sin(index * 1.0472),
          9,
          '#00000044',
        ),
      ) +
      box(130, 510, 200, 120, 20, '#8FA39A') +
      box(130, 510, 70, 120, 20, '#60776C') +
      box(330, 552, 70, 34, 6, '#DCE5E0') +
      line('M130 540C90 530 100 470 150 480', colours.coral, 9) +
      line('M130 600C84 610 96 670 150 664', colours.ink, 9) +
      box(560, 470, 160, 210, 16, colours.sky) +
      box(560, 470, 160, 50, 16, '#1F6F8B') +
      shape('M652 540L604 610H636L624 660L678 586H644Z', colours.sun) +
      line('M600 470v-20M680 470v-20', colours.coral, 10) +
      disc(920, 520, 54, '#1D342A') +
      disc(1044, 520, 54, '#1D342A') +
      disc(920, 520, 32, '#8FD0E0') +
      disc(1044, 520, 32, '#8FD0E0') +
      disc(910, 510, 10, '#fff') +
      disc(1034, 510, 10, '#fff') +
      box(866, 590, 232, 70, 10, colours.green) +
      line('M890 660v30M930 660v30M970 660v30M1010 660v30M1050 660v30', '#C9A24B', 8),
    definitions: [shellGradient(look)],
  };
};
